/** Kinds of class as the timetable colours them. */
export type ClassStyle = 'hatha' | 'vinyasa' | 'prenatal' | 'yin' | 'lago'

/** Part of the day, so that days line up beside each other. */
export type Slot = 'early' | 'morning' | 'noon' | 'evening' | 'late'

interface Lesson {
  slot: Slot
  time: string
  style: ClassStyle
  name: string
  teacher: string
}

const hatha = { style: 'hatha', name: 'Hatha', teacher: 'Amparo' } as const
const vinyasa = { style: 'vinyasa', name: 'Vinyasa', teacher: 'Vicent' } as const
const prenatal = { style: 'prenatal', name: 'Prenatal', teacher: 'Noa' } as const
const yin = { style: 'yin', name: 'Yin', teacher: 'Amparo' } as const

/** What is taught when, from Monday to Saturday. */
export const week: readonly { day: string; lessons: readonly Lesson[] }[] = [
  {
    day: 'Lunes',
    lessons: [
      { slot: 'early', time: '7:30', ...hatha },
      { slot: 'morning', time: '10:00', ...prenatal },
      { slot: 'evening', time: '18:30', ...vinyasa },
      { slot: 'late', time: '20:00', ...yin },
    ],
  },
  {
    day: 'Martes',
    lessons: [
      { slot: 'early', time: '7:30', ...vinyasa },
      { slot: 'noon', time: '14:00', ...hatha, name: 'Hatha breve' },
      { slot: 'evening', time: '19:00', ...hatha },
    ],
  },
  {
    day: 'Miércoles',
    lessons: [
      { slot: 'early', time: '7:30', ...hatha },
      { slot: 'morning', time: '10:00', ...prenatal },
      { slot: 'evening', time: '18:30', ...vinyasa },
      { slot: 'late', time: '20:00', ...yin },
    ],
  },
  {
    day: 'Jueves',
    lessons: [
      { slot: 'early', time: '7:30', ...vinyasa },
      { slot: 'noon', time: '14:00', ...hatha, name: 'Hatha breve' },
      { slot: 'evening', time: '19:00', ...hatha },
    ],
  },
  {
    day: 'Viernes',
    lessons: [
      { slot: 'early', time: '7:30', ...hatha },
      { slot: 'morning', time: '10:00', ...prenatal },
      { slot: 'evening', time: '18:30', ...yin },
    ],
  },
  {
    day: 'Sábado',
    lessons: [
      { slot: 'early', time: '7:00', style: 'lago', name: 'Al amanecer', teacher: 'En el lago' },
      { slot: 'morning', time: '11:00', ...vinyasa },
    ],
  },
]
