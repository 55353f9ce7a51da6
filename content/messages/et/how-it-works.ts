import type { HowItWorksMessages } from '../en/how-it-works.ts'

export const howItWorks = {
  heading: 'Neli sammu ja valmis',
  analysisTitle: 'Tasuta analüüs',
  analysisText:
    'Loeme punase pliiatsiga läbi teie kodulehe või, kui seda veel ei ole, teie plaanid. Aruande saate {hours} tunni jooksul.',
  designTitle: 'Kujundus ja arendus',
  designText: 'Saadame teile lingi, mitte esitluse. Teie ütlete, mida muuta; meie muudame.',
  seoTitle: 'SEO ja optimeerimine',
  seoText:
    'Seame korda pealkirjad, tekstid, kiiruse ja ülesehituse, et õigesse kohta jõuaksid nii otsingumootor kui ka kärsitu inimene.',
  launchTitle: 'Avaldamine ja üleandmine',
  launchText: 'Kiidate heaks, maksate ja koduleht läheb üles. Sellest päevast on kõik võtmed teie käes.',
} satisfies HowItWorksMessages
