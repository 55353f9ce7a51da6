import type { AttachmentProblem } from '#domain/support-ticket/attachment.ts'

import { ApiProblem, type ProblemCode } from '../../../http/problems/api-problem.ts'

/** Everything that can be wrong with a file, found in the browser or here. */
export type FileProblem = AttachmentProblem | 'broken' | 'files-gone' | 'quota' | 'busy'

/** Most are the visitor's to mend; these have a status of their own. */
const PROBLEM_CODES: Partial<Record<FileProblem, ProblemCode>> = {
  'file-too-large': 'too-large',
  quota: 'too-many-requests',
  busy: 'unavailable',
}

interface Details {
  /** `file` of an upload; `attachments` of what claims several. */
  field?: 'file' | 'attachments'
  /** What the visitor calls the file, where it is known. */
  name?: string
  headers?: Record<string, string>
}

/** Refuses a file, or several. */
export function fileProblem(
  code: FileProblem,
  { field = 'file', name, headers = {} }: Details = {},
): ApiProblem {
  const problem = { field, code, ...(name === undefined ? {} : { name }) }
  return new ApiProblem(PROBLEM_CODES[code] ?? 'invalid', { fields: [problem], headers })
}
