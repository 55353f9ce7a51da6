import type { FounderMessages } from '../en/founder.ts'

export const founder = {
  heading: 'Kiri asutajalt',
  quote:
    'Ma ei ole veel kohanud pagarit, kes tahaks kodulehte. Pagar tahab, et leti ees oleks saba ka teisipäeval.',
  role: 'Asutaja',
  portraitAlt: 'Joonistatud portree: {name}, pliiats kõrva taga',
  letterOne:
    'Alguses printisin võõraid kodulehti välja ja kirjutasin punase pliiatsiga servale: mis see on, kuhu siin vajutada, palju see maksab? Samamoodi töötame siiani.',
  letterTwo:
    'Et väikeettevõte üles leitaks, ei peaks tal vaja minema projektijuhti, kaheaastast lepingut ega laenu. Vaja on head kodulehte, kindlat hinda ja kedagi, kes vastab. Muud me ei müü.',
  statYears: 'aastat kogemust',
  statProjects: 'projekti',
  statTeam: 'inimest',
  missionHeading: 'Meie missioon',
  mission: 'Koduleht, mis on igale väikeettevõttele jõukohane ja arusaadav ning jääb tema omaks.',
  valuesHeading: 'Millest me kinni peame',
  valueHonestyTitle: 'Ütleme kõigepealt hinna',
  valueHonestyText: 'Enne esimest kohtumist, kohe avalehel, teie riigi rahas.',
  valuePlainTitle: 'Räägime ettevõtja keelt',
  valuePlainText: 'Mida teie klient ise ei ütleks, seda lehel ei ole.',
  valueFinishTitle: 'Teeme valmis',
  valueFinishText: 'Peaaegu valmis koduleht ei ole veel kellelegi ühtegi klienti toonud.',
  moreAboutUs: 'Meist lähemalt',
} satisfies FounderMessages
