import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Dit is langer dan het formulier aankan.',
  malformed:
    'Een deel van uw gegevens konden wij niet lezen. Kijk alles even na en verstuur het formulier opnieuw.',
  tooLarge: 'Dit is meer dan wij in één keer kunnen ontvangen. Maak uw bericht wat korter.',
  crossSite:
    'Dit is vanaf een andere website verstuurd en daarom niet aangenomen. Gebruik het formulier op onze eigen pagina.',
  unsupported: 'Wat er verstuurd is, kunnen wij hier in deze vorm niet aannemen.',
  duplicateKey:
    'Dit formulier is al verstuurd, maar met een andere inhoud. Laad de pagina opnieuw en verstuur het nog een keer.',
  stillRunning: 'Uw eerste poging wordt nog verwerkt. Een ogenblik geduld.',
  tooManyRequests:
    'Er is in korte tijd te veel naar ons verstuurd. Probeer het {wait} opnieuw, of mail naar {email}.',
  tooManyForNow:
    'Er is in korte tijd te veel naar ons verstuurd. Wacht even voordat u het opnieuw verstuurt.',
  unavailable:
    'Wij kunnen op dit moment niets ontvangen. Probeer het over een minuut opnieuw, of mail naar {email}.',
} satisfies ProblemMessages
