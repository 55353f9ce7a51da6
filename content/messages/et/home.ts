export const hero = {
  headline: 'Toimiv koduleht teie ettevõttele, hind {price}',
  lead: 'Kujundame, teeme valmis ja avaldame teie ettevõtte kodulehe {days} tööpäevaga. Vaatate üle, kiidate heaks ja alles siis maksate.',
  checkNoPrepayment: 'Ettemaksu ei ole: maksate pärast heakskiitu',
  checkOwnership: 'Täielikult teie oma: püsilepingut ei ole, meist te ei sõltu',
  checkRevisions: '{days} {days/et/päev/päeva} tasuta muudatusi',
  freeAnalysis: 'Küsi tasuta analüüsi',
  getStarted: 'Kirjuta meile',
  statSites: 'kodulehte valmis',
  statCountries: 'riigis',
  statRating: '{reviews} küsitletud kliendi hinnang',
  compareLabel: 'Libista vanalt kodulehelt uuele',
  beforeAlt: 'Ettevõtte {client} vana koduleht, punase pliiatsi märkustega',
}

export const socialProof = {
  heading: 'Meie kliendid',
  clientsLabel: 'Valik meie kliente',
  outletsLabel: 'Meist on kirjutanud',
  searchRating: '{source}: {value}/{best}, {count} {count/et/arvustus/arvustust}',
  platformRating: '{source}: {value}/{best}, „Suurepärane“',
  badgesLabel: 'Turvalisus ja privaatsus',
  dataProtection: 'GDPR',
}

export const services = {
  heading: 'Mis on hinna sees',
  pricingTitle: 'Selge hind',
  pricingText: 'Üks summa. Ütleme selle enne töö algust ja see enam ei muutu.',
  pricingContents:
    'Lõppsumma kirjalikult enne töö algust|Igal lisal oma hind|Kuutasu ainult siis, kui ise soovite',
  deliveryTitle: 'Kiiresti valmis',
  deliveryText: 'Teeme ainult kodulehti, sellepärast läheb kiiresti.',
  partnershipTitle: 'Olemas ka aastate pärast',
  partnershipText:
    'Kui aasta pärast on midagi vaja, helistage samadele inimestele. Nad mäletavad teie kodulehte.',
  partnershipContents:
    '{days} {days/et/päev/päeva} tasuta muudatusi|Pool tundi juhendamist üleandmisel|Hilisemate muudatuste hind enne töö algust',
  paymentTitle: 'Ette ei pea maksma',
  paymentText: 'Enne heakskiitu ei maksa te midagi. Ei meeldi? Siis ei maksagi.',
  paymentContents: 'Link valmis lehele|Teie parandused saavad tehtud|Arve alles pärast heakskiitu',
  designTitle: 'Kujundus andmete põhjal',
  designText: 'Nupu koha valime külastajate käitumise, mitte oma maitse järgi.',
  designContents:
    'Telefonis mugav ja kiire ka aeglase ühendusega|Kontaktivorm seal, kust seda otsitakse|Otsingust leitav: pealkirjad, kirjeldused, sisukaart',
  lockInTitle: 'Garantii: te ei sõltu meist',
  lockInText:
    'Garanteerime: püsilepingut ei ole ja lehega saab hakkama iga veebiarendaja. Oma kodulehe võite igal ajal viia, kuhu tahate.',
  lockInContents: 'Teie tekstid, pildid ja kood|Kõik paroolid|Domeen teie nimel',
  callHeading: 'Kas vaatame ka teie kodulehe üle?',
  starter: 'Kodulehed alates {price}',
  noPayment: 'Maksta pole vaja',
  response: 'Vastus {hours} tunni jooksul',
  consultation: 'Tasuta nõustamine',
}

export const howItWorks = {
  heading: 'Kuidas töö käib: neli sammu',
  analysisText:
    'Loeme punase pliiatsiga läbi teie kodulehe või, kui seda veel ei ole, teie plaanid. Aruande saate {hours} tunni jooksul.',
  designTitle: 'Kujundus ja arendus',
  designText: 'Saadame teile lingi valmis lehele. Teie ütlete, mida muuta; meie muudame.',
  seoTitle: 'SEO ja kiirus',
  seoText:
    'Parandame pealkirju, tekste, kiirust ja ülesehitust, kuni rahul on nii otsingumootor kui ka kärsitu klient.',
  launchTitle: 'Avaldamine ja üleandmine',
  launchText:
    'Kiidate heaks, maksate ja koduleht läheb üles. Sellest päevast on kõik võtmed teie käes ja muudatused on {days} päeva tasuta.',
}

export const guarantee = {
  heading: 'Te ei riski millegagi',
  untilYes: 'Enne heakskiitu',
  atYes: 'Kui meeldib, alates',
  later: 'Edaspidi iga kuu',
  prepaymentTitle: 'Ettemaksu ei ole',
  prepaymentText: 'Maksate siis, kui olete kodulehte näinud ja jah öelnud.',
  ownershipTitle: '{percent}% teie oma',
  ownershipText: 'Domeen, tekstid, pildid, kood: kõik jääb teile.',
  deliveryTitle: '{days} {days/et/tööpäev/tööpäeva}',
  deliveryText: 'Töö algusest avaldamiseni: {packageDays}.',
  revisionsTitle: '{days} {days/et/päev/päeva} muudatusi',
  revisionsText: 'Mõni asi pole päris nii, nagu vaja? Muudame ära, tasuta.',
}

export const founder = {
  heading: 'Kiri asutajalt',
  quote:
    'Ma ei ole veel kohanud pagarit, kes tahaks kodulehte. Pagar tahab, et leti ees oleks saba ka teisipäeval.',
  role: 'Asutaja',
  portraitAlt: 'Joonistatud portree: {name}, pliiats kõrva taga',
  letterOne:
    'Alguses printisin võõraid kodulehti välja ja kirjutasin punase pliiatsiga servale: mis see on, kuhu siin vajutada, palju see maksab? Samamoodi töötame siiani.',
  letterTwo:
    'Selleks et väikeettevõte üles leitaks, ei ole vaja projektijuhti, kaheaastast lepingut ega laenu. Vaja on head kodulehte, kindlat hinda ja kedagi, kes vastab. Muud me ei müü.',
  statYears: 'aastat kogemust',
  statTeam: 'inimest',
  missionHeading: 'Meie missioon',
  mission: 'Et iga väikeettevõte saaks kodulehe, mis on taskukohane, arusaadav ja päriselt tema oma.',
  valuesHeading: 'Millest me kinni peame',
  valueHonestyTitle: 'Ütleme kõigepealt hinna',
  valueHonestyText: 'Enne esimest kohtumist, kohe avalehel, teie riigi rahas.',
  valuePlainTitle: 'Räägime ettevõtja keelt',
  valuePlainText: 'Mida teie klient ise ei ütleks, seda lehel ei ole.',
  valueFinishTitle: 'Teeme töö lõpuni',
  valueFinishText: 'Peaaegu valmis koduleht ei ole veel kellelegi ühtegi klienti toonud.',
  moreAboutUs: 'Meist lähemalt',
}

export const testimonials = {
  heading: 'Mida omanikud räägivad',
  lead: 'Arvustused inimestelt, kellele oleme kodulehe teinud. Küsime kõigilt ja avaldame nii, nagu kirjutati.',
  carouselLabel: 'Arvustused',
  previous: 'Eelmised arvustused',
  next: 'Järgmised arvustused',
  slide: 'Arvustused {from}–{to}, kokku {total}',
  stars: '{value} tärni {best} võimalikust',
  write: 'Kirjuta arvustus',
  watchVideo: 'Vaata videot',
  joinerTitle: 'Omanik',
  joinerReview:
    'Saatsin neile kingakarbitäie fotosid ja lehekülje jagu kurtmist. Nelja päeva pärast oli mul koduleht ja kurta polnud enam millegi üle.',
  joinerMetric: 'hinnapäringuid',
  dentistTitle: 'Juhtivarst',
  dentistReview:
    'Nad tahtsid teada, mida patsiendid registratuuris küsivad, ja panid vastused avalehele. Keegi polnud seda minult varem küsinud.',
  dentistMetric: 'broneeringutest tehakse nüüd veebis',
  bakerTitle: 'Pagar',
  bakerReview:
    'Nende mõte oli panna lehele kirja, mis kell miski ahjust välja tuleb. Laupäeviti tullakse nüüd minuti pealt.',
  bakerMetric: 'telefonitellimusi',
  lawyerTitle: 'Advokaat ja partner',
  lawyerReview:
    'Kindel hind, selged sõnad, valmis lubatud päeval. Ise küsin tunnitasu, nii et mul hakkas natuke piinlik.',
  lawyerMetric: 'esmaseid konsultatsioone',
  yogiTitle: 'Joogaõpetaja',
  yogiReview:
    'Mina mõtlesin kolm korda ümber. Nemad tegid kodulehe kolm korda ümber, aga hinda ei muutnud kordagi.',
  yogiMetric: 'esimese tunni broneeringuid',
  plumberTitle: 'Omanik',
  plumberReview: 'Suur number, suur nupp ja kõik. Vanal lehel oli mul video kosest.',
  plumberMetric: 'avariiväljakutseid',
}

export const stickyBar = {
  text: 'Tasuta analüüs {hours} tunni jooksul',
  button: 'Küsi kohe',
}
