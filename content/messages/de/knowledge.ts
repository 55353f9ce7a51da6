export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Zahle ich etwas, bevor ich die Website gesehen habe? Nein. Gehört sie dann mir? Ja, ganz. Und wenn ich etwas anders haben möchte? {days} {days/de/Tag/Tage} lang ändern wir es kostenlos.',
  allQuestions: 'Alle Antworten',
  pageHeading: 'Bevor Sie fragen',
  pageLead: 'Zuerst die sechs Fragen, die alle stellen. Dann die unbequemen.',
  priceQuestion: 'Was kostet es, und kommt noch etwas dazu?',
  priceAnswer:
    'Eine Website gibt es ab {price}. Im Preis enthalten sind Design, Entwicklung, Veröffentlichung und {days} {days/de/Tag/Tage} lang alle Änderungen. Sie zahlen einmal. Dazu kommt die Jahresgebühr Ihrer Domain, und monatlich zahlen Sie nur für Extras, die Sie dazubestellen: Unser Hosting zum Beispiel kostet {hosting}, und Ihre Website darf auch woanders liegen.',
  payQuestion: 'Wann zahle ich?',
  payAnswer:
    'Wenn Sie die fertige Website gesehen und Ja gesagt haben. Keine Anzahlung, keine Raten. Gefällt Ihnen nicht, was wir gemacht haben, schulden Sie uns nichts, und wir gehen im Guten auseinander.',
  timeQuestion: 'Wie lange dauert es?',
  timeAnswer:
    'Wie viele Arbeitstage wir brauchen, hängt vom Paket ab: {deliveryDays}. Die Zeit läuft, sobald wir Ihren Startschuss, Ihre Texte und Ihre Bilder haben. Eine erste Fassung sehen Sie schon vorher.',
  ownQuestion: 'Gehört die Website mir?',
  ownAnswer:
    'Ja, ganz und gar: die Domain, die Seiten, die Bilder, die Texte. Am Tag der Veröffentlichung bekommen Sie alles samt Zugangsdaten. Wenn Sie den Anbieter wechseln, nehmen Sie die Website mit, und sie läuft weiter.',
  changesQuestion: 'Und wenn ich etwas anders haben möchte?',
  changesAnswer:
    'Bis Sie die Website freigeben, ändern wir alles, was Ihnen nicht gefällt. Auch nach der Veröffentlichung sind alle Änderungen an dem, was wir gebaut haben, erst einmal kostenlos. Wie lange, hängt vom Paket ab: {changeDays}. Für spätere nennen wir Ihnen den Preis, bevor wir anfangen.',
  prepareQuestion: 'Was brauchen Sie von mir?',
  prepareAnswer:
    'Wir brauchen etwa eine Stunde Ihrer Zeit und alles, was Sie schon haben: Preise, Öffnungszeiten, ein paar Bilder. Handyfotos reichen völlig. Wir fragen nach und ordnen alles. Von Technik müssen Sie gar nichts verstehen.',
  prepareTexts: 'Und wenn Sie nicht gern schreiben: Bei {packages} sind Texte von uns dabei.',
  doubtsHeading: 'Vertrauen ist gut',
  scamQuestion: 'Woran erkenne ich, dass Sie seriös sind?',
  scamAnswer:
    'Sie zahlen keinen Cent, bevor Sie Ihre fertige Website gesehen und Ja gesagt haben. Sie riskieren also nichts. Besuchen Sie die Websites bei unseren Referenzen, oder rufen Sie uns an. Unsere Postanschrift ist {address}.',
  vanishQuestion: 'Was passiert mit meiner Website, wenn es Sie nicht mehr gibt?',
  vanishAnswer:
    'Ihre Website bleibt online. Die Domain läuft auf Ihren Namen, und ab dem Tag der Veröffentlichung haben Sie alle Dateien und Passwörter. Gebaut ist sie mit gängigen, frei verfügbaren Werkzeugen: Jeder Webentwickler kann weitermachen.',
  invoiceQuestion: 'Bekomme ich eine Rechnung, und ist die Mehrwertsteuer enthalten?',
  invoiceAnswer:
    'Sie bekommen eine ordentliche Rechnung auf Ihre Firma, auf Wunsch mit Ihrer USt-IdNr. Der Preis, den Sie hier sehen, ist der Endpreis: Fällt Mehrwertsteuer an, ist sie enthalten und auf der Rechnung ausgewiesen.',
  waysQuestion: 'Wie kann ich zahlen: Karte, PayPal, Überweisung?',
  waysAnswer:
    'Sie zahlen per Überweisung oder Karte, über einen Link auf der Rechnung, in der Währung, die Sie hier sehen. PayPal und Bargeld nehmen wir nicht.',
  editQuestion: 'Kann ich die Website selbst ändern?',
  editAnswer:
    'Preise, Öffnungszeiten oder Neuigkeiten ändern Sie selbst: Text oder Bild anklicken, ändern, speichern. Bei der Übergabe zeigen wir Ihnen, wie das geht; das dauert eine halbe Stunde und ist inbegriffen.',
  oldSiteQuestion: 'Ich habe schon eine Website. Was wird aus ihr und aus meinem Platz bei Google?',
  oldSiteAnswer:
    'Wir machen Ihre Website neu; gute Texte und Bilder übernehmen wir. Die alte bleibt online, bis Sie die neue freigegeben haben. Danach führt jede alte Adresse zur passenden neuen Seite, damit Links und Ihr Platz bei Google erhalten bleiben.',
  domainQuestion: 'Wer meldet die Domain an, und wer bezahlt sie?',
  domainAnswer:
    'Die Domain läuft auf Ihren Namen, und die Jahresgebühr zahlen Sie direkt an den Anbieter. Haben Sie schon eine Domain, behalten Sie sie: Wir binden sie ein, egal, wo sie liegt. Wenn nicht, suchen wir mit Ihnen eine aus und melden sie an.',
  mailboxesQuestion: 'Bekomme ich E-Mail-Adressen mit meiner Domain, etwa info@?',
  mailboxesAnswer:
    'Adressen wie info@ oder mit Ihrem Vornamen richten wir bei einem Mailanbieter Ihrer Wahl ein; den bezahlen Sie selbst. Postfächer, die Sie schon haben, laufen weiter, und beim Umzug geht keine E-Mail verloren.',
  elsewhereQuestion: 'Kann die Website bei einem anderen Hosting-Anbieter laufen?',
  elsewhereAnswer:
    'Die Website läuft bei jedem Anbieter. Unser Hosting kostet {hosting} und ist kein Muss. Nennen Sie uns Ihren Anbieter, dann richten wir die Website dort ohne Aufpreis ein.',
  builtWithQuestion: 'Arbeiten Sie mit WordPress?',
  builtWithAnswer:
    'Wir verwenden kein WordPress und keinen Baukasten wie Wix. Wir gestalten und bauen jede Website selbst, nach offenen Webstandards. Deshalb ist sie schnell, und es gibt keine Plug-ins, die man aktualisieren muss oder die gehackt werden.',
  shopQuestion: 'Bauen Sie auch Onlineshops?',
  shopAnswer:
    'Einen richtigen Shop mit Warenkorb und Kartenzahlung bauen wir nicht; das ist in unseren Paketen nicht vorgesehen. Was geht: eine Seite mit Ihren Produkten und Preisen und ein Bestellformular, das bei Ihnen als E-Mail ankommt.',
  logoQuestion: 'Machen Sie auch Logos, Fotos oder Flyer?',
  logoAnswer:
    'Wir machen Websites, aber keine Logos, Fotos oder Flyer. Wir nehmen Ihr Logo und Ihre Bilder; Handyfotos reichen aus. Ohne Logo setzen wir Ihren Namen in einer Schrift, die zu Ihrem Betrieb passt.',
  socialQuestion: 'Betreuen Sie auch Social Media und Anzeigen?',
  socialAnswer:
    'Beiträge und Anzeigen auf Facebook, Instagram oder Google übernehmen wir nicht. Wir verknüpfen Ihre Website mit Ihren Profilen und Ihrem Eintrag bei Google Maps, damit man vom einen zum anderen findet.',
  linkLabel: 'Link zu dieser Antwort',
  moreHeading: 'Ihre Frage ist nicht dabei?',
  moreText:
    'Schreiben Sie sie einfach in die Anfrage für die kostenlose Analyse. Wir antworten innerhalb von {hours} {hours/de/Stunde/Stunden}.',
  moreButton: 'Frage stellen',
}

export const knowledgeBase = {
  heading: 'Gut zu wissen, bevor Sie kaufen',
  lead: 'Drei Artikel für alle, die ein Unternehmen führen, ganz ohne Fachwörter.',
  readTime: '{minutes} Min. Lesezeit',
  allArticles: 'Alle Artikel',
  newsletterHeading: 'Was würde Ihnen eine Website bringen?',
  newsletterText:
    'Wir haben einen kleinen Online-Rechner: Sie geben ein, wie viele Besucher Sie haben und was Ihnen ein Auftrag im Schnitt bringt, und er zeigt, was eine bessere Website daran ändert. Schreiben Sie uns, dann bekommen Sie ihn, und künftig auch jeden neuen Artikel.',
  newsletterButton: 'Online-Rechner anfordern',
  feed: 'Neue Artikel als RSS-Feed',
}

export const articles = {
  contents: 'In diesem Artikel',
  byline: 'Von {name}',
  published: 'Veröffentlicht am {date}',
  bestFor: 'Ideal für',
  remedy: 'Noch diese Woche beheben',
  readNext: 'Weiterlesen',
}
