import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Midagi läks viltu',
  text: 'Tekkis ootamatu viga. Palun proovige leht uuesti laadida.',
  refresh: 'Laadi leht uuesti',
  report: 'Teata veast',
  staleText:
    'Meie koduleht on vahepeal uuenenud, see leht siin veel mitte. Teie tekst on alles; jätkamiseks laadige leht uuesti.',
} satisfies ErrorFallbackMessages
