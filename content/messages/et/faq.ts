import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'Küsimused',
  shortAnswers:
    'Kas pean midagi maksma enne, kui olen lehte näinud? Ei. Kas see jääb mulle? Jah, täielikult. Aga kui tahan muudatusi? {days} päeva jooksul on need tasuta.',
  allQuestions: 'Kõik kuus vastust',
  pageHeading: 'Enne kui küsite',
  pageLead:
    'Kuus asja, mida omanikud tahavad teada, enne kui oma vaateakna meie kätte usaldavad. Vastused on siin täies pikkuses.',
  priceQuestion: 'Mis koduleht maksab ja kas midagi tuleb veel juurde?',
  priceAnswer:
    'Kodulehed maksavad alates {price}. See ongi kogu hind: kujundus, tekstid, avaldamine ja tasuta muudatused pärast seda. Maksate ühe korra. Ükski kuutasu ei hakka jooksma, kui te ise midagi ei telli; näiteks majutus maksab {hosting} ja selle võite igal ajal mujale viia.',
  payQuestion: 'Millal ma maksan?',
  payAnswer:
    'Siis, kui olete valmis kodulehte näinud ja jah öelnud. Enne seda ei ole ei ettemaksu ega osamakseid. Kui tulemus ei meeldi, ei ole te meile midagi võlgu ja lahku läheme sõpradena.',
  timeQuestion: 'Kui kaua see aega võtab?',
  timeAnswer:
    'Pakett Starter saab valmis {starter} tööpäevaga, Business {business} ja Pro {pro} tööpäevaga. Loeme alates päevast, mil teie tekstid ja pildid on meie käes, ja esimest versiooni näete enne viimast päeva.',
  ownQuestion: 'Kas koduleht jääb mulle?',
  ownAnswer:
    'Täielikult: aadress, lehed, pildid, tekstid. Avaldamise päeval saate kõik koos ligipääsudega enda kätte. Kui meie juurest lahkute, tuleb koduleht teiega kaasa ja töötab edasi.',
  changesQuestion: 'Aga kui tahan midagi muuta?',
  changesAnswer:
    'Avaldamisele järgneva {days} päeva jooksul on iga muudatus meie tehtud kodulehel tasuta, paketi Pro puhul {proDays} päeva jooksul. Hilisematel muudatustel on oma hind ja selle ütleme enne, kui alustame.',
  prepareQuestion: 'Mida te minult vajate?',
  prepareAnswer:
    'Tundi teie ajast ja seda, mis on olemas: hinnad, lahtiolekuajad, mõni pilt telefonist. Meie küsime ja kirjutame tekstid, teie parandate, mis valesti on. Tehnikast ei pea te midagi teadma.',
  linkLabel: 'Link sellele vastusele',
  moreHeading: 'Teie küsimust siin ei ole?',
  moreText: 'Küsige koos tasuta analüüsiga. Inimene vastab teile {hours} tunni jooksul.',
  moreButton: 'Esitage oma küsimus',
} satisfies FaqMessages
