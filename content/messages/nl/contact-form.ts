export const contactForm = {
  heading: 'Vraag uw gratis analyse aan',
  lead: 'Wij bekijken uw site en laten u weten wat er goed is, wat u klanten kost en wat u het eerst kunt aanpakken. Binnen {hours} uur, gratis en vrijblijvend.',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  url: 'Uw website',
  message: 'Bericht',
  optional: 'optioneel',
  startTime: 'Wanneer wilt u beginnen?',
  startImmediately: 'Meteen',
  startThisWeek: 'Deze week',
  startNextWeek: 'Volgende week',
  startWithinMonth: 'Binnen een maand',
  startJustExploring: 'Ik oriënteer me nog',
  defaultMessage:
    'Goedendag, ik ontvang graag een gratis analyse van mijn website: wat werkt, wat niet, en wat u als eerste zou veranderen.',
  submit: 'Versturen',
  sending: 'Wordt verstuurd…',
  promise: 'U betaalt niets en zit nergens aan vast. Binnen {hours} uur hebt u antwoord.',
  orderPromise: 'U betaalt nu nog niets.',
  privacyNote: 'Wij gebruiken uw gegevens alleen om u te antwoorden.',
  privacyLink: 'Privacyverklaring',
  errorTitle: 'Fout',
  missingFields: 'Vul alle verplichte velden in.',
  sendFailed: 'Uw bericht kon niet worden verstuurd. Probeer het opnieuw.',
  success:
    'Analyse aangevraagd! ✓ – Wij mailen u hoe het verdergaat. Binnen {hours} uur sturen wij u een uitgebreid rapport.',
  successNoMail:
    'Aanvraag verstuurd! ✓ – We kunnen u deze keer geen bevestiging mailen, maar uw aanvraag is binnen. U krijgt uw uitgebreide rapport binnen {hours} uur.',
  fieldMissing: 'Vul dit veld in.',
  emailMalformed: 'Dat e-mailadres lijkt niet te kloppen.',
  urlMalformed: 'Dat lijkt niet op het adres van een website.',
  offline: 'Zo te zien bent u offline. Uw tekst blijft staan; probeer het opnieuw zodra u weer online bent.',
  sentHeading: 'In goede orde ontvangen',
  sentText: 'In uw mail leest u hoe het verdergaat. Uw rapport volgt binnen {hours} uur.',
  orderHeading: 'Uw bestelling',
  orderLead:
    'Stuur ons uw bestelling. Binnen {hours} uur laten wij u weten wat wij van u nodig hebben en op welke dag uw website klaar is. U betaalt pas als de website af is en u akkoord bent.',
  orderMessage: 'Goedendag, ik wil graag het pakket {package} bestellen.',
  orderMessageWith: 'Goedendag, ik wil graag het pakket {package} bestellen, met daarbij: {extras}.',
  orderMessageExtras: 'Goedendag, ik wil graag bestellen: {extras}.',
  orderPlain: 'Wat u bij de prijzen hebt aangevinkt, gaat met dit formulier mee.',
  orderChange: 'Bestelling wijzigen',
  orderDrop: 'Alleen de gratis analyse',
  orderRestore: 'Terug naar mijn bestelling',
  priceChanged:
    'Onze prijzen zijn veranderd sinds u deze pagina opende. Vernieuw de pagina en bekijk het bedrag nog eens; uw tekst blijft bewaard.',
  orderSuccess:
    'Bestelling verstuurd ✓ – Wij mailen u hoe het verdergaat. Binnen {hours} uur hoort u van ons.',
  orderSuccessNoMail:
    'Bestelling verstuurd ✓ – We kunnen u deze keer geen bevestiging mailen, maar uw bestelling is binnen. Binnen {hours} uur hoort u van ons.',
  orderSentHeading: 'Uw bestelling is binnen',
  orderSentText: 'In uw mail leest u hoe het verdergaat. Binnen {hours} uur hoort u van ons.',
  receiptAsked: 'Uw keuze',
  receiptAnalysisOf: 'Gratis analyse van {url}',
  receiptAnswer: 'U hoort van ons',
  receiptBy: 'uiterlijk {moment} uur (in uw tijdzone)',
  receiptWithin: 'binnen {hours} uur',
  receiptReader: 'Gaat naar',
  receiptMeanwhile: 'Ondertussen',
  receiptWork: 'Bekijk sites die wij hebben gemaakt',
  receiptAdd: 'Iets toevoegen per e-mail',
  receiptAddSubject: 'Nog iets over mijn aanvraag',
  sentBack: 'Terug naar de homepage',
  notSentHeading: 'Nog niet verstuurd',
  notSentText: 'Ga in uw browser een pagina terug: wat u hebt ingevuld, staat er nog.',
  notSentBack: 'Terug naar het formulier',
  notSentEmpty: 'Leeg formulier openen',
  notSentOtherwise: 'Of mail ons: {email}',
}

export const problems = {
  tooLong: 'Dit is te lang. Maak het wat korter.',
  malformed:
    'Een deel van uw gegevens konden wij niet lezen. Kijk alles even na en verstuur het formulier opnieuw.',
  tooLarge: 'Dit is te veel in één keer. Maak uw bericht wat korter.',
  crossSite:
    'Dit is vanaf een andere website verstuurd en daarom niet aangenomen. Gebruik het formulier op onze eigen pagina.',
  unsupported: 'Dit kunnen wij niet verwerken.',
  duplicateKey:
    'Dit formulier is al verstuurd, maar met een andere inhoud. Vernieuw de pagina en verstuur het nog een keer.',
  stillRunning: 'Uw eerste poging wordt nog verwerkt. Een ogenblik geduld.',
  tooManyRequests:
    'Dit is in korte tijd te vaak verstuurd. Probeer het {wait} opnieuw, of mail naar {email}.',
  tooManyForNow: 'Dit is in korte tijd te vaak verstuurd. Wacht even voordat u het opnieuw verstuurt.',
  unavailable:
    'Wij kunnen op dit moment niets ontvangen. Probeer het over een minuut opnieuw, of mail naar {email}.',
}
