import type { ContactFormMessages } from '../en/contact-form.ts'

export const contactForm = {
  heading: 'Vraag uw gratis analyse aan',
  lead: 'Een echt mens bekijkt uw site en schrijft u wat er werkt, wat u klanten kost en wat u het eerst moet doen. Binnen {hours} uur, gratis en zonder verplichtingen.',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  url: 'Uw website',
  urlHint: 'Als u er een hebt',
  message: 'Bericht',
  optional: 'optioneel',
  startTime: 'Wanneer wilt u beginnen?',
  startImmediately: 'Meteen',
  startThisWeek: 'Deze week',
  startNextWeek: 'Volgende week',
  startWithinMonth: 'Binnen een maand',
  startJustExploring: 'Ik kijk nog rond',
  defaultMessage:
    'Goedendag, ik ontvang graag een gratis analyse van mijn website: wat werkt, wat niet, en wat u als eerste zou veranderen.',
  submit: 'Aanvraag versturen',
  sending: 'Wordt verstuurd…',
  promise: 'U betaalt niets en zit nergens aan vast. Binnen {hours} uur hebt u antwoord.',
  privacyNote: 'Wij gebruiken uw gegevens om u te antwoorden, verder nergens voor.',
  privacyLink: 'Privacyverklaring',
  errorTitle: 'Fout',
  missingFields: 'Vul alle verplichte velden in.',
  sendFailed: 'Uw bericht kon niet worden verstuurd. Probeer het opnieuw.',
  success:
    'Analyse aangevraagd! ✓ – Kijk in uw e-mail hoe het verdergaat. Binnen {hours} uur sturen wij u een uitgebreid rapport.',
  fieldMissing: 'Vul dit veld in.',
  emailMalformed: 'Dat e-mailadres lijkt niet te kloppen.',
  urlMalformed: 'Dat lijkt niet op het adres van een website.',
  tooLong: 'Dit is langer dan het formulier aankan.',
  malformed: 'Een deel van uw aanvraag konden wij niet lezen. Kijk alles even na en verstuur het opnieuw.',
  tooLarge: 'Dit is meer dan wij in één keer kunnen ontvangen. Maak uw bericht wat korter.',
  crossSite:
    'Deze aanvraag kwam van een andere website en is daarom niet aangenomen. Gebruik het formulier op onze eigen pagina.',
  unsupported: 'Dit soort aanvragen kunnen wij hier niet aannemen.',
  duplicateKey:
    'Dit formulier is al verstuurd, maar met een andere inhoud. Laad de pagina opnieuw en verstuur het nog een keer.',
  stillRunning: 'Uw eerste poging wordt nog verwerkt. Een ogenblik geduld.',
  unavailable:
    'Wij kunnen uw aanvraag nu niet aannemen. Probeer het over een minuut opnieuw, of mail naar {email}.',
  offline:
    'U bent offline, lijkt het. Uw tekst blijft staan; probeer het opnieuw zodra u weer verbinding hebt.',
  sentHeading: 'Goed aangekomen',
  sentText: 'Wij hebben u een e-mail gestuurd met wat er nu gebeurt. Uw rapport volgt binnen {hours} uur.',
  sentBack: 'Terug naar de homepage',
  notSentHeading: 'Nog niet verstuurd',
  notSentText: 'Ga terug met uw browser: wat u hebt ingevuld, staat er nog.',
  notSentBack: 'Terug naar het formulier',
  notSentOtherwise: 'Of mail ons: {email}',
} satisfies ContactFormMessages
