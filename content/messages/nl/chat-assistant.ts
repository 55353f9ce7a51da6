export const chatAssistant = {
  listenName: 'mijn naam is|mn naam is|m’n naam is|naam is|ik heet|ik ben|dit is|hier is',
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
  senderUser: 'U',
  optionsLabel: 'Suggesties',
  startOver: 'Opnieuw beginnen',
  privacyNote: 'Wat u hier achterlaat, gebruiken wij alleen om u te antwoorden.',
  privacyLink: 'Privacyverklaring',
  optionServices: 'Diensten',
  optionPricing: 'Prijzen',
  optionDiscount: 'Kan het goedkoper?',
  optionPortfolio: 'Portfolio',
  optionContact: 'Iemand spreken',
  optionAnalysis: 'Bekijk mijn site',
  optionOffice: 'Waar zit u?',
  optionDelivery: 'Hoelang duurt het?',
  optionRevisions: 'Wat kosten aanpassingen?',
  optionOwnership: 'Is de website van mij?',
  optionHosting: 'Hosting',
  optionLanguages: 'Meerdere talen',
  optionGuarantee: 'En als het me niet bevalt?',
  optionPayment: 'Wanneer betaal ik?',
  optionSupport: 'Probleem met mijn site',
  optionBot: 'Met wie praat ik?',
  optionCancel: 'Laat maar',
  optionSkip: 'Verder zonder nummer',
  optionBack: 'Een stap terug',
  optionAlone: 'Stuur mijn vragen niet mee',
  replyGreeting:
    'Hallo, ik ben Pliiats. Ik ben een programma, geen mens, en ik houd het kort. Wat wilt u weten?',
  replyServices:
    'Wij ontwerpen en bouwen websites voor kleine bedrijven en zetten ze online: mobielvriendelijk, vindbaar in zoekmachines en met een contactformulier. Daar kunt u van alles bij nemen, zoals een boekingssysteem, een rekentool of een nieuwsbrief. Het kleinste pakket is {firstPackage}.',
  linkServices: 'Wat u krijgt',
  replyPricing:
    'Een website heeft bij ons een vaste prijs: {packagePrices}. U betaalt één keer, en pas als de site klaar is en u akkoord bent. Extra’s betaalt u alleen als u ze bestelt.',
  linkPricing: 'De pakketten naast elkaar',
  replyDiscount:
    'Korting geven we niet: iedereen betaalt dezelfde vaste prijs. Het voordeligst is {firstPackage}, en u neemt er alleen bij wat u nodig hebt.',
  replyPortfolio:
    'We hebben al meer dan {sites} websites opgeleverd. Een aantal staat in ons portfolio: voor en na, met cijfers en met wat de eigenaars ervan vinden.',
  linkPortfolio: 'Portfolio bekijken',
  replyContact:
    'Prima. Wat is uw e-mailadres? Ons team antwoordt u binnen {hours} uur, ook in het weekend. Liever bellen? {telephone}. {openingHours}.',
  replyContactWithQuestions:
    'Prima. Wat is uw e-mailadres? Wat u hier hebt gevraagd, sturen we mee, dan hoeft u niets te herhalen, en ons team antwoordt u binnen {hours} uur, ook in het weekend. Liever bellen? {telephone}. {openingHours}.',
  replyAlone: 'Goed, die sturen we niet mee. Wat is uw e-mailadres?',
  linkContact: 'Bel {telephone}',
  replyAnalysis:
    'Dat doen we graag, en het is gratis. Typ het adres van uw site hier of op de pagina van de analyse: na een halve minuut ziet u uw eigen pagina met onze opmerkingen. Als u wilt, kijkt er binnen {hours} uur ook een mens naar.',
  linkAnalysis: 'Nu mijn site bekijken',
  replyOffice:
    'U bereikt ons op {telephone}. {openingHours}. E-mails beantwoorden we binnen {hours} uur, ook in het weekend. Langskomen hoeft niet: we regelen alles online, en ons team zit in {offices}. Ons postadres is {address}.',
  linkOffice: 'Over ons',
  replyDelivery:
    'Hoeveel werkdagen we nodig hebben, hangt af van het pakket: {packageDays}. We tellen vanaf de dag dat we uw startsein, teksten en foto’s hebben.',
  linkDelivery: 'Meer over de levertijd',
  replyRevisions:
    'Tot u akkoord bent, passen we alles aan wat u niet bevalt. Na de lancering zijn aanpassingen een tijdlang gratis: {packageChangeDays}. Daarna hoort u de prijs voordat we beginnen, of u laat ons de inhoud bijwerken voor {maintenancePrice}.',
  linkRevisions: 'Meer over aanpassingen',
  changeDays: '{count} {count/nl/dag/dagen}',
  replyOwnership:
    'De website is van u: het domein, de pagina’s, de foto’s, de teksten en de code. Alle wachtwoorden krijgt u op de dag van de lancering, en u kunt met de site naar elk ander bedrijf.',
  linkOwnership: 'Van wie de website is',
  replyHosting:
    'Hosting bij ons kost {hostingPrice}: {uptime}% van de tijd online, elke dag een back-up en het SSL-certificaat inbegrepen. Verplicht is dat niet: u kunt de site overal onderbrengen. Verder betaalt u alleen het jaarlijkse bedrag voor uw domein.',
  linkHosting: 'Hosting bij de extra’s',
  replyLanguages:
    'Ja, uw site kan in meerdere talen. Hoeveel talen erbij zitten, hangt af van het pakket: {packageLanguages}. De teksten schrijven we in elke taal opnieuw; een vertaalprogramma komt er niet aan te pas.',
  linkLanguages: 'Talen per pakket',
  replyGuarantee:
    'Bevalt de website u niet als hij klaar is, dan betaalt u niets. U zit niet aan een contract vast en hoeft niets op te zeggen. Na de lancering zijn aanpassingen een tijdlang gratis: {packageChangeDays}.',
  linkGuarantee: 'Waarom u niets riskeert',
  replyPayment:
    'U betaalt één keer, en pas als de website klaar is en u akkoord bent. Vooraf betaalt u niets. In termijnen betalen kan niet. Alleen voor hosting ({hostingPrice}) en het bijwerken van de inhoud ({maintenancePrice}) betaalt u per maand, en alleen als u dat wilt.',
  linkPayment: 'Meer over betalen',
  replySupport:
    'Wat vervelend. Maak een ticket aan: uw tekst staat er al in, u krijgt meteen een nummer en ons team leest elk ticket. Is uw site onbereikbaar, dan krijgt u voorrang.',
  linkSupport: 'Ticket aanmaken',
  replyBot:
    'Geen mens: ik ben Pliiats, een programma, en mijn antwoorden komen van deze website. Wilt u liever iemand van ons team spreken, zeg het dan gewoon.',
  replyThanks: 'Graag gedaan. Als er nog iets is, vraag het gerust.',
  replyUnsure:
    'Ik weet niet zeker of ik u goed begrijp. Wat bedoelt u? Of hebt u liever antwoord van iemand van ons team?',
  replyOrder: '{items}. Samen is dat {total}, eenmalig.',
  replyOrderMonthly: '{items}. Samen is dat eenmalig {total} en {monthly} per maand.',
  replyAddOns: '{items}. Dat komt boven op een pakket; het kleinste is {firstPackage}.',
  foundPlace: 'Daar hebben we over geschreven: “{title}”.',
  foundLink: 'Bron: {title}',
  replyFallback: 'Vraag me gerust naar diensten, prijzen, portfolio of contactgegevens.',
  replyAskingEmail: 'Op welk e-mailadres bereiken we u?',
  replyAskingPhone: 'Dank u. En een telefoonnummer, voor als onze mail zoekraakt? Overslaan mag ook.',
  replyAskingName: 'Mooi. En wat is uw naam?',
  replyEmailMalformed: 'Vul een geldig e-mailadres in (bijvoorbeeld {email}).',
  replyPhoneMalformed: 'Vul een geldig telefoonnummer in.',
  replyNameMissing: 'Daar kon ik geen naam uit opmaken. Hoe heet u?',
  replyCancelled: 'Goed, er wordt niets verstuurd. Wilt u verder nog iets weten?',
  replyCancelledAfterLead:
    'Goed. Wat u eerder hebt gestuurd, is binnen, en verder wordt er niets verstuurd. Als er nog iets is, vraag het gerust.',
  thanks:
    'Dank u wel, {name}. Uw gegevens zijn binnen, en ons team antwoordt u binnen {hours} uur. Hebt u intussen nog een vraag?',
  replyNoMail:
    'Nog één ding: we kunnen dit nu niet per e-mail bevestigen. Uw bericht is wel binnen, en ons team antwoordt u.',
}
