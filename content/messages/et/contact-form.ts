export const contactForm = {
  heading: 'Küsige tasuta analüüsi',
  lead: 'Vaatame teie kodulehe üle ja kirjutame, mis toimib, mis peletab kliente ja millest alustada. {hours} tunni jooksul, tasuta ja ilma kohustusteta.',
  name: 'Nimi',
  email: 'E-post',
  phone: 'Telefon',
  url: 'Teie koduleht',
  message: 'Sõnum',
  optional: 'soovi korral',
  startTime: 'Millal soovite alustada?',
  startImmediately: 'Kohe',
  startThisWeek: 'Sel nädalal',
  startNextWeek: 'Järgmisel nädalal',
  startWithinMonth: 'Kuu aja jooksul',
  startJustExploring: 'Alles uurin',
  defaultMessage:
    'Tere! Palun saatke mulle minu kodulehe tasuta analüüs: mis toimib, mis ei toimi ja mida te esimesena muudaksite.',
  submit: 'Saada',
  sending: 'Saadame…',
  promise: 'Maksta pole vaja, kohustusi ei teki. Vastame {hours} tunni jooksul.',
  orderPromise: 'Praegu ei pea midagi maksma.',
  privacyNote: 'Kasutame teie andmeid ainult teile vastamiseks.',
  privacyLink: 'Privaatsustingimused',
  errorTitle: 'Viga',
  missingFields: 'Palun täitke kõik kohustuslikud väljad.',
  sendFailed: 'Sõnumi saatmine ebaõnnestus. Palun proovige uuesti.',
  success:
    'Analüüsipäring on saadetud! ✓ Mis edasi saab, loete meie e-kirjast. Üksikasjaliku aruande saadame teile {hours} tunni jooksul.',
  successNoMail:
    'Analüüsipäring on saadetud! ✓ Seekord me e-kirjaga kinnitust ei saada, aga teie päring on meil olemas. Üksikasjaliku aruande saadame teile {hours} tunni jooksul.',
  fieldMissing: 'Palun täitke see väli.',
  emailMalformed: 'See e-posti aadress ei tundu õige.',
  urlMalformed: 'See kodulehe aadress ei tundu õige.',
  offline:
    'Paistab, et internetiühendus on katkenud. Teie tekst on alles; palun proovige uuesti, kui ühendus on tagasi.',
  sentHeading: 'Jõudis kohale',
  sentText:
    'Saatsime teile e-kirja: sealt loete, mis edasi saab. Aruanne jõuab teieni {hours} tunni jooksul.',
  orderHeading: 'Teie tellimus',
  orderLead:
    'Saatke tellimus meile. {hours} tunni jooksul kirjutame, mida teilt vajame ja mis päevaks koduleht valmis saab. Maksate alles siis, kui olete valmis lehte näinud ja selle heaks kiitnud.',
  orderMessage: 'Tere! Soovin tellida paketi {package}.',
  orderMessageWith: 'Tere! Soovin tellida paketi {package} ja lisaks: {extras}.',
  orderMessageExtras: 'Tere! Soovin tellida: {extras}.',
  orderPlain: 'Vormiga läheb kaasa ka see, mille hindade juures märkisite.',
  orderChange: 'Muuda tellimust',
  orderDrop: 'Soovin ainult tasuta analüüsi',
  orderRestore: 'Tagasi tellimuse juurde',
  priceChanged:
    'Meie hinnad on vahepeal muutunud. Laadige leht uuesti ja vaadake summa üle; kirjutatu jääb alles.',
  orderSuccess:
    'Tellimus on saadetud! ✓ Mis edasi saab, loete meie e-kirjast. Kirjutame teile {hours} tunni jooksul.',
  orderSuccessNoMail:
    'Tellimus on saadetud! ✓ Seekord me e-kirjaga kinnitust ei saada, aga tellimus on meil olemas. Kirjutame teile {hours} tunni jooksul.',
  orderSentHeading: 'Tellimus jõudis kohale',
  orderSentText:
    'Saatsime teile e-kirja: sealt loete, mis edasi saab. Kirjutame teile {hours} tunni jooksul.',
  receiptAsked: 'Teie valik',
  receiptAnalysisOf: 'Lehe {url} tasuta analüüs',
  receiptAnswer: 'Meie vastus',
  receiptBy: 'tähtaeg: {moment} (teie aja järgi)',
  receiptWithin: '{hours} tunni jooksul',
  receiptReader: 'Loeb',
  receiptMeanwhile: 'Seni võite',
  receiptWork: 'vaadata meie tehtud kodulehti',
  receiptAdd: 'lisada midagi e-kirjaga',
  receiptAddSubject: 'Täiendus minu päringule',
  sentBack: 'Tagasi avalehele',
  notSentHeading: 'Veel saatmata',
  notSentText: 'Minge brauseris tagasi: kõik kirjutatu on alles.',
  notSentBack: 'Tagasi vormi juurde',
  notSentEmpty: 'Alusta tühja vormiga',
  notSentOtherwise: 'Või kirjutage meile: {email}',
}

export const problems = {
  tooLong: 'Nii pikk tekst siia ei mahu.',
  malformed: 'Osa saadetust me lugeda ei saanud. Palun vaadake see üle ja saatke uuesti.',
  tooLarge: 'Nii palju me korraga vastu võtta ei saa. Palun lühendage sõnumit.',
  crossSite:
    'See saadeti teiselt veebilehelt, seepärast me seda vastu ei võtnud. Palun kasutage vormi meie enda lehel.',
  unsupported: 'Sellisel kujul me seda vastu võtta ei saa.',
  duplicateKey:
    'See vorm on juba saadetud, aga teistsuguse sisuga. Palun laadige leht uuesti ja saatke veel kord.',
  stillRunning: 'Eelmine saatmine on veel pooleli. Palun oodake hetk.',
  tooManyRequests:
    'Sõnumeid on äsja tulnud liiga palju. Palun proovige uuesti {wait} või kirjutage aadressil {email}.',
  tooManyForNow: 'Sõnumeid on äsja tulnud liiga palju. Palun oodake veidi, enne kui uuesti saadate.',
  unavailable:
    'Me ei saa praegu midagi vastu võtta. Palun proovige minuti pärast uuesti või kirjutage aadressil {email}.',
}
