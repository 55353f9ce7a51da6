import type { ChatAssistantMessages } from '../en/chat-assistant.ts'

export const chatAssistant = {
  open: 'Küsige Pliiatsilt, meie vestlusabiliselt',
  title: 'Pliiats',
  subtitle: 'Programm, mitte inimene. Hinnad on tal peas.',
  minimise: 'Minimeeri vestlus',
  openInFull: 'Ava vestlus omaette lehel',
  logLabel: 'Vestlus Pliiatsiga',
  inputLabel: 'Teie sõnum',
  inputEmail: 'Teie e-posti aadress',
  placeholder: 'Näiteks: palju koduleht maksab?',
  placeholderEmail: 'nimi@example.com',
  placeholderPhone: 'Teie telefoninumber',
  placeholderName: 'Teie nimi',
  send: 'Saada',
  typing: 'Pliiats kirjutab…',
  senderBot: 'Pliiats',
  senderUser: 'Teie',
  optionsLabel: 'Vastusevariandid',
  startOver: 'Alusta otsast',
  privacyNote: 'Kasutame siia kirjutatut ainult teile vastamiseks.',
  privacyLink: 'Privaatsustingimused',
  optionServices: 'Teenused',
  optionPricing: 'Hinnad',
  optionPortfolio: 'Tehtud tööd',
  optionContact: 'Tahan rääkida inimesega',
  optionDelivery: 'Kui kaua see aega võtab?',
  optionRevisions: 'Palju muudatused maksavad?',
  optionOwnership: 'Kas koduleht jääb mulle?',
  optionHosting: 'Majutus',
  optionLanguages: 'Mitmekeelne koduleht',
  optionGuarantee: 'Aga kui mulle ei meeldi?',
  optionPayment: 'Millal ma maksan?',
  optionSupport: 'Mul on kodulehega mure',
  optionCancel: 'Mõtlesin ümber',
  replyGreeting: 'Tere! Olen Pliiats: programm, mitte inimene, ja vastan lühidalt. Mida soovite teada?',
  replyServices:
    'Teeme väikeettevõtetele kodulehti: kujundame, kirjutame, ehitame ja avaldame. Leht on telefonis mugav, otsingumootorile arusaadav ja kontaktivormiga. Soovi korral lisame broneerimise, kalkulaatori, uudiskirja ja muudki.',
  linkServices: 'Mis on hinna sees',
  replyPricing:
    '{packagePrices}. Maksate ühe korra ja alles siis, kui olete kodulehe üle vaadanud ja jah öelnud. Juurde tuleb ainult see, mille ise tellite.',
  linkPricing: 'Paketid kõrvuti',
  replyPortfolio:
    'Oleme valmis teinud üle {sites} kodulehe. Mõned neist leiate meie tööde seast: enne ja pärast, koos arvudega.',
  linkPortfolio: 'Vaadake tehtud töid',
  replyContact:
    'Hea meelega: inimene vastab teile {hours} tunni jooksul. Millisele e-posti aadressile ta kirjutada võib? Kui eelistate helistada, oleme kohal esmaspäevast reedeni {from}–{to}.',
  linkContact: 'Helistage {telephone}',
  replyDelivery:
    'Tööpäevi kodulehe valmimiseni: {packageDays}. Aega loeme teie jah-sõnast, kui tekstid ja pildid on meie käes.',
  linkDelivery: 'Valmimisajast pikemalt',
  replyRevisions:
    'Pärast avaldamist on muudatused mõnda aega tasuta, päevades: {packageChangeDays}. Hilisemate hinna kuulete enne, kui alustame. Või tellite sisu uuendamise: {maintenancePrice}.',
  linkRevisions: 'Muudatustest pikemalt',
  replyOwnership:
    'Jah, see on teie oma: domeen, lehed, pildid, tekstid, kood. Paroolid saate avaldamise päeval, ja kui meie juurest lahkute, tuleb kõik teiega kaasa.',
  linkOwnership: 'Kellele koduleht kuulub',
  replyHosting:
    'Majutus maksab {hostingPrice}: kättesaadavus {uptime}%, varukoopia iga päev, sertifikaat hinna sees. Kohustuslik see ei ole: kodulehe võite viia ka mujale.',
  linkHosting: 'Majutus lisateenuste seas',
  replyLanguages: 'Keeli on hinna sees kuni: {packageLanguages}. Iga keele tekst on kirjutatud oma lugejale.',
  linkLanguages: 'Keeled pakettide kaupa',
  replyGuarantee:
    'Siis ei ole te meile midagi võlgu. Maksate alles pärast seda, kui olete valminud kodulehe üle vaadanud ja jah öelnud. Siduvat lepingut ei ole ja midagi üles öelda pole vaja.',
  linkGuarantee: 'Millal maksta tuleb',
  replyPayment:
    'Siis, kui olete valminud kodulehe üle vaadanud ja jah öelnud. Ettemaksu ega osamakseid ei ole, maksate ühe korra. Seni te midagi ei maksa.',
  linkPayment: 'Maksmisest pikemalt',
  replySupport:
    'See on klienditoe töö ja sealt saate abi kiiremini kui minult: esitage pöördumine, numbri saate kohe ja teie kirja loeb inimene. Kui koduleht on maas, läheb pöördumine järjekorras esimeseks.',
  linkSupport: 'Esita pöördumine',
  replyThanks: 'Võtke heaks. Kui veel midagi pähe tuleb, olen siin.',
  foundPlace: 'Sellest oleme kirjutanud. Vaadake: „{title}“.',
  foundLink: 'Allikas: {title}',
  replyFallback: 'Oskan vastata küsimustele teenuste, hindade, tehtud tööde ja kontaktandmete kohta.',
  replyAskingPhone: 'Aitäh. Ja telefoninumber, juhuks kui e-kiri kaotsi läheb?',
  replyAskingName: 'Hästi. Ja teie nimi?',
  replyEmailMalformed: 'Palun kirjutage korrektne e-posti aadress (näiteks {email}).',
  replyPhoneMalformed: 'Palun kirjutage korrektne telefoninumber.',
  replyNameMissing: 'Nime ma sellest välja ei lugenud. Kuidas võime teie poole pöörduda?',
  replyCancelled: 'Hea küll, ma ei saada midagi ära. Mida veel soovite teada?',
  thanks:
    'Aitäh, {name}. Teie sõnum on teel ja inimene vastab {hours} tunni jooksul. Kas saan seni veel millegagi aidata?',
  replyNoMail:
    'Veel üks asi: seekord me e-kirjaga kinnitust ei saada. Teie sõnum on meil siiski olemas ja inimene vastab teile.',
} satisfies ChatAssistantMessages
