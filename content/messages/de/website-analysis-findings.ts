export const websiteAnalysisFindings = {
  speedArea: 'Schnell genug?',
  phonesArea: 'Für Handys gemacht?',
  searchArea: 'In Suchmaschinen zu finden?',
  clarityArea: 'In fünf Sekunden verstanden?',
  safetyArea: 'Gut geschützt?',
  everybodyArea: 'Für alle bedienbar?',

  slowPaintTitle: 'Zu lange Ladezeit',
  slowPaintSeen:
    'Am Handy, bei normalem Empfang, ist das Wichtigste auf Ihrer Seite nach {seconds} s da. Gut sind bis zu {limit} s.',
  slowPaintCost:
    'Die Leute zählen mit, und viele sind weg, bevor Ihre Seite da ist. Das sagt Ihnen keiner; sie tippen einfach auf den nächsten Treffer.',
  slowPaintDo:
    'Lassen Sie jedes Bild in der Größe speichern, in der es zu sehen ist, und nehmen Sie Diashows und Videos heraus, die niemand vermissen würde. Ist die Seite dann immer noch langsam, fragen Sie Ihren Hosting-Anbieter (bei dem Ihre Website liegt) nach dem Grund.',
  slowPaintGood: 'Das Wichtigste auf Ihrer Seite ist am Handy nach {seconds} s da. Das ist schnell.',

  blockedTitle: 'Alles da, aber nichts reagiert',
  blockedSeen:
    'Beim Laden ist Ihre Seite {seconds} s lang mit sich selbst beschäftigt und merkt nicht, wenn man sie antippt.',
  blockedCost: 'Besucher tippen, nichts passiert, sie tippen noch einmal und landen, wo sie nie hinwollten.',
  blockedDo:
    'Klären Sie, welche Zusätze (Chatfenster, Diashows, Zähler) wirklich jemand benutzt, und lassen Sie die übrigen abschalten. Jeder davon bringt sein eigenes Programm mit.',

  layoutShiftTitle: 'Beim Laden springt alles',
  layoutShiftSeen:
    'Texte und Knöpfe verrutschen noch, wenn sie schon zu sehen sind. Gemessen: {shift}; bis {limit} fällt es keinem auf.',
  layoutShiftCost:
    'Der Finger ist schon unterwegs zu „Anrufen“ und trifft etwas anderes. Das ärgert, und es wirkt unfertig.',
  layoutShiftDo:
    'Lassen Sie für jedes Bild und jedes Banner von Anfang an Platz freihalten. Das Stichwort dafür: Breite und Höhe bei jedem Bild angeben.',
  layoutShiftGood: 'Beim Laden bleibt auf Ihrer Seite alles an seinem Platz.',

  heavyPageTitle: 'Zu viele Megabyte',
  heavyPageSeen: 'Für diese eine Seite lädt ein Handy {megabytes} MB herunter. Gut sind bis zu {limit} MB.',
  heavyPageCost: 'Im Bus oder im Keller dauert das, und es kostet Ihre Besucher Datenvolumen.',
  heavyPageDo:
    'Lassen Sie zuerst die Bilder verkleinern, denn sie sind meist die größten Brocken. Dann müssen Videos und Zusätze weg, die niemand vermissen würde.',
  heavyPageGood: 'Ihre Seite ist nur {megabytes} MB groß. Das ist kein Problem, auch nicht im Bus.',

  heavyPicturesMark: 'ein Plakat als Postkarte',
  heavyPicturesTitle: 'Bilder viel größer als nötig',
  heavyPicturesSeen:
    'Bilder mit viel mehr Pixeln, als der Bildschirm zeigen kann: {count}. Zusammen haben sie {megabytes} MB.',
  heavyPicturesCost:
    'Das ist der häufigste Grund, warum eine Seite langsam ist, und den Unterschied sieht keiner.',
  heavyPicturesDo:
    'Lassen Sie sie in der Größe neu speichern, in der sie zu sehen sind, in einem modernen Format (WebP oder AVIF). Programme dafür gibt es kostenlos; in den meisten Baukästen genügt ein Häkchen.',

  uncompressedTitle: 'Text geht unverpackt auf die Reise',
  uncompressedSeen:
    'Ihr Server schickt {kilobytes} KB Text unverpackt. Dabei könnte er ihn packen: Auspacken kann jeder Browser.',
  uncompressedCost:
    'Alle warten auf ein Paket, das zu zwei Dritteln aus Luft besteht. Billiger ist Tempo nicht zu haben.',
  uncompressedDo:
    'Bitten Sie Ihren Hosting-Anbieter, die Komprimierung (gzip oder Brotli) einzuschalten. Das ist ein einziger Handgriff.',

  redirectChainTitle: 'Mehrmals weitergeschickt, bevor etwas kommt',
  redirectChainSeen:
    'Bevor Ihre Seite aufgeht, wird der Browser von einer Adresse zur nächsten geschickt. Weiterleitungen: {count}.',
  redirectChainCost: 'Jede kostet einen Moment, in dem der Bildschirm weiß bleibt.',
  redirectChainDo: 'Lassen Sie die erste Adresse gleich zur letzten führen.',

  deskOnlyMark: 'Lupe, bitte!',
  deskOnlyTitle: 'Nur für große Bildschirme gemacht',
  deskOnlySeen:
    'Es fehlt die Zeile, mit der sich die Seite an kleine Bildschirme anpasst. Handys zeigen sie deshalb wie am Computer, bloß winzig.',
  deskOnlyCost:
    'Mehr als die Hälfte Ihrer Besucher hat ein Handy in der Hand, muss vergrößern, schieben, suchen, und dann reißt der Geduldsfaden.',
  deskOnlyDo:
    'Ein älteres Design muss man für Handys oft neu bauen. Klären Sie zuerst, ob es Ihre Vorlage (das fertig gekaufte Design) inzwischen in einer neueren Version gibt, die das kann.',
  deskOnlyGood: 'Ihre Seite passt sich an den Bildschirm des Handys an.',

  zoomForbiddenTitle: 'Vergrößern verboten',
  zoomForbiddenSeen: 'Ihre Seite verbietet, dass man sie am Handy mit zwei Fingern größer zieht.',
  zoomForbiddenCost: 'Wer die Brille zu Hause vergessen hat, kann Ihre Öffnungszeiten nicht lesen.',
  zoomForbiddenDo:
    'Lassen Sie „user-scalable=no“ und „maximum-scale“ aus der Zeile für den Bildschirm (viewport) streichen. Am Rest ändert sich nichts.',

  widePageMark: 'passt nicht drauf',
  widePageTitle: 'Breiter als das Handy',
  widePageSeen: 'Am Handy ragt die Seite rechts über den Rand hinaus. Pixel zu viel: {pixels}.',
  widePageCost:
    'Die Seite lässt sich hin und her schieben, Text verschwindet am Rand, und das Ganze wirkt kaputt.',
  widePageDo:
    'Was herausragt (oft eine Tabelle, ein Bild oder eine Karte), lassen Sie an die Bildschirmbreite anpassen.',
  widePageGood: 'Am Handy ragt nichts über den Rand.',

  smallTextMark: 'wer soll das lesen?',
  smallTextTitle: 'Zu kleine Schrift',
  smallTextSeen:
    'Am Handy ist ein Teil Ihrer Texte kleiner als {limit} Pixel, ungefähr so groß wie das Kleingedruckte auf einer Packung.',
  smallTextCost: 'Kleingedrucktes überspringt man, auch wenn es wichtig ist.',
  smallTextDo: 'Lassen Sie die Schrift auf 16 Pixel oder mehr vergrößern; unter {limit} darf nichts bleiben.',
  smallTextGood: 'Die Schrift ist am Handy groß genug.',

  smallTargetsMark: 'nur für dünne Finger',
  smallTargetsTitle: 'Zu klein für einen Finger',
  smallTargetsSeen:
    'Einige Links oder Knöpfe sind am Handy kleiner als {limit} mal {limit} Pixel. Eine Fingerkuppe ist etwa doppelt so breit.',
  smallTargetsCost:
    'Man trifft den falschen, geht zurück, probiert es noch einmal, und manche lassen es dann.',
  smallTargetsDo:
    'Geben Sie ihnen ringsum mehr Platz. Das Symbol selbst darf klein bleiben, nur die Fläche zum Antippen muss größer werden.',

  popupMark: 'wer hat das bestellt?',
  popupTitle: 'Ein Fenster verdeckt die Seite',
  popupSeen: 'Ungefragt legt sich ein Fenster über einen großen Teil des Bildschirms.',
  popupCost:
    'Das ist, als stünde ein Verkäufer in der Ladentür: Besucher wollten etwas anderes und müssen erst an ihm vorbei. Auch Google mag das am Handy nicht.',
  popupDo: 'Schalten Sie es ab, oder lassen Sie es erst kommen, wenn jemand schon eine Weile liest.',

  untappableTelephoneMark: 'antippen? passiert nichts',
  untappableTelephoneTitle: 'Die Telefonnummer lässt sich nicht antippen',
  untappableTelephoneSeen:
    'Ihre Nummer {number} steht als einfacher Text da. Nicht jedes Handy wählt sie, wenn man darauf tippt.',
  untappableTelephoneCost: 'Man muss sie sich merken und Ziffer für Ziffer eintippen.',
  untappableTelephoneDo:
    'Machen Sie aus der Nummer einen Link, der mit „tel:“ beginnt. Das dauert ein paar Minuten und hilft auf jeder Seite.',

  titleTitle: 'Nichtssagender Seitentitel',
  titleSeen: 'In den Suchergebnissen steht über Ihrem Treffer: „{title}“.',
  titleCost:
    'Weder Ihre Branche noch Ihr Ort steht darin. Wer Ihren Namen noch nicht kennt, hat keinen Grund, darauf zu tippen.',
  titleDo:
    'Schreiben Sie Branche, Ort und Namen hinein, etwa „Sauerteigbäckerei in Gent – Name“. Zehn Minuten Arbeit.',
  titleGood: 'Ihre Seite hat für die Suchergebnisse einen eigenen Titel.',

  doubledTitle: 'Doppelte Angaben für die Suche',
  doubledSeen: 'Titel oder Beschreibung gibt es auf der Seite mehrfach. Überzählig: {count}.',
  doubledCost: 'Suchmaschinen nehmen dann irgendeine Fassung, vielleicht nicht die, die Sie nehmen würden.',
  doubledDo:
    'Behalten Sie die bessere. Oft machen zwei Plug-ins (Zusätze für Ihre Website) dieselbe Arbeit; schalten Sie eines ab.',

  descriptionTitle: 'Keine Beschreibung für die Suche',
  descriptionSeen:
    'Die zwei Zeilen unter Ihrem Namen in den Suchergebnissen dürfen Sie selbst schreiben. Noch sind sie leer.',
  descriptionCost:
    'Also sucht sich die Suchmaschine irgendwelche Wörter von der Seite aus, zum Beispiel „Cookies akzeptieren“.',
  descriptionDo:
    'Schreiben Sie zwei Sätze: was Sie machen, für wen und wo. Das Feld dafür heißt meist „Meta-Beschreibung“.',
  descriptionGood: 'Für die Suchergebnisse haben Sie eine eigene Beschreibung.',

  hiddenFromSearchTitle: 'Für Suchmaschinen gesperrt',
  hiddenFromSearchSeen:
    'Ihre Website verbietet Suchmaschinen, sie anzuzeigen. Das stammt meist noch aus der Zeit, als sie gebaut wurde.',
  hiddenFromSearchCost: 'Wer Ihre Adresse nicht kennt, findet Sie überhaupt nicht.',
  hiddenFromSearchDo:
    'Lassen Sie das abschalten („noindex“ oder in der Datei robots.txt „Disallow: /“). In den meisten Systemen genügt ein Häkchen in den Einstellungen.',
  hiddenFromSearchGood: 'Suchmaschinen können Ihre Seite finden.',

  businessDataTitle: 'Suchmaschinen müssen raten, wer Sie sind',
  businessDataSeen:
    'Name, Adresse und Öffnungszeiten stehen nicht in der Form da, die Suchmaschinen und Kartendienste lesen (strukturierte Daten).',
  businessDataCost:
    'Andere bekommen einen Kasten mit Öffnungszeiten und Anrufknopf, Sie bekommen eine Zeile Text.',
  businessDataDo:
    'Lassen Sie Ihre Angaben als „LocalBusiness“ ergänzen. Besucher sehen davon nichts, Maschinen schon. Und legen Sie Ihren kostenlosen Eintrag bei Google Maps an.',
  businessDataGood: 'Suchmaschinen können auf Ihrer Seite lesen, wer Sie sind.',

  sharePictureTitle: 'Beim Weiterschicken fehlt das Bild',
  sharePictureSeen: 'Wer Ihre Adresse an Freunde schickt, schickt kein Bild mit.',
  sharePictureCost: 'Bessere Werbung als eine Empfehlung gibt es nicht, und Ihre kommt als leerer Kasten an.',
  sharePictureDo: 'Wählen Sie ein gutes Foto als Vorschaubild (das Feld heißt „og:image“).',
  sharePictureGood: 'Wer Ihre Seite weiterschickt, schickt ein Bild mit.',

  alternatesTitle: 'Die Sprachen sind nicht verknüpft',
  alternatesSeen:
    'Die Website gibt es in mehreren Sprachen, aber sie sagt Suchmaschinen nicht, welche Seiten zusammengehören.',
  alternatesCost: 'Besucher aus dem Ausland finden genau die Seite, die sie nicht lesen können.',
  alternatesDo:
    'Lassen Sie jede Seite auf ihre Fassungen in den anderen Sprachen verweisen („hreflang“). Die meisten Systeme machen das von selbst, wenn man es einschaltet.',

  deadWwwTitle: 'Eine Schreibweise Ihrer Adresse führt ins Leere',
  deadWwwSeen: 'Unter {host} antwortet niemand.',
  deadWwwCost:
    'Die einen tippen www davor, die anderen nicht. Die eine Hälfte glaubt jetzt, Sie hätten geschlossen.',
  deadWwwDo:
    'Bitten Sie den Anbieter Ihrer Domain (Ihrer Adresse im Netz), beide Schreibweisen auf Ihre Website zu leiten.',

  twoAddressesTitle: 'Ihre Website gibt es zweimal',
  twoAddressesSeen: 'Sie öffnet sich auch unter {host}, als wäre es eine andere Website.',
  twoAddressesCost: 'Suchmaschinen sehen zwei Websites mit demselben Text und werten beide ab.',
  twoAddressesDo: 'Wählen Sie eine Adresse, und lassen Sie die andere dorthin weiterleiten.',

  brokenLinksTitle: 'Links, die ins Leere führen',
  brokenLinksSeen: 'Links auf Ihrer Seite, deren Ziel es nicht mehr gibt: {count}.',
  brokenLinksCost:
    'Wer darauf tippt, sieht einen Fehler statt der gesuchten Seite und fragt sich, was sonst noch veraltet ist.',
  brokenLinksDo: 'Berichtigen Sie die Links, oder nehmen Sie sie heraus. Welche es sind, steht unten.',
  brokenLinksGood: 'Die Links, die wir geprüft haben, führen alle ans Ziel.',

  telephoneMark: 'wo ist die Nummer?',
  telephoneTitle: 'Keine Telefonnummer',
  telephoneSeen: 'Auf Ihrer Startseite haben wir keine Telefonnummer gefunden.',
  telephoneCost:
    'Wer anrufen will, hat sich schon für Sie entschieden. Ärgerlicher kann man Kunden nicht verlieren.',
  telephoneDo: 'Setzen Sie die Nummer oben auf jede Seite, als Text, den man zum Anrufen nur antippen muss.',

  hiddenTelephoneMark: 'wie ruft man Sie an?',
  hiddenTelephoneTitle: 'Die Telefonnummer versteckt sich',
  hiddenTelephoneSeen: 'Ihre Nummer steht auf der Seite, am Handy sieht man sie aber erst nach dem Scrollen.',
  hiddenTelephoneCost: 'Wer es eilig hat, sucht nicht. Dabei sind das oft gute Kunden.',
  hiddenTelephoneDo: 'Setzen Sie sie ganz nach oben, als Text, den man zum Anrufen nur antippen muss.',
  hiddenTelephoneGood: 'Ihre Telefonnummer sieht man auf den ersten Blick.',

  postalAddressTitle: 'Wo sind Sie?',
  postalAddressSeen:
    'Auf Ihrer Startseite haben wir keine Anschrift gefunden und keinen Link zu einem Kartendienst.',
  postalAddressCost:
    'Die Leute suchen jemanden in der Nähe. Merken sie nicht, dass Sie das sind, suchen sie weiter.',
  postalAddressDo:
    'Setzen Sie Straße und Ort unten auf jede Seite, mit einem Link zum Kartendienst. Wenn Sie zu Ihren Kunden fahren, schreiben Sie dazu, in welche Orte.',
  postalAddressGood: 'Auf Ihrer Seite steht, wo man Sie findet.',

  openingHoursTitle: 'Wann haben Sie geöffnet?',
  openingHoursSeen: 'Auf Ihrer Startseite haben wir keine Öffnungszeiten gefunden.',
  openingHoursCost:
    'Bevor man losfährt, sieht man nach. Geht das bei Ihnen nicht, fährt man eben woandershin.',
  openingHoursDo:
    'Setzen Sie die Öffnungszeiten unten auf jede Seite, genau wie in Ihrem Eintrag bei Google Maps. Nur nach Vereinbarung? Dann schreiben Sie das.',
  openingHoursGood: 'Auf Ihrer Seite steht, wann Sie geöffnet haben.',

  priceTitle: 'Was es kostet, steht nirgends',
  priceSeen: 'Auf Ihrer Startseite haben wir weder einen Preis gefunden noch einen Link dazu.',
  priceCost: 'Wer keinen Preis sieht, rechnet mit einem hohen und fragt bei anderen.',
  priceDo:
    'Nennen Sie einen Preis, und sei es nur ein „ab“. Geht das nicht, schreiben Sie „Angebot auf Anfrage“ und dazu, wie schnell es kommt.',
  priceGood: 'Besucher erfahren, was es kostet oder wo sie danach fragen können.',

  actionMark: 'und jetzt?',
  actionTitle: 'Keiner weiß, wie es weitergeht',
  actionSeen: 'Am Handy sieht man ohne Scrollen keinen Knopf, der sagt, wie es weitergeht.',
  actionCost:
    'Auch wer überzeugt ist, weiß nicht, ob er schreiben oder anrufen soll, und verschiebt es auf morgen.',
  actionDo:
    'Ein Knopf, auf dem steht, was passiert, etwa „Für Samstag bestellen“ oder „Preis anfragen“: gleich oben und am Ende noch einmal.',
  actionGood: 'Schon ohne Scrollen sieht man, wie es weitergeht.',

  proofTitle: 'Nichts als Eigenlob',
  proofSeen: 'Auf Ihrer Startseite haben wir keine Kundenstimmen und keine Bewertungen gefunden.',
  proofCost: 'Bevor man Fremde ins Haus lässt, hört man sich um.',
  proofDo:
    'Bitten Sie drei zufriedene Kunden um zwei Sätze und ihren Namen, und stellen Sie jede Antwort neben die Leistung, um die es geht.',
  proofGood: 'Man erfährt, wer Sie sind oder wer Sie empfiehlt.',

  oldYearTitle: 'Die Jahreszahl ist veraltet',
  oldYearSeen: 'Ganz unten auf der Seite steht {year}.',
  oldYearCost: 'Besucher fragen sich, ob es Sie überhaupt noch gibt.',
  oldYearDo: 'Setzen Sie das laufende Jahr ein, oder lassen Sie die Zahl weg: Dort braucht sie niemand.',

  unfinishedMark: 'frisch gestrichen?',
  unfinishedTitle: 'Platzhalter vergessen',
  unfinishedSeen: 'Auf der Seite steht Text, der ersetzt werden sollte, bevor ihn jemand sieht.',
  unfinishedCost: 'Ausgerechnet das erzählen Besucher weiter.',
  unfinishedDo:
    'Ersetzen Sie ihn, oder nehmen Sie ihn heraus, am besten heute. Lieber eine kürzere Seite als eine unfertige.',

  vagueHeadlineMark: 'und was machen Sie?',
  vagueHeadlineTitle: 'Die Überschrift könnte bei jedem stehen',
  vagueHeadlineSeen: 'Die größte Zeile auf Ihrer Seite lautet: „{headline}“.',
  vagueHeadlineCost:
    'Ob sie hier richtig sind, entscheiden Besucher in fünf Sekunden. Diese Zeile hilft ihnen dabei nicht.',
  vagueHeadlineDo:
    'Schreiben Sie, was Sie machen, für wen und wo. Zeigen Sie den Satz jemandem, der Sie nicht kennt.',

  brokenPicturesMark: 'hier gibt’s nichts zu sehen',
  brokenPicturesTitle: 'Bilder laden nicht',
  brokenPicturesSeen: 'Bilder, die auf Ihrer Seite fehlen: {count}.',
  brokenPicturesCost: 'Ein leerer Rahmen wirkt wie ein Schaufenster mit zerbrochener Scheibe.',
  brokenPicturesDo: 'Laden Sie sie noch einmal hoch, oder nehmen Sie die Rahmen heraus.',

  plainHttpTitle: 'Die Tür hat kein Schloss',
  plainHttpSeen:
    'Ihre Website öffnet sich ohne Verschlüsselung (https): Was man dort eintippt, kann unterwegs mitgelesen werden.',
  plainHttpCost:
    'Browser schreiben „Nicht sicher“ neben Ihren Namen, und das ist das Erste, was Besucher über Sie lesen.',
  plainHttpDo:
    'Fragen Sie Ihren Hosting-Anbieter nach einem Zertifikat. Heute gibt es das kostenlos und meist mit einem Klick.',
  plainHttpGood: 'Ihre Website ist verschlüsselt (https).',

  openHttpTitle: 'Eine zweite Tür ohne Schloss',
  openHttpSeen: 'Ihre Website ist verschlüsselt, öffnet sich aber auch ohne Verschlüsselung (http).',
  openHttpCost: 'Alte Links und Lesezeichen führen dorthin, und dort steht im Browser „Nicht sicher“.',
  openHttpDo: 'Lassen Sie http auf https weiterleiten. Bei Ihrem Hosting-Anbieter genügt ein Klick.',

  certificateTitle: 'Das Zertifikat läuft bald ab',
  certificateSeen: 'Das Zertifikat, das Ihre Website verschlüsselt, läuft in {days} {days/de/Tag/Tagen} ab.',
  certificateCost: 'Ist es abgelaufen, warnen Browser vor Ihrer Website, rot und über den ganzen Bildschirm.',
  certificateDo:
    'Fragen Sie Ihren Hosting-Anbieter, ob es sich von selbst verlängert. Wenn nicht, lassen Sie es noch diese Woche erneuern.',

  mixedContentTitle: 'Manches kommt unverschlüsselt',
  mixedContentSeen: 'Ihre Seite ist verschlüsselt, lädt aber einiges unverschlüsselt nach. Anzahl: {count}.',
  mixedContentCost: 'Browser lassen solche Teile weg oder zeigen kein Schloss mehr. Ihnen sagt das niemand.',
  mixedContentDo: 'Lassen Sie in den Adressen unten „http://“ durch „https://“ ersetzen.',

  plainFormTitle: 'Ein Formular, offen wie eine Postkarte',
  plainFormSeen: 'Ein Formular auf Ihrer Seite sendet unverschlüsselt, was man hineinschreibt.',
  plainFormCost:
    'Namen, Nummern und Fragen kann man unterwegs mitlesen, und vor dem Senden warnt der Browser.',
  plainFormDo:
    'Lassen Sie das Formular an eine Adresse mit https senden. Bis dahin nehmen Sie es lieber von der Seite.',

  trackersTitle: 'Tracking vor der Einwilligung',
  trackersSeen: 'Auf Ihrer Seite aktiv, noch bevor jemand Ja sagen konnte: {names}.',
  trackersCost:
    'In der EU und in Großbritannien müssen Sie vorher fragen. Beschwerden darüber sind häufig und schnell geschrieben.',
  trackersDo:
    'Laden Sie das erst nach der Einwilligung, oder verzichten Sie darauf. Viele Inhaber sehen sich die Zahlen ohnehin nie an.',
  trackersGood: 'Ohne Einwilligung wird niemand beobachtet.',

  oldSoftwareTitle: 'Alte Software mit bekannten Lücken',
  oldSoftwareSeen:
    'Ihre Website nutzt Versionen mit Sicherheitslücken, die jeder nachschlagen kann: {names}.',
  oldSoftwareCost:
    'Genau danach durchkämmen Programme das Netz. Eine gekaperte Website verschickt Spam in Ihrem Namen.',
  oldSoftwareDo:
    'Lassen Sie die Website, ihre Vorlage und ihre Zusätze aktualisieren und vorher eine Sicherungskopie anlegen.',

  privacyPolicyTitle: 'Was mit den Daten passiert, steht nirgends',
  privacyPolicySeen:
    'Ihre Seite sammelt Daten oder gibt sie weiter, aber einen Link zu einer Datenschutzerklärung haben wir nicht gefunden.',
  privacyPolicyCost:
    'In der EU ist sie Pflicht, sobald Daten gesammelt werden. Und wer vorsichtig ist, füllt das Formular nicht aus.',
  privacyPolicyDo:
    'Schreiben Sie auf, was Sie sammeln, wozu und wie lange, und verlinken Sie es auf jeder Seite.',
  privacyPolicyGood: 'Zu Ihrer Datenschutzerklärung führt ein Link.',

  contrastMark: 'blass auf blass',
  contrastTitle: 'Zu blasse Schrift',
  contrastSeen: 'Ein Teil der Texte hebt sich kaum vom Hintergrund ab.',
  contrastCost: 'In der Sonne, auf alten Bildschirmen oder mit müden Augen sieht man davon nichts.',
  contrastDo:
    'Lassen Sie die Schrift dunkler machen oder den Hintergrund heller, bis der Kontrast mindestens 4,5 zu 1 beträgt (WCAG, die Regeln für barrierefreie Websites).',
  contrastGood: 'Die Schrift hebt sich gut vom Hintergrund ab.',

  pictureTextsMark: 'was ist da zu sehen?',
  pictureTextsTitle: 'Bilder ohne Worte',
  pictureTextsSeen: 'Zu einigen Bildern fehlt eine Beschreibung.',
  pictureTextsCost:
    'Wer blind ist, lässt sich die Seite vorlesen und hört hier nichts. Und Suchmaschinen sehen nichts.',
  pictureTextsDo:
    'Schreiben Sie zu jedem Bild ein paar Worte, etwa „Roggenbrot auf der Theke“ (das Feld heißt „alt“). Bei reiner Deko lassen Sie es leer.',
  pictureTextsGood: 'Ihre Bilder haben eine Beschreibung.',

  namelessMark: 'und das heißt …?',
  namelessTitle: 'Felder und Knöpfe ohne Namen',
  namelessSeen:
    'Einige Felder, Knöpfe oder Links haben keinen Namen, oft, weil sie nur aus einem Bildchen bestehen.',
  namelessCost:
    'Wer sich die Seite vorlesen lässt, hört nur „Schaltfläche“ und muss raten. Und per Sprachbefehl geht gar nichts.',
  namelessDo: 'Lassen Sie überall einen Namen eintragen, als Beschriftung oder unsichtbar („aria-label“).',
  namelessGood: 'Jedes Feld, jeder Knopf und jeder Link hat einen Namen.',

  languageTitle: 'Die Seite verrät ihre Sprache nicht',
  languageSeen:
    'Ihre Seite gibt nicht an, in welcher Sprache sie geschrieben ist, oder nennt die falsche. Angegeben: {declared}.',
  languageCost:
    'Vorleseprogramme sprechen dann mit falschem Akzent, und Browser wollen übersetzen, was keine Übersetzung braucht.',
  languageDo:
    'Lassen Sie ganz am Anfang der Seite das richtige Kürzel eintragen („lang“). Ein einziges Wort.',
  languageGood: 'Ihre Seite gibt ihre Sprache an.',
}
