import { PROBLEM_ANSWERS, ProblemDocument } from '../../http/problems/problem-document.ts'

const TooManyDocument = {
  ...ProblemDocument,
  description:
    'Too many requests were sent by this network or with this address, or to the whole site. The message says how ' +
    'long to wait in the language of the visitor.',
  headers: {
    'Retry-After': {
      type: 'integer',
      minimum: 1,
      description: 'Seconds after which it is worth another try.',
    },
  },
  examples: [
    {
      success: false,
      type: 'urn:valmis:problem:too-many-requests',
      title: 'Too many requests were sent',
      status: 429,
      message: 'We have received too much in a short time. Please try again in 9 minutes.',
      problems: [],
    },
  ],
} as const

/** How a route that counts says in the description of the API that it may refuse (429 too), or fail. */
export const COUNTED_ANSWERS = { 429: TooManyDocument, ...PROBLEM_ANSWERS }
