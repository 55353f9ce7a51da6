import type { TestimonialsMessages } from '../en/testimonials.ts'

export const testimonials = {
  heading: 'Mida omanikud räägivad',
  lead: 'Arvustused inimestelt, kellele oleme kodulehe teinud. Küsime kõigilt ja avaldame nii, nagu kirjutati.',
  carouselLabel: 'Arvustused',
  previous: 'Eelmised arvustused',
  next: 'Järgmised arvustused',
  slide: 'Arvustused {from}–{to}, kokku {total}',
  stars: '{value} tärni {best} võimalikust',
  write: 'Kirjutage arvustus',
  watchVideo: 'Vaadake videot',
  portraitAlt: 'Joonistatud portree: {name}',
  joinerTitle: 'Omanik',
  joinerReview:
    'Saatsin neile kingakarbitäie fotosid ja lehekülje kurtmist. Nelja päeva pärast oli mul koduleht ja kurta polnud enam millegi üle.',
  joinerMetric: 'hinnapäringuid',
  dentistTitle: 'Juhtiv hambaarst',
  dentistReview:
    'Nad tahtsid teada, mida patsiendid registratuuris küsivad, ja panid vastused avalehele. Keegi polnud seda minult varem küsinud.',
  dentistMetric: 'broneeringutest tehakse nüüd veebis',
  bakerTitle: 'Pagar',
  bakerReview:
    'Nende mõte oli panna lehele kirja, mis kell miski ahjust välja tuleb. Laupäeviti tullakse nüüd minuti pealt.',
  bakerMetric: 'telefonitellimusi',
  lawyerTitle: 'Advokaat ja partner',
  lawyerReview:
    'Kindel hind, selged sõnad, valmis lubatud päeval. Mina esitan arveid tunnitasu järgi ja mul hakkas natuke piinlik.',
  lawyerMetric: 'esmaseid konsultatsioone',
  yogiTitle: 'Joogaõpetaja',
  yogiReview:
    'Mina mõtlesin kolm korda ümber. Nemad tegid kodulehe kolm korda ümber, aga hinda ei muutnud kordagi.',
  yogiMetric: 'esimese tunni broneeringuid',
  plumberTitle: 'Omanik',
  plumberReview: 'Suur number, suur nupp ja valmis. Vanal lehel jooksis mul film kosest.',
  plumberMetric: 'avariiväljakutseid',
} satisfies TestimonialsMessages
