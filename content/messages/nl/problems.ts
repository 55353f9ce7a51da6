import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Dit is langer dan het formulier aankan.',
  malformed: 'Een deel van uw aanvraag konden wij niet lezen. Kijk alles even na en verstuur het opnieuw.',
  tooLarge: 'Dit is meer dan wij in één keer kunnen ontvangen. Maak uw bericht wat korter.',
  crossSite:
    'Deze aanvraag kwam van een andere website en is daarom niet aangenomen. Gebruik het formulier op onze eigen pagina.',
  unsupported: 'Dit soort aanvragen kunnen wij hier niet aannemen.',
  duplicateKey:
    'Dit formulier is al verstuurd, maar met een andere inhoud. Laad de pagina opnieuw en verstuur het nog een keer.',
  stillRunning: 'Uw eerste poging wordt nog verwerkt. Een ogenblik geduld.',
  tooManyRequests:
    'Er kwamen te veel aanvragen in korte tijd. Probeer het {wait} opnieuw, of mail naar {email}.',
  tooManyForNow: 'Er kwamen te veel aanvragen in korte tijd. Wacht even voordat u het opnieuw verstuurt.',
  unavailable:
    'Wij kunnen uw aanvraag nu niet aannemen. Probeer het over een minuut opnieuw, of mail naar {email}.',
} satisfies ProblemMessages
