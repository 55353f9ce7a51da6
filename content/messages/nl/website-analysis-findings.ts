export const websiteAnalysisFindings = {
  speedArea: 'Snel genoeg?',
  phonesArea: 'Mobielvriendelijk?',
  searchArea: 'Te vinden in zoekmachines?',
  clarityArea: 'In vijf tellen begrepen?',
  safetyArea: 'Veilig en volgens de wet?',
  everybodyArea: 'Voor iedereen te gebruiken?',

  slowPaintTitle: 'De pagina laadt te traag',
  slowPaintSeen:
    'Op een telefoon met een gewone verbinding staat het belangrijkste deel van uw pagina er na {seconds} seconden. Tot {limit} seconden is goed.',
  slowPaintCost:
    'Mensen hebben geen geduld: velen zijn weg voordat er iets te zien is. U merkt er niets van; ze tikken op het volgende zoekresultaat.',
  slowPaintDo:
    'Laat elke afbeelding verkleinen tot de grootte waarin ze te zien is, en haal carrousels en video’s weg die niemand zou missen. Blijft het traag, vraag dan uw hostingbedrijf (dat uw site online houdt) hoe dat komt.',
  slowPaintGood:
    'Op een telefoon staat het belangrijkste deel van uw pagina er na {seconds} {seconds/nl/seconde/seconden}. Dat is snel.',

  blockedTitle: 'De pagina staat er, maar reageert niet',
  blockedSeen:
    'Tijdens het laden is uw pagina {seconds} {seconds/nl/seconde/seconden} met zichzelf bezig en merkt hij niet dat er wordt getikt.',
  blockedCost:
    'Bezoekers tikken, er gebeurt niets, ze tikken nog eens en komen ergens terecht waar ze niet wilden zijn.',
  blockedDo:
    'Vraag degene die de site onderhoudt welke extra’s (chatvensters, carrousels, tellers) niemand gebruikt, en laat die uitzetten. Elk daarvan is een programma op zich.',

  layoutShiftTitle: 'Tijdens het laden verspringt alles',
  layoutShiftSeen:
    'Teksten en knoppen schuiven op terwijl ze er al staan. Gemeten: {shift}; tot {limit} merkt niemand het.',
  layoutShiftCost:
    'De duim is al onderweg naar “Bellen” en raakt iets anders. Dat is ergerlijk, en het oogt onaf.',
  layoutShiftDo:
    'Laat voor elke afbeelding en elke banner van tevoren een vaste plek vrijhouden. Zeg tegen degene die het voor u doet: “breedte en hoogte bij elke afbeelding”. Dat is genoeg.',
  layoutShiftGood: 'Tijdens het laden blijft alles op uw pagina op zijn plaats.',

  heavyPageTitle: 'Uw pagina is zwaar',
  heavyPageSeen: 'Voor deze ene pagina downloadt een telefoon {megabytes} MB. Tot {limit} MB is goed.',
  heavyPageCost: 'In de bus of in een kelder duurt dat lang, en het kost uw bezoekers data.',
  heavyPageDo:
    'Begin met de afbeeldingen, want die wegen meestal het meest. Daarna video’s en extra’s die niemand zou missen.',
  heavyPageGood: 'Uw pagina is {megabytes} MB groot. Die laadt overal vlot, ook in de bus.',

  heavyPicturesMark: 'een poster als ansichtkaart',
  heavyPicturesTitle: 'Afbeeldingen veel groter dan nodig',
  heavyPicturesSeen:
    'Afbeeldingen die veel scherper zijn dan het scherm kan tonen: {count}. Samen zijn ze {megabytes} MB groot.',
  heavyPicturesCost: 'Als een pagina traag is, ligt het meestal hieraan, terwijl niemand het verschil ziet.',
  heavyPicturesDo:
    'Laat ze verkleinen tot de grootte waarin ze te zien zijn, en opslaan in een modern formaat (WebP of AVIF). Er zijn gratis programma’s voor; in de meeste sitebuilders is het één vinkje.',

  uncompressedTitle: 'Tekst niet gecomprimeerd',
  uncompressedSeen:
    'Uw server verstuurt {kilobytes} KB tekst zonder compressie, terwijl elke browser die aankan.',
  uncompressedCost:
    'Iedereen wacht op een doos die voor twee derde uit lucht bestaat. Niets is makkelijker te verhelpen.',
  uncompressedDo:
    'Vraag uw hostingbedrijf om compressie (gzip of Brotli) aan te zetten. Het is één instelling.',

  redirectChainTitle: 'Een paar keer doorgestuurd',
  redirectChainSeen:
    'Voordat uw pagina opengaat, wordt de browser {count} keer naar een ander adres gestuurd.',
  redirectChainCost: 'Elke keer blijft het scherm even wit.',
  redirectChainDo: 'Laat het eerste adres meteen naar het laatste verwijzen.',

  deskOnlyMark: 'neem een vergrootglas mee',
  deskOnlyTitle: 'Voor achter het bureau, niet voor onderweg',
  deskOnlySeen:
    'De regel die de pagina aan het scherm van een telefoon aanpast, ontbreekt. Telefoons tonen nu de pagina voor een groot scherm, heel klein.',
  deskOnlyCost:
    'Meer dan de helft van uw bezoekers heeft een telefoon in de hand. Zij moeten vergroten en schuiven, en verliezen hun geduld.',
  deskOnlyDo:
    'Een oude site moet voor telefoons vaak opnieuw worden gebouwd. Vraag eerst of er van uw sjabloon (het kant-en-klare ontwerp) een nieuwere versie is die zich wel aan telefoons aanpast.',
  deskOnlyGood: 'Uw pagina past zich aan het scherm van een telefoon aan.',

  zoomForbiddenTitle: 'Vergroten mag niet',
  zoomForbiddenSeen: 'Op een telefoon laat uw pagina zich niet met twee vingers vergroten.',
  zoomForbiddenCost: 'Wie zijn bril thuis heeft laten liggen, kan uw openingstijden niet lezen.',
  zoomForbiddenDo:
    'Laat “user-scalable=no” en “maximum-scale” weghalen uit de regel over het scherm (viewport). Verder verandert er niets.',

  widePageMark: 'dit past niet',
  widePageTitle: 'Breder dan de telefoon',
  widePageSeen: 'De pagina steekt rechts {pixels} pixels buiten het scherm van een telefoon.',
  widePageCost:
    'De pagina schuift heen en weer, de tekst loopt van het scherm, en het lijkt alsof er iets kapot is.',
  widePageDo: 'Laat wat uitsteekt (vaak een tabel, een afbeelding of een kaart) met het scherm meekrimpen.',
  widePageGood: 'Op een telefoon steekt niets buiten het scherm.',

  smallTextMark: 'wie kan dit lezen?',
  smallTextTitle: 'Te kleine letters',
  smallTextSeen:
    'Op een telefoon is een deel van uw tekst kleiner dan {limit} pixels, zoiets als de kleine lettertjes op een verpakking.',
  smallTextCost:
    'Kleine lettertjes slaat iedereen over. Stond er iets belangrijks, dan heeft niemand het gelezen.',
  smallTextDo: 'Laat de tekst op 16 pixels of meer zetten, en niets kleiner dan {limit}.',
  smallTextGood: 'Op een telefoon zijn de letters groot genoeg om te lezen.',

  smallTargetsMark: 'voor dunnere vingers',
  smallTargetsTitle: 'Te klein voor een vinger',
  smallTargetsSeen:
    'Op een telefoon zijn sommige links of knoppen kleiner dan {limit} bij {limit} pixels. Een vingertop is ongeveer twee keer zo breed.',
  smallTargetsCost: 'Mensen tikken mis, gaan terug, proberen het nog eens, en een deel geeft het op.',
  smallTargetsDo:
    'Geef ze rondom meer ruimte. Het pictogram mag klein blijven, zolang een tik ernaast ook werkt.',

  popupMark: 'wie zit hierop te wachten?',
  popupTitle: 'Er ligt een venster over de pagina',
  popupSeen: 'Ongevraagd bedekt een venster een groot deel van het scherm.',
  popupCost:
    'Net een verkoper in de deuropening: bezoekers komen voor iets anders en moeten er eerst langs. Ook Google ziet dat op telefoons niet graag.',
  popupDo: 'Haal het weg, of laat het pas verschijnen als iemand al een tijdje leest.',

  untappableTelephoneMark: 'tikken helpt niet',
  untappableTelephoneTitle: 'Het nummer is niet aan te tikken',
  untappableTelephoneSeen:
    'Uw nummer {number} staat er als gewone tekst. Erop tikken om te bellen werkt lang niet op elke telefoon.',
  untappableTelephoneCost: 'Uw klant moet het nummer onthouden en cijfer voor cijfer intikken.',
  untappableTelephoneDo:
    'Maak van het nummer een link die met “tel:” begint. Dat is een paar minuten werk en kan op elke pagina.',

  titleTitle: 'De titel van de pagina zegt niets',
  titleSeen: 'In de zoekresultaten staat u met deze regel: “{title}”.',
  titleCost:
    'Uw vak en uw plaats staan er niet in. Wie uw naam nog niet kent, heeft dus geen reden om te tikken.',
  titleDo:
    'Zet uw vak, uw plaats en uw naam erin, bijvoorbeeld “Zuurdesembakkerij in Gent – Naam”. Tien minuten werk.',
  titleGood: 'Uw pagina heeft een eigen titel voor de zoekresultaten.',

  doubledTitle: 'Dubbele titel of beschrijving',
  doubledSeen: 'De pagina heeft {count} {count/nl/titel of beschrijving/titels of beschrijvingen} te veel.',
  doubledCost: 'Zoekmachines kiezen er een uit, en misschien een andere dan u zou kiezen.',
  doubledDo:
    'Houd de beste aan. Vaak doen twee plug-ins (uitbreidingen van uw site) hetzelfde; zet er een uit.',

  descriptionTitle: 'Geen beschrijving voor zoekmachines',
  descriptionSeen:
    'De twee regels onder uw naam in de zoekresultaten mag u zelf schrijven, maar ze zijn leeg.',
  descriptionCost: 'Dan plukt de zoekmachine zelf iets van de pagina, zoals “Cookies accepteren”.',
  descriptionDo: 'Schrijf twee zinnen: wat u doet, voor wie en waar. Het veld heet “meta description”.',
  descriptionGood: 'U hebt zelf geschreven wat er in de zoekresultaten staat.',

  hiddenFromSearchTitle: 'Uw site verstopt zich voor zoekmachines',
  hiddenFromSearchSeen:
    'Uw site vraagt zoekmachines om hem niet te tonen. Meestal is dat na de bouw blijven staan.',
  hiddenFromSearchCost: 'Wie uw adres niet kent, vindt u niet. Helemaal niet.',
  hiddenFromSearchDo:
    'Laat het uitzetten (“noindex”, of “Disallow: /” in het bestand robots.txt). In de meeste systemen is het één vinkje bij de instellingen.',
  hiddenFromSearchGood: 'Zoekmachines mogen uw pagina tonen.',

  businessDataTitle: 'Zoekmachines moeten raden wie u bent',
  businessDataSeen:
    'Uw naam, adres en openingstijden staan er niet in de vorm die zoekmachines en Google Maps lezen (gestructureerde gegevens).',
  businessDataCost: 'Anderen krijgen een kader met openingstijden en een belknop, u één regel tekst.',
  businessDataDo:
    'Laat uw gegevens toevoegen als “LocalBusiness”. Bezoekers zien er niets van, machines wel. En claim uw gratis vermelding op Google Maps.',
  businessDataGood: 'Zoekmachines kunnen op uw pagina lezen wie u bent.',

  sharePictureTitle: 'Gedeeld zonder foto',
  sharePictureSeen: 'Als iemand uw adres doorstuurt naar een vriend, gaat er geen foto mee.',
  sharePictureCost: 'Een aanbeveling is de beste reclame, maar nu komt er alleen een leeg vakje aan.',
  sharePictureDo: 'Kies één mooie foto om te delen (in de code heet dat “og:image”).',
  sharePictureGood: 'Wie uw pagina deelt, stuurt een foto mee.',

  alternatesTitle: 'Talen zijn niet gekoppeld',
  alternatesSeen:
    'De site is er in meerdere talen, maar vertelt zoekmachines niet welke pagina bij welke hoort.',
  alternatesCost: 'Bezoekers uit het buitenland vinden juist de pagina die ze niet kunnen lezen.',
  alternatesDo:
    'Laat elke pagina verwijzen naar dezelfde pagina in de andere talen (“hreflang”). De meeste systemen doen dat vanzelf als het eenmaal aanstaat.',

  deadWwwTitle: 'Eén variant van uw adres werkt niet',
  deadWwwSeen: '{host} reageert niet.',
  deadWwwCost: 'Sommigen typen www ervoor, anderen niet. Een deel denkt dus dat u gestopt bent.',
  deadWwwDo: 'Vraag degene die uw domein (uw webadres) beheert om beide naar uw site te laten leiden.',

  twoAddressesTitle: 'Uw site staat op twee plekken',
  twoAddressesSeen: 'Hij is ook te zien op {host}, alsof het een andere site is.',
  twoAddressesCost: 'Zoekmachines zien twee sites met dezelfde tekst, en beide tellen minder mee.',
  twoAddressesDo: 'Kies één adres en laat het andere daarnaar verwijzen.',

  brokenLinksTitle: 'Links die doodlopen',
  brokenLinksSeen: 'Links op uw pagina naar pagina’s die niet meer bestaan: {count}.',
  brokenLinksCost:
    'Wie erop tikt, krijgt een foutmelding in plaats van wat hij zocht, en vraagt zich af wat er nog meer verouderd is.',
  brokenLinksDo: 'Verbeter de links of haal ze weg. Hieronder staan ze allemaal.',
  brokenLinksGood: 'De links die we hebben geprobeerd, doen het allemaal.',

  telephoneMark: 'en het telefoonnummer?',
  telephoneTitle: 'Geen telefoonnummer',
  telephoneSeen: 'Op uw homepage hebben we geen telefoonnummer gevonden.',
  telephoneCost: 'Wie wil bellen, heeft al voor u gekozen. Zo iemand kwijtraken is extra zuur.',
  telephoneDo: 'Zet het nummer boven aan elke pagina, als tekst en met één tik te bellen.',

  hiddenTelephoneMark: 'hoe bel ik u?',
  hiddenTelephoneTitle: 'Het telefoonnummer verstopt zich',
  hiddenTelephoneSeen: 'Uw nummer staat op de pagina, maar op een telefoon ziet u het pas na scrollen.',
  hiddenTelephoneCost: 'Wie haast heeft, gaat niet zoeken. En klanten met haast zijn vaak de beste.',
  hiddenTelephoneDo:
    'Zet het helemaal bovenaan, zichtbaar zonder te scrollen, als tekst en met één tik te bellen.',
  hiddenTelephoneGood: 'Uw telefoonnummer valt meteen op.',

  postalAddressTitle: 'Waar zit u?',
  postalAddressSeen: 'Op uw homepage hebben we geen adres gevonden, en geen link naar een kaart.',
  postalAddressCost:
    'Mensen zoeken iemand in de buurt. Kunnen ze niet zien dat u dat bent, dan zoeken ze verder.',
  postalAddressDo:
    'Zet straat en plaats onder aan elke pagina, met een link naar Google Maps. Komt u bij uw klanten thuis? Zeg dan in welke plaatsen.',
  postalAddressGood: 'Op uw pagina staat waar u te vinden bent.',

  openingHoursTitle: 'Wanneer bent u open?',
  openingHoursSeen: 'Op uw homepage hebben we geen openingstijden gevonden.',
  openingHoursCost:
    'Voordat mensen de deur uitgaan, kijken ze of u open bent. Staat het er niet, dan gaan ze naar een ander.',
  openingHoursDo:
    'Zet de openingstijden onder aan elke pagina, dezelfde als bij uw vermelding op Google Maps. Alleen op afspraak? Zeg dat dan.',
  openingHoursGood: 'Op uw pagina staat wanneer u open bent.',

  priceTitle: 'Nergens staat wat het kost',
  priceSeen: 'Op uw homepage hebben we geen prijs gevonden, en geen link ernaartoe.',
  priceCost: 'Wie geen prijs ziet, verwacht een hoge en gaat naar een ander.',
  priceDo:
    'Noem een prijs, al is het maar een vanafprijs. Kan dat echt niet, bied dan een offerte aan en zeg hoe snel die komt.',
  priceGood: 'Bezoekers zien wat het kost, of hoe ze daarachter komen.',

  actionMark: 'en wat nu?',
  actionTitle: 'Er staat niet wat de volgende stap is',
  actionSeen: 'Wie op een telefoon niet scrolt, ziet geen knop voor de volgende stap.',
  actionCost: 'Wie overtuigd is, weet niet of hij moet schrijven of bellen, en stelt het uit.',
  actionDo:
    'Zet er één duidelijke knop neer, zoals “Bestellen voor zaterdag” of “Prijs aanvragen”, zichtbaar zonder te scrollen en nog eens aan het eind.',
  actionGood: 'Bezoekers zien meteen wat de volgende stap is.',

  proofTitle: 'De slager keurt zijn eigen vlees',
  proofSeen: 'Op uw homepage hebben we geen uitspraken van klanten gevonden, en geen beoordelingen.',
  proofCost:
    'Voordat mensen met een onbekende in zee gaan, willen ze horen hoe het de vorige klant is bevallen.',
  proofDo:
    'Vraag drie tevreden klanten om twee zinnen en hun naam, en zet die bij het werk waar ze over gaan.',
  proofGood: 'Anderen doen een goed woordje voor u, of u laat zien wie u bent.',

  oldYearTitle: 'Het jaartal is verouderd',
  oldYearSeen: 'Onder aan de pagina staat {year}.',
  oldYearCost: 'Bezoekers vragen zich af of uw zaak nog bestaat.',
  oldYearDo: 'Zet er het huidige jaar neer, of laat het weg: niemand mist het.',

  unfinishedMark: 'verf nog nat?',
  unfinishedTitle: 'Nog niet alles af',
  unfinishedSeen: 'Op de pagina staat tekst die vervangen had moeten worden voordat de eerste bezoeker kwam.',
  unfinishedCost: 'Zoiets vertellen bezoekers door aan hun vrienden.',
  unfinishedDo:
    'Vervang die tekst of haal hem vandaag nog weg. Liever een kortere pagina dan een die niet af is.',

  vagueHeadlineMark: 'en wat doet u dan?',
  vagueHeadlineTitle: 'Deze kop kan van iedereen zijn',
  vagueHeadlineSeen: 'De grootste regel op uw pagina luidt: “{headline}”.',
  vagueHeadlineCost:
    'Een bezoeker beslist in vijf tellen of hij hier goed zit. Aan deze regel heeft hij dan niets.',
  vagueHeadlineDo: 'Zeg wat u doet, voor wie en waar. Probeer het uit op iemand die u niet kent.',

  brokenPicturesMark: 'hier is niets te zien',
  brokenPicturesTitle: 'Afbeeldingen die niet verschijnen',
  brokenPicturesSeen: 'Afbeeldingen die op uw pagina ontbreken: {count}.',
  brokenPicturesCost: 'Een leeg kader oogt als een etalage met een kapotte ruit.',
  brokenPicturesDo: 'Zet ze opnieuw op de site, of haal de lege plekken weg.',

  plainHttpTitle: 'Geen slot op de deur',
  plainHttpSeen: 'Uw site is niet versleuteld (https): wat iemand er intypt, kan onderweg worden meegelezen.',
  plainHttpCost:
    'Browsers zetten “Niet veilig” naast uw naam, en dat is het eerste wat bezoekers over u lezen.',
  plainHttpDo: 'Vraag uw hostingbedrijf om een certificaat. Dat is tegenwoordig gratis, en meestal één klik.',
  plainHttpGood: 'Uw site is versleuteld (https).',

  openHttpTitle: 'Een tweede deur zonder slot',
  openHttpSeen: 'Uw site gaat ook zonder versleuteling open (http).',
  openHttpCost: 'Oude links en oude bladwijzers komen daar uit, en daar zegt de browser “Niet veilig”.',
  openHttpDo: 'Laat http doorverwijzen naar https. Bij uw hostingbedrijf is dat één vinkje.',

  certificateTitle: 'Het certificaat loopt af',
  certificateSeen: 'Het certificaat dat uw site versleutelt, verloopt over {days} {days/nl/dag/dagen}.',
  certificateCost:
    'Is het verlopen, dan waarschuwen browsers voor uw site, in het rood, over het hele scherm.',
  certificateDo:
    'Vraag uw hostingbedrijf of het vanzelf wordt verlengd. Zo niet, laat dat dan deze week nog doen.',

  mixedContentTitle: 'Een deel komt onversleuteld binnen',
  mixedContentSeen: 'Uw pagina is versleuteld, maar haalt onderdelen onversleuteld op. Aantal: {count}.',
  mixedContentCost: 'Browsers laten zulke onderdelen weg of halen het slotje weg, zonder dat u het merkt.',
  mixedContentDo: 'Laat in de adressen hieronder “http://” vervangen door “https://”.',

  plainFormTitle: 'Een formulier verstuurt alles leesbaar',
  plainFormSeen: 'Een formulier op uw pagina verstuurt onversleuteld wat iemand erin invult.',
  plainFormCost:
    'Namen, nummers en vragen kunnen onderweg worden meegelezen, en browsers waarschuwen vóór het versturen.',
  plainFormDo: 'Laat het formulier alles via https versturen. Haal het tot die tijd liever weg.',

  trackersTitle: 'Eerst meekijken, dan pas vragen',
  trackersSeen: 'Nog voordat iemand ergens mee instemde, keken er via uw pagina al anderen mee: {names}.',
  trackersCost:
    'In de EU en in Groot-Brittannië moet u eerst toestemming vragen. Er wordt vaak over geklaagd, en een klacht is zo ingediend.',
  trackersDo:
    'Laat ze pas na toestemming laden, of doe het zonder. Veel ondernemers kijken toch nooit naar de cijfers.',
  trackersGood: 'Wie geen toestemming heeft gegeven, wordt niet gevolgd.',

  oldSoftwareTitle: 'Oude software met bekende lekken',
  oldSoftwareSeen: 'Uw site gebruikt versies met beveiligingslekken die iedereen kan opzoeken: {names}.',
  oldSoftwareCost: 'Precies daar zoeken bots naar. Een gehackte site verstuurt spam uit uw naam.',
  oldSoftwareDo: 'Laat de site, het sjabloon en de uitbreidingen bijwerken, en laat eerst een kopie maken.',

  privacyPolicyTitle: 'Er staat niet wat u met gegevens doet',
  privacyPolicySeen:
    'Uw pagina vraagt om gegevens of volgt bezoekers, maar een link naar een privacyverklaring hebben we niet gevonden.',
  privacyPolicyCost:
    'In de EU is die verplicht zodra u gegevens verzamelt. En wie voorzichtig is, vult het formulier niet in.',
  privacyPolicyDo: 'Schrijf op wat u verzamelt, waarom en hoelang, en zet op elke pagina een link erheen.',
  privacyPolicyGood: 'Er is een link naar uw privacyverklaring.',

  contrastMark: 'licht op licht',
  contrastTitle: 'Tekst te licht om te lezen',
  contrastSeen: 'Een deel van de tekst steekt nauwelijks af tegen de achtergrond.',
  contrastCost: 'In de zon, op een oud scherm of met vermoeide ogen is die tekst er gewoon niet.',
  contrastDo:
    'Laat de tekst donkerder maken of de achtergrond lichter, tot een contrast van ten minste 4,5 op 1 (WCAG, de regels voor sites die iedereen kan gebruiken).',
  contrastGood: 'De tekst steekt goed af tegen de achtergrond.',

  pictureTextsMark: 'wat zien we hier?',
  pictureTextsTitle: 'Afbeeldingen zonder tekst',
  pictureTextsSeen: 'Bij sommige afbeeldingen ontbreekt een beschrijving.',
  pictureTextsCost:
    'Blinde bezoekers laten de pagina voorlezen en horen op die plek niets. Ook zoekmachines zien niets.',
  pictureTextsDo:
    'Schrijf bij elke afbeelding een paar woorden, zoals “Roggebrood op de toonbank” (het veld heet “alt”). Is een afbeelding alleen versiering, laat het veld dan leeg staan.',
  pictureTextsGood: 'Uw afbeeldingen hebben een beschrijving.',

  namelessMark: 'hoe heet dit?',
  namelessTitle: 'Velden en knoppen zonder naam',
  namelessSeen:
    'Sommige velden, knoppen of links hebben geen naam, vaak omdat ze alleen uit een pictogram bestaan.',
  namelessCost:
    'Wie de pagina laat voorlezen, hoort “knop” en moet raden. Wie de pagina met zijn stem bedient, komt er niet bij.',
  namelessDo: 'Geef ze elk een naam, zichtbaar of onzichtbaar (“aria-label”).',
  namelessGood: 'Elk veld, elke knop en elke link heeft een naam.',

  languageTitle: 'In welke taal is uw pagina?',
  languageSeen:
    'Een pagina hoort te vermelden in welke taal de tekst is. Bij u staat op die plek: {declared}.',
  languageCost:
    'Voorleesprogramma’s gebruiken de verkeerde uitspraak, en browsers bieden een vertaling aan waar niets te vertalen valt.',
  languageDo: 'Laat helemaal vooraan in de pagina de juiste code zetten (“lang”). Het is één woord.',
  languageGood: 'Uw pagina vermeldt de taal van de tekst.',
}
