export const faq = {
  heading: 'Veelgestelde vragen',
  shortAnswers:
    'Betaal ik iets voordat ik de site heb gezien? Nee. Is hij van mij? Ja, helemaal. En als ik iets wil laten aanpassen? Dat kan {days} {days/nl/dag/dagen} lang gratis.',
  allQuestions: 'Alle antwoorden',
  pageHeading: 'Voordat u het vraagt',
  pageLead: 'Eerst de zes dingen die elke ondernemer wil weten. Daarna de lastigere vragen.',
  priceQuestion: 'Wat kost het, en komt er nog iets bij?',
  priceAnswer:
    'Een website hebt u vanaf {price}, en daar zit alles in: ontwerp, bouw, lancering en {days} {days/nl/dag/dagen} lang gratis aanpassingen. U betaalt één keer. Daarna betaalt u alleen nog voor uw domein, één keer per jaar, en voor de hosting: bij ons {hosting}, of bij een ander. Andere maandkosten zijn er alleen als u een extra bestelt die u per maand betaalt.',
  payQuestion: 'Wanneer betaal ik?',
  payAnswer:
    'Pas als de site klaar is, u hem hebt bekeken en ja hebt gezegd. Tot dan betaalt u niets. In termijnen betalen kan niet. Bevalt u niet wat we hebben gemaakt, dan bent u ons niets schuldig. Even goede vrienden.',
  timeQuestion: 'Hoelang duurt het?',
  timeAnswer:
    'Hoeveel werkdagen we nodig hebben, hangt af van het pakket: {deliveryDays}. We tellen vanaf de dag dat we uw startsein, teksten en foto’s hebben; een eerste versie ziet u al vóór de laatste dag.',
  ownQuestion: 'Is de website van mij?',
  ownAnswer:
    'Ja, helemaal: het domein, de pagina’s, de foto’s, de teksten en de code. Op de dag van de lancering krijgt u alles, met de inloggegevens erbij. Gaat u bij ons weg, dan gaat de site met u mee en blijft hij gewoon werken.',
  changesQuestion: 'En als ik iets wil laten aanpassen?',
  changesAnswer:
    'Tot u akkoord bent, passen we alles aan wat u niet bevalt. Na de lancering is elke aanpassing aan wat we hebben gebouwd een tijdlang gratis: {changeDays}. Van latere aanpassingen weet u de prijs voordat we beginnen.',
  prepareQuestion: 'Wat hebt u van mij nodig?',
  prepareAnswer:
    'We hebben ongeveer een uur van uw tijd nodig en wat u al hebt: prijzen, openingstijden, een paar foto’s. Foto’s van uw telefoon zijn prima. Wij stellen de vragen en ordenen alles. Van techniek hoeft u niets te weten.',
  prepareTexts: 'Bij {packages} schrijven we ook de teksten.',
  doubtsHeading: 'De lastigere vragen',
  scamQuestion: 'Hoe weet ik of u te vertrouwen bent?',
  scamAnswer:
    'U betaalt geen cent voordat uw website klaar is en u akkoord bent. U loopt dus geen risico. Bekijk de sites in ons portfolio of bel ons. Ons postadres is {address}.',
  vanishQuestion: 'Wat gebeurt er met mijn site als u ermee stopt?',
  vanishAnswer:
    'Uw site blijft online. Het domein staat op uw naam, en vanaf de dag van de lancering hebt u alle bestanden en wachtwoorden. De site is gebouwd met gewone, open techniek: elke webbouwer kan ermee verder.',
  invoiceQuestion: 'Krijg ik een factuur, en is de btw inbegrepen?',
  invoiceAnswer:
    'U krijgt een nette factuur op naam van uw bedrijf, met uw btw-nummer als u dat hebt. De prijs die u hier ziet, is de prijs die u betaalt: eventuele btw is inbegrepen en staat apart op de factuur.',
  waysQuestion: 'Hoe kan ik betalen: creditcard, PayPal, overschrijving?',
  waysAnswer:
    'U betaalt per overschrijving of met een debit- of creditcard, via een link op de factuur, in de valuta die u hier ziet. PayPal en contant geld nemen we niet aan.',
  editQuestion: 'Kan ik de site zelf aanpassen?',
  editAnswer:
    'U kunt de site zelf aanpassen: u klikt op een tekst of foto, verandert die en slaat de wijziging op. Zo blijven prijzen, openingstijden en nieuws actueel. Bij de oplevering laten we zien hoe dat gaat; het duurt een halfuur en is inbegrepen.',
  oldSiteQuestion: 'Ik heb al een website. Wat gebeurt daarmee, en met mijn plek in Google?',
  oldSiteAnswer:
    'We maken uw site opnieuw en nemen de teksten en foto’s mee die de moeite waard zijn. De oude site blijft online tot u de nieuwe hebt goedgekeurd. Daarna leidt elk oud adres naar de juiste nieuwe pagina, zodat links en uw plek in Google behouden blijven.',
  domainQuestion: 'Wie registreert het domein, en wie betaalt het?',
  domainAnswer:
    'Het domein staat op uw naam, en het jaarlijkse bedrag betaalt u rechtstreeks aan het bedrijf dat het registreert. Hebt u al een domein, dan houdt u dat: we koppelen het, waar het ook staat. Zo niet, dan kiezen we er samen een en vragen wij het voor u aan.',
  mailboxesQuestion: 'Krijg ik e-mailadressen op mijn eigen domein?',
  mailboxesAnswer:
    'Adressen zoals info@ of met uw voornaam stellen we in bij een mailprovider die u kiest; die betaalt u zelf. Mailboxen die u al hebt, blijven werken, en bij de verhuizing gaat geen mail verloren.',
  elsewhereQuestion: 'Kan de site bij een ander hostingbedrijf draaien?',
  elsewhereAnswer:
    'De site kan bij elk hostingbedrijf draaien. Onze hosting kost {hosting}, maar is niet verplicht. Noem het bedrijf van uw keuze, dan zetten we de site daar zonder meerprijs neer.',
  builtWithQuestion: 'Waarmee bouwt u? Is het WordPress?',
  builtWithAnswer:
    'We gebruiken geen WordPress, geen Wix en geen andere sitebuilder. We ontwerpen en bouwen elke site zelf, met gewone, open webtechniek. Daarom is hij snel en zijn er geen plug-ins die bijgewerkt moeten of gehackt kunnen worden.',
  shopQuestion: 'Bouwt u ook webwinkels?',
  shopAnswer:
    'Een volledige webwinkel met winkelwagen en online betalen bouwen we niet; die zit niet in onze pakketten. Wat wel kan: een pagina met uw producten en prijzen en een bestelformulier; elke bestelling krijgt u per e-mail.',
  logoQuestion: 'Maakt u ook logo’s, foto’s of flyers?',
  logoAnswer:
    'Wij maken websites, geen logo’s, foto’s of flyers. We gebruiken uw logo en uw foto’s; foto’s van uw telefoon zijn prima. Hebt u geen logo, dan zetten we uw naam in een letter die bij uw bedrijf past.',
  socialQuestion: 'Doet u ook sociale media en advertenties?',
  socialAnswer:
    'Posten en adverteren op Facebook, Instagram of Google doen we niet. We koppelen uw site aan uw profielen en aan uw vermelding op Google Maps, zodat bezoekers van het een naar het ander kunnen doorklikken.',
  linkLabel: 'Link naar dit antwoord',
  moreHeading: 'Staat uw vraag er niet bij?',
  moreText: 'Zet die in uw aanvraag voor de gratis analyse. Wij antwoorden binnen {hours} uur.',
  moreButton: 'Stel uw vraag',
}

export const knowledgeBase = {
  heading: 'Eerst lezen, dan kopen',
  lead: 'Drie artikelen voor ondernemers, zonder één woord dat u moet opzoeken.',
  readTime: '{minutes} min leestijd',
  allArticles: 'Alle artikelen',
  newsletterHeading: 'Wat zou een website u opleveren?',
  newsletterText:
    'Reken het uit met uw bezoekersaantal, uw gemiddelde bestelbedrag en onze rekentool. Mail ons, dan sturen we u die, net als elk nieuw artikel.',
  newsletterButton: 'Stuur mij de rekentool',
  feed: 'Nieuwe artikelen als RSS-feed',
}

export const articles = {
  contents: 'In dit artikel',
  byline: 'Door {name}',
  published: 'Gepubliceerd op {date}',
  bestFor: 'Geschikt voor',
  remedy: 'Verhelp het nog deze week',
  readNext: 'Lees ook',
}
