export const chatAssistant = {
  listenName: 'minu nimi on|mu nimi on|nimi on|mina olen|ma olen|olen|siin on|kutsuge mind',
  open: 'Küsi Pliiatsilt, meie vestlusabiliselt',
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
  senderUser: 'Teie',
  optionsLabel: 'Vastusevariandid',
  startOver: 'Alusta otsast',
  privacyNote: 'Kasutame siia kirjutatut ainult teile vastamiseks.',
  privacyLink: 'Privaatsustingimused',
  optionServices: 'Teenused',
  optionPricing: 'Hinnad',
  optionDiscount: 'Kas soodsamalt saab?',
  optionPortfolio: 'Tehtud tööd',
  optionContact: 'Tahan rääkida inimesega',
  optionAnalysis: 'Vaadake mu leht üle',
  optionOffice: 'Kus te asute?',
  optionDelivery: 'Kui kaua see aega võtab?',
  optionRevisions: 'Palju muudatused maksavad?',
  optionOwnership: 'Kas koduleht jääb mulle?',
  optionHosting: 'Majutus',
  optionLanguages: 'Mitmekeelne koduleht',
  optionGuarantee: 'Aga kui mulle ei meeldi?',
  optionPayment: 'Millal ma maksan?',
  optionSupport: 'Mul on kodulehega mure',
  optionBot: 'Kes siin vastab?',
  optionCancel: 'Mõtlesin ümber',
  optionSkip: 'Edasi ilma numbrita',
  optionBack: 'Samm tagasi',
  optionAlone: 'Ärge saatke mu küsimusi',
  replyGreeting:
    'Tere, mina olen Pliiats. Olen programm, mitte inimene, ja vastan lühidalt. Mida soovite teada?',
  replyServices:
    'Teeme ja avaldame väikeettevõtete kodulehti, mis on telefonis mugavad, otsingust leitavad ja kontaktivormiga. Soovi korral lisame broneerimise, hinnakalkulaatori, uudiskirja ja muudki. Väikseim pakett on {firstPackage}.',
  linkServices: 'Mis on hinna sees',
  replyPricing:
    'Meie hinnad on kindlad: {packagePrices}. Maksate üks kord ja alles siis, kui olete valmis lehte näinud ja selle heaks kiitnud. Rohkem maksate ainult selle eest, mida ise juurde tellite.',
  linkPricing: 'Paketid kõrvuti',
  replyDiscount:
    'Allahindlust me ei tee: hind on kindel ja kõigile sama. Kõige soodsam on {firstPackage} ja juurde võtate ainult selle, mida vajate.',
  replyPortfolio:
    'Oleme teinud rohkem kui {sites} kodulehte. Osa neist leiate tehtud tööde alt: enne ja pärast, numbrite ja omanike endi sõnadega.',
  linkPortfolio: 'Vaata tehtud töid',
  replyContact:
    'Hea meelega. Mis on teie e-posti aadress? Vastame teile {hours} tunni jooksul, ka nädalavahetusel. Võite ka helistada: {telephone}, {openingHours}.',
  replyContactWithQuestions:
    'Hea meelega. Mis on teie e-posti aadress? Teie siinsed küsimused paneme kaasa, et te ei peaks neid kordama, ja vastame {hours} tunni jooksul, ka nädalavahetusel. Võite ka helistada: {telephone}, {openingHours}.',
  replyAlone: 'Hästi, teie küsimusi kaasa ei pane. Mis on teie e-posti aadress?',
  linkContact: 'Helista {telephone}',
  replyAnalysis:
    'Hea meelega, see on tasuta. Vaja on ainult kodulehe aadressi: kirjutage see siia või meie analüüsi lehele. Umbes poole minuti pärast näete oma lehte meie märkustega. Kui soovite, vaatab selle {hours} tunni jooksul üle ka inimene.',
  linkAnalysis: 'Lase leht kohe üle vaadata',
  replyOffice:
    'Helistada saate numbril {telephone}, {openingHours}. E-kirjadele vastame {hours} tunni jooksul, ka nädalavahetusel. Kohale tulema ei pea: ajame kõik asjad veebis ja meie inimesed töötavad neis linnades: {offices}. Postiaadress on {address}.',
  linkOffice: 'Meist',
  replyDelivery:
    'Selleks kulub mõni tööpäev: {packageDays}. Aeg hakkab jooksma, kui tellimus on kinnitatud ning tekstid ja pildid meie käes.',
  linkDelivery: 'Tähtaegadest lähemalt',
  replyRevisions:
    'Enne kui lehe heaks kiidate, muudame ära, mis teile ei meeldi. Pärast avaldamist on muudatused mõnda aega tasuta, olenevalt paketist: {packageChangeDays}. Hiljem ütleme hinna enne, kui tööle asume, või võtate sisu uuendamise hinnaga {maintenancePrice}.',
  linkRevisions: 'Muudatustest pikemalt',
  changeDays: '{count} {count/et/päev/päeva}',
  replyOwnership:
    'Koduleht on teie oma: domeen, lehed, pildid, tekstid ja kood. Kõik paroolid saate avaldamise päeval ja teise teenusepakkuja juurde võite minna igal ajal.',
  linkOwnership: 'Kellele koduleht kuulub',
  replyHosting:
    'Majutus meie juures maksab {hostingPrice}: kättesaadavus {uptime}%, varukoopia iga päev ja SSL-sertifikaat on hinna sees. Kohustuslik see ei ole: kodulehte võib hoida ka mujal. Peale majutuse ja domeeni aastatasu püsikulusid pole.',
  linkHosting: 'Majutus lisateenuste seas',
  replyLanguages:
    'Jah, koduleht võib olla mitmes keeles. Mitu neist on hinna sees, oleneb paketist: {packageLanguages}. Iga keele tekst kirjutatakse eraldi, ilma tõlkemasinata.',
  linkLanguages: 'Keeled pakettide kaupa',
  replyGuarantee:
    'Kui valmis leht teile ei meeldi, siis te ei maksa. Teid ei seo ükski leping ja midagi pole vaja üles öelda. Pärast avaldamist on ka muudatused mõnda aega tasuta, olenevalt paketist: {packageChangeDays}.',
  linkGuarantee: 'Miks te millegagi ei riski',
  replyPayment:
    'Maksate üks kord ja alles siis, kui olete valmis lehte näinud ja selle heaks kiitnud. Ettemaksu ega osamakseid ei ole. Iga kuu maksate ainult siis, kui soovite meilt majutust ({hostingPrice}) või sisu uuendamist ({maintenancePrice}).',
  linkPayment: 'Maksmisest pikemalt',
  replySupport:
    'Kahju küll. Palun esitage pöördumine: teie jutt on seal juba kirjas, numbri saate kohe ja loeme iga pöördumise läbi. Kui koduleht on maas, läheb pöördumine järjekorras esimeseks.',
  linkSupport: 'Esita pöördumine',
  replyBot:
    'Inimest siin pole: mina olen Pliiats, programm, ja vastan selle põhjal, mis sellel kodulehel kirjas on. Kui soovite rääkida kellegagi meie meeskonnast, öelge julgelt.',
  replyThanks: 'Võtke heaks. Kui veel midagi vaja, öelge julgelt.',
  replyUnsure:
    'Ma pole kindel, kas sain õigesti aru. Kumb teid huvitab? Või soovite, et vastaks keegi meie meeskonnast?',
  replyOrder: '{items}. Kokku {total}, ühekordselt.',
  replyOrderMonthly: '{items}. Kokku {total} ühekordselt ja {monthly} kuus.',
  replyAddOns: '{items}. See lisandub paketile; väikseim on {firstPackage}.',
  foundPlace: 'Oleme sellest kirjutanud: „{title}“.',
  foundLink: 'Allikas: {title}',
  replyFallback: 'Oskan vastata küsimustele teenuste, hindade, tehtud tööde ja kontaktandmete kohta.',
  replyAskingEmail: 'Millisele e-posti aadressile kirjutame?',
  replyAskingPhone: 'Aitäh. Kas lisate telefoninumbri juhuks, kui kiri kaduma läheb? Saab ka ilma.',
  replyAskingName: 'Selge. Mis teie nimi on?',
  replyEmailMalformed: 'Palun kirjutage korrektne e-posti aadress (näiteks {email}).',
  replyPhoneMalformed: 'Palun kirjutage korrektne telefoninumber.',
  replyNameMissing: 'Nime ma sealt välja ei lugenud. Kuidas teie poole pöörduda?',
  replyCancelled: 'Hästi, midagi ei saadeta. Mida veel soovite teada?',
  replyCancelledAfterLead:
    'Hästi. Varem saadetu on meie käes, rohkem midagi ei saadeta. Kui veel midagi vaja, öelge julgelt.',
  thanks:
    'Aitäh, {name}. Teie andmed on meil olemas ja vastame teile {hours} tunni jooksul. Kas saan seni veel millegagi aidata?',
  replyNoMail: 'Kinnituskirja me praegu saata ei saa, aga teie sõnum on meil olemas ja vastame teile.',
}
