import type { CaseStudy } from '#domain/portfolio/portfolio.ts'

/** Three sites before and after (spec §3). Sample content: replace it with what you can prove (decision 29). */
export const caseStudies = [
  {
    sample: true,
    id: 'joinery',
    client: 'Vermont Joinery',
    picture: 'vermont-joinery',
    notes: [
      { id: 'joineryWho', place: 'top' },
      { id: 'joinerySlow', place: 'middle' },
      { id: 'joineryPhone', place: 'foot' },
    ],
    faults: [
      { kind: 'circle', at: [33, 27, 51, 31], note: [38, 37] },
      { kind: 'circle', at: [29, 66.5, 34, 5], note: [2, 72] },
      { kind: 'underline', at: [60, 64.5, 26, 2], note: [16, 86] },
    ],
    before: { pageSpeed: 23, mobileScore: 31, seoScore: 44 },
    after: { pageSpeed: 99, mobileScore: 100, seoScore: 98 },
    conversionIncrease: 64,
    trafficIncrease: 120,
    timeframeDays: 4,
    rating: 5,
  },
  {
    sample: true,
    id: 'dental',
    client: 'Kadrioru Hambakliinik',
    picture: 'tallinn-dental',
    notes: [],
    faults: [
      { kind: 'circle', at: [0.5, 20, 15, 39], note: [2, 61] },
      { kind: 'circle', at: [35, 29, 47, 15], note: [26, 45] },
      { kind: 'circle', at: [7, 1.5, 31, 9.5], note: [2, 12] },
    ],
    before: { pageSpeed: 38, mobileScore: 22, seoScore: 51 },
    after: { pageSpeed: 100, mobileScore: 98, seoScore: 97 },
    conversionIncrease: 48,
    trafficIncrease: 85,
    timeframeDays: 3,
    rating: 5,
  },
  {
    sample: true,
    id: 'yoga',
    client: 'Estudio Albufera',
    picture: 'valencia-yoga',
    notes: [],
    faults: [
      { kind: 'circle', at: [17, 23, 66, 37], note: [3, 57] },
      { kind: 'circle', at: [0.5, 1, 32, 8.5], note: [34, 2] },
      { kind: 'underline', at: [34, 70.5, 32, 2], note: [4, 74] },
    ],
    before: { pageSpeed: 29, mobileScore: 35, seoScore: 40 },
    after: { pageSpeed: 98, mobileScore: 100, seoScore: 96 },
    conversionIncrease: 71,
    trafficIncrease: 140,
    timeframeDays: 5,
    rating: 5,
  },
] as const satisfies readonly CaseStudy[]

type Listed = (typeof caseStudies)[number]

/** One of them; its id finds its words. */
export type ListedCaseStudy = CaseStudy<Listed['id'], Listed['notes'][number]['id']>
