/** Every reason the API refuses a request for, with its status and a title for developers. */
export const PROBLEMS = {
  invalid: { status: 400, title: 'The request breaks a rule' },
  malformed: { status: 400, title: 'The request cannot be read' },
  'cross-site': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'timed-out': { status: 408, title: 'The request took too long to arrive' },
  'still-running': { status: 409, title: 'A request with this idempotency key is still running' },
  'too-large': { status: 413, title: 'The request is too large' },
  unsupported: { status: 415, title: 'This media type is not accepted' },
  'duplicate-key': { status: 422, title: 'This idempotency key was used with another payload' },
  'too-many-requests': { status: 429, title: 'Too many requests were sent' },
  'headers-too-large': { status: 431, title: 'The headers of the request are too large' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'The service is unavailable right now' },
} as const
export type ProblemCode = keyof typeof PROBLEMS

/** One thing wrong with one field; features bring codes of their own, content has the words. */
export interface FieldProblem {
  field: string
  code: string
  /** What the visitor calls the thing (a file), for a sentence with `{name}`. */
  name?: string
}

/** Something the answer needs is away; answered 503, and logged under the name of its own class. */
export class ServiceUnavailable extends Error {}

/** Thrown wherever a request is refused; `plugins/error-answers.ts` makes the answer of it. */
export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly fields: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    details: { fields?: readonly FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(PROBLEMS[code].title)
    this.name = 'ApiProblem'
    this.code = code
    this.fields = details.fields ?? []
    this.headers = details.headers ?? {}
  }
}
