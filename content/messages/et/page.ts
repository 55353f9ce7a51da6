import type { PageMessages } from '../en/page.ts'

export const page = {
  homeTitle: 'Ettevõtte koduleht kindla hinnaga, valmis mõne päevaga',
  homeDescription:
    'Professionaalne koduleht teie ettevõttele: kujundame, teeme valmis ja avaldame {days} tööpäevaga. Ettemaksu ei ole: vaatate, kiidate heaks ja siis maksate.',
  chooseTitle: 'Valmis: valige oma keel',
  chooseDescription:
    'Professionaalsed kodulehed ettevõtetele, kindla hinnaga ja kaheksas keeles. Valige enda oma.',
  privacyTitle: 'Privaatsustingimused: mida säilitame ja kui kaua',
  privacyDescription:
    'Milliseid isikuandmeid see veebileht säilitab, miks ja kui kaua, kes neid näeb ning kuidas lasta neid parandada, väljastada või kustutada.',
  sentTitle: 'Teie päring jõudis kohale',
  sentDescription: 'Teie kodulehe tasuta analüüsi päring on meie käes. Mis edasi saab ja millal.',
  notSentTitle: 'Teie päring jäi saatmata',
  notSentDescription:
    'Midagi tuleb vormis veel üle vaadata. Mis täpselt ja kuidas päring siiski teele saada.',
  notFoundTitle: '404: lehte ei leitud',
  notFoundDescription: 'Sellel aadressil lehte ei ole. Siit pääsete edasi selle juurde, mida otsisite.',
} satisfies PageMessages
