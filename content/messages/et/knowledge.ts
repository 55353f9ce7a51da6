export const faq = {
  heading: 'Küsimused',
  shortAnswers:
    'Kas pean midagi maksma, enne kui olen kodulehte näinud? Ei. Kas see jääb mulle? Jah, täielikult. Aga kui tahan muudatusi? {days} päeva jooksul on need tasuta.',
  allQuestions: 'Kõik vastused',
  pageHeading: 'Enne kui küsite',
  pageLead: 'Kõigepealt kuus asja, mida küsib iga omanik. Seejärel raskemad küsimused.',
  priceQuestion: 'Mis koduleht maksab ja kas midagi tuleb veel juurde?',
  priceAnswer:
    'Kodulehe saab alates {price}. See ongi kogu hind: kujundus, arendus ja avaldamine ning pärast seda {days} {days/et/päev/päeva} tasuta muudatusi. Maksate ühe korra. Kuutasu lisandub ainult siis, kui te ise midagi juurde tellite; näiteks majutus maksab {hosting} ja selle võite igal ajal mujale viia.',
  payQuestion: 'Millal ma maksan?',
  payAnswer:
    'Siis, kui koduleht on valmis, olete selle üle vaadanud ja jah öelnud. Enne seda ei küsi me ettemaksu ega osamakseid. Kui tulemus ei meeldi, ei ole te meile midagi võlgu.',
  timeQuestion: 'Kui kaua see aega võtab?',
  timeAnswer:
    'Selleks kulub mõni tööpäev: {deliveryDays}. Aeg hakkab jooksma, kui tellimus on kinnitatud ning tekstid ja pildid meie käes; esimest versiooni näete enne viimast päeva.',
  ownQuestion: 'Kas koduleht jääb mulle?',
  ownAnswer:
    'Jah, täielikult: domeen, lehed, pildid, tekstid. Avaldamise päeval saate kõik koos paroolidega enda kätte. Kui meie juurest lahkute, läheb koduleht teiega kaasa ja töötab edasi.',
  changesQuestion: 'Aga kui tahan midagi muuta?',
  changesAnswer:
    'Enne kui lehe heaks kiidate, muudame ära, mis teile ei meeldi. Pärast avaldamist on iga muudatus meie tehtud kodulehel mõnda aega tasuta, olenevalt paketist: {changeDays}. Hilisemad muudatused on tasulised, aga hinna saate teada enne, kui alustame.',
  prepareQuestion: 'Mida te minult vajate?',
  prepareAnswer:
    'Vajame umbes tundi teie aega ja seda, mis teil juba on: hinnad, lahtiolekuajad, mõni pilt. Telefoniga tehtud pildid kõlbavad hästi. Meie küsime ja paneme kõik paika. Tehnikast ei pea te midagi teadma.',
  prepareTexts: 'Pakettides {packages} on tekstide kirjutamine hinna sees.',
  doubtsHeading: 'Raskemad küsimused',
  scamQuestion: 'Kust ma tean, et see pole pettus?',
  scamAnswer:
    'Te ei maksa sentigi enne, kui olete oma valmis kodulehte näinud ja jah öelnud, nii et te ei riski millegagi. Vaadake tehtud töid või helistage meile. Meie postiaadress on {address}.',
  vanishQuestion: 'Mis saab mu kodulehest, kui teie ettevõtet enam pole?',
  vanishAnswer:
    'Koduleht jääb üles. Domeen on teie nimel ning kõik failid ja paroolid on avaldamise päevast teie käes. Leht on tehtud tavaliste avatud veebitehnoloogiatega, nii et iga veebiarendaja saab tööd jätkata.',
  invoiceQuestion: 'Kas saan arve ja kas käibemaks on hinna sees?',
  invoiceAnswer:
    'Saate arve oma ettevõtte nimele, soovi korral KMKR-numbriga. Maksate täpselt selle hinna, mida siin näete: kui arvele tuleb käibemaks, on see hinna sees ja eraldi välja toodud.',
  waysQuestion: 'Kuidas saan maksta: kaardiga, PayPaliga, ülekandega?',
  waysAnswer:
    'Maksta saate pangaülekandega või kaardiga, arvel oleva lingi kaudu, samas valuutas, milles hinda siin näete. PayPali ja sularaha me vastu ei võta.',
  editQuestion: 'Kas saan lehte ise muuta?',
  editAnswer:
    'Lehte saate ise muuta: klõpsate tekstil või pildil, muudate ja salvestate, olgu see hind, lahtiolekuaeg või uudis. Üleandmisel näitame, kuidas see käib; selleks kulub pool tundi ja see on hinna sees.',
  oldSiteQuestion: 'Mul on koduleht juba olemas. Mis sellest ja mu kohast Google’is saab?',
  oldSiteAnswer:
    'Teeme uue kodulehe ja võtame vanalt kaasa head tekstid ja pildid. Vana leht jääb üles, kuni olete uue heaks kiitnud. Seejärel viib iga vana aadress õigele uuele lehele, nii et lingid ja koht Google’is jäävad alles.',
  domainQuestion: 'Kes registreerib domeeni ja kes selle eest maksab?',
  domainAnswer:
    'Domeen on teie nimel ja aastatasu maksate otse registripidajale. Olemasolev domeen jääb teile: seome selle kodulehega, ükskõik kus see on. Kui seda ei ole, aitame valida ja registreerime selle teie eest.',
  mailboxesQuestion: 'Kas saan e-posti aadressid oma domeeniga?',
  mailboxesAnswer:
    'Aadressid, näiteks info@ või teie eesnimega, loome teie valitud e-posti teenuses; selle eest maksate ise. Olemasolevad postkastid töötavad edasi ja kolimisel ei lähe ükski kiri kaduma.',
  elsewhereQuestion: 'Kas leht võib olla mõne teise majutaja juures?',
  elsewhereAnswer:
    'Koduleht võib olla ka mujal. Meie majutus maksab {hosting} ja ei ole kohustuslik. Öelge, kelle juures teie majutus on, ja paneme lehe sinna üles lisatasuta.',
  builtWithQuestion: 'Millega te kodulehti teete? Kas see on WordPress?',
  builtWithAnswer:
    'WordPressi, Wixi ega muid valmisplatvorme me ei kasuta. Kujundame ja teeme iga lehe ise, tavaliste avatud veebitehnoloogiatega. Seepärast on leht kiire ja pole pistikprogramme, mida peaks uuendama või mille kaudu sisse murtaks.',
  shopQuestion: 'Kas teete ka e-poode?',
  shopAnswer:
    'Päris e-poodi ostukorvi ja kaardimaksega meie pakettides ei ole. Saame teha lehe teie toodete ja hindadega ning tellimisvormi, mis jõuab teieni e-kirjana.',
  logoQuestion: 'Kas teete ka logosid, fotosid või flaiereid?',
  logoAnswer:
    'Meie teeme kodulehti; logosid, fotosid ja flaiereid me ei tee. Kasutame teie logo ja pilte; telefonifotod sobivad hästi. Kui logo pole, kirjutame ettevõtte nime sobivas kirjatüübis.',
  socialQuestion: 'Kas tegelete ka sotsiaalmeedia ja reklaamiga?',
  socialAnswer:
    'Postitusi ja reklaame Facebookis, Instagramis või Google’is me ei tee. Küll aga lingime omavahel teie kodulehe, kontod ja Google Mapsi profiili.',
  linkLabel: 'Link sellele vastusele',
  moreHeading: 'Teie küsimust siin ei ole?',
  moreText: 'Kirjutage see tasuta analüüsi päringusse. Vastame {hours} tunni jooksul.',
  moreButton: 'Küsi meilt',
}

export const knowledgeBase = {
  heading: 'Hea teada enne ostmist',
  lead: 'Kolm artiklit ettevõtjale. Ühtegi sõna ei pea sõnaraamatust otsima.',
  readTime: '{minutes} min lugemist',
  allArticles: 'Kõik artiklid',
  newsletterHeading: 'Mida koduleht teile tooks?',
  newsletterText:
    'Meie väike kalkulaator arvutab selle välja teie külastajate ja keskmise tellimuse järgi. Kirjutage meile ja saadame kalkulaatori, edaspidi ka iga uue artikli.',
  newsletterButton: 'Küsi kalkulaatorit',
  feed: 'Uued artiklid RSS-voona',
}

export const articles = {
  contents: 'Selles artiklis',
  byline: 'Kirjutas {name}',
  published: 'Avaldatud: {date}',
  bestFor: 'Sobib',
  remedy: 'Parandage veel sel nädalal',
  readNext: 'Lugege edasi',
}
