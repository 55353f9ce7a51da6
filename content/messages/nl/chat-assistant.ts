import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
  open: 'Vraag het aan Pliiats, onze assistent',
  title: 'Pliiats',
  subtitle: 'Een programma, geen mens. Kent de prijzen uit het hoofd.',
  minimise: 'Chat minimaliseren',
  openInFull: 'Chat als pagina openen',
  logLabel: 'Gesprek met Pliiats',
  inputLabel: 'Uw bericht',
  inputEmail: 'Uw e-mailadres',
  placeholder: 'Prijs, levertijd, hosting…',
  placeholderEmail: 'naam@example.com',
  placeholderPhone: 'Uw telefoonnummer',
  placeholderName: 'Uw naam',
  send: 'Versturen',
  typing: 'Pliiats typt…',
  senderBot: 'Pliiats',
  senderUser: 'U',
  optionsLabel: 'Suggesties',
  startOver: 'Opnieuw beginnen',
  privacyNote: 'Wat u hier achterlaat, gebruiken wij alleen om u te antwoorden.',
  privacyLink: 'Privacyverklaring',
  optionServices: 'Diensten',
  optionPricing: 'Prijzen',
  optionPortfolio: 'Portfolio',
  optionContact: 'Iemand spreken',
  optionDelivery: 'Hoelang duurt het?',
  optionRevisions: 'Wat kosten aanpassingen?',
  optionOwnership: 'Is de website van mij?',
  optionHosting: 'Hosting',
  optionLanguages: 'Meerdere talen',
  optionGuarantee: 'En als het me niet bevalt?',
  optionPayment: 'Wanneer betaal ik?',
  optionSupport: 'Probleem met mijn site',
  optionCancel: 'Laat maar',
  replyGreeting:
    'Goedendag, ik ben Pliiats. Ik ben een programma, geen mens, en ik houd het kort. Wat wilt u weten?',
  replyServices:
    'Wij ontwerpen, schrijven en bouwen websites voor kleine bedrijven, en zetten ze online. Ze werken prettig op een telefoon, zijn klaar voor zoekmachines en hebben een contactformulier. Ook online afspraken, een rekentool of een nieuwsbrief kan erbij.',
  linkServices: 'Wat u krijgt',
  replyPricing:
    '{packagePrices}. U betaalt één keer, en pas als u de site hebt gezien en ja hebt gezegd. Er komt niets bij, tenzij u dat zelf bestelt.',
  linkPricing: 'De pakketten naast elkaar',
  replyPortfolio:
    'Wij hebben meer dan {sites} websites opgeleverd. Een paar daarvan staan in ons portfolio, voor en na, met de cijfers erbij.',
  linkPortfolio: 'Portfolio bekijken',
  replyContact:
    'Graag. Binnen {hours} uur hebt u antwoord van een echt mens. Naar welk e-mailadres mogen we dat sturen? Belt u liever, dan zijn we er maandag tot en met vrijdag, {from}–{to} uur.',
  linkContact: 'Bel {telephone}',
  replyDelivery:
    'Zoveel werkdagen hebben we nodig: {packageDays}. We tellen vanaf uw startsein, zodra uw teksten en foto’s bij ons binnen zijn.',
  linkDelivery: 'Meer over de levertijd',
  replyRevisions:
    'Na de lancering zijn aanpassingen gratis, zoveel dagen lang: {packageChangeDays}. Daarna hoort u de prijs vooraf, of laat u ons de inhoud bijwerken voor {maintenancePrice}.',
  linkRevisions: 'Meer over aanpassingen',
  replyOwnership:
    'De site is helemaal van u: het domein, de pagina’s, de beelden, de teksten, de code. Op de dag van de lancering krijgt u de inloggegevens. Gaat u bij ons weg, dan gaat alles met u mee.',
  linkOwnership: 'Van wie de website is',
  replyHosting:
    'Hosting kost {hostingPrice}: {uptime}% van de tijd online, elke dag een back-up, certificaat inbegrepen. Het hoeft niet: u kunt uw site ook ergens anders onderbrengen.',
  linkHosting: 'Hosting bij de extra’s',
  replyLanguages:
    'Zoveel talen zijn er maximaal bij inbegrepen: {packageLanguages}. In elke taal schrijven we voor de mensen die het lezen.',
  linkLanguages: 'Talen per pakket',
  replyGuarantee:
    'Dan bent u ons niets schuldig. U betaalt pas als de site klaar is, u hem hebt bekeken en ja hebt gezegd. U zit nergens aan vast en hoeft niets op te zeggen.',
  linkGuarantee: 'Meer over wanneer u betaalt',
  replyPayment:
    'Pas als de site klaar is, u hem hebt bekeken en ja hebt gezegd. Niets vooraf, geen termijnen, één keer. Tot dan kost het u niets.',
  linkPayment: 'Meer over betalen',
  replySupport:
    'Daar is onze ondersteuning voor, en die is sneller dan ik: maak een ticket aan, u krijgt meteen een nummer en een echt mens leest uw bericht. Een site die onbereikbaar is, komt vooraan in de rij.',
  linkSupport: 'Ticket aanmaken',
  replyThanks: 'Graag gedaan. Schiet u nog iets te binnen, dan ben ik er.',
  foundPlace: 'Daar hebben we over geschreven: kijk bij “{title}”.',
  foundLink: 'Bron: {title}',
  replyFallback: 'Ik kan u helpen met diensten, prijzen, het portfolio of contactgegevens.',
  replyAskingPhone: 'Dank u wel. En een telefoonnummer, voor het geval de mail zoekraakt?',
  replyAskingName: 'Goed. Naar wie mogen we vragen?',
  replyEmailMalformed: 'Vul een geldig e-mailadres in (bijvoorbeeld {email}).',
  replyPhoneMalformed: 'Vul een geldig telefoonnummer in.',
  replyNameMissing: 'Daar zag ik geen naam in. Hoe mogen we u noemen?',
  replyCancelled: 'Goed, ik verstuur niets. Wat wilt u verder nog weten?',
  thanks:
    'Dank u wel, {name}. Uw bericht is onderweg, en binnen {hours} uur antwoordt een echt mens. Kan ik intussen nog iets voor u doen?',
  replyNoMail:
    'Nog iets: deze keer kunnen wij het u niet per e-mail bevestigen. Uw bericht is wel bij ons binnen, en een echt mens antwoordt u.',
} satisfies ChatAssistantMessages
