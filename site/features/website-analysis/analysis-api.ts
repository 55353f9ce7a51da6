import type { Locale } from '#domain/language/locales.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'

import {
  type Answer,
  answerOf,
  apiRequest,
  postForReceipt,
  readJson,
  type Receipt,
} from '../../browser/api-client.ts'
import { randomUuid } from '../../browser/forms/idempotency-key.ts'
import { postForm } from '../../browser/forms/post-form.ts'

/** Carries the secret of a report: a path would be logged. */
const SECRET_HEADER = 'Analysis-Secret'

/** Begins an analysis, or finds that of the last hour; its report opens with the secret. */
export function startAnalysis(url: string, language: Locale, remarks: string): Promise<Answer<string>> {
  return answerOf(async () => {
    const body = { url, language }
    return secretOf(await postForm({ path: '/api/analyses', body, remarks, idempotencyKey: randomUuid() }))
  })
}

/** Asks how far an analysis is. */
export function askForStatus(secret: string): Promise<Answer<AnalysisStatus>> {
  return answerOf(async () => {
    const headers = { [SECRET_HEADER]: secret }
    const response = await apiRequest('GET', '/api/analyses/status', undefined, headers)
    return (await readJson(response)) as AnalysisStatus
  })
}

const pictures = new Map<string, Promise<string | null>>()

/** A picture of a report, loaded once, as an address for `img`: a page's policy allows `data:`, not `blob:`. */
export function fetchPicture(path: string, secret: string): Promise<string | null> {
  const key = `${secret} ${path}`
  const picture = pictures.get(key) ?? loadPicture(path, secret)
  pictures.set(key, picture)
  return picture
}

async function loadPicture(path: string, secret: string): Promise<string | null> {
  const answer = await answerOf(async () => {
    const response = await apiRequest('GET', path, undefined, { [SECRET_HEADER]: secret })
    const blob = await response.blob()
    if (!blob.type.startsWith('image/')) throw new Error('the answer is no picture')
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => {
        resolve(reader.result as string) // readAsDataURL gives a text
      }
      reader.onerror = () => {
        reject(new Error('the picture cannot be read'))
      }
      reader.readAsDataURL(blob)
    })
  })
  return answer.outcome === 'done' ? answer.value : null
}

/** Mails the report, or asks a person to look too. The key makes one request of a repeated one. */
export function askByMail(secret: string, email: string, wantsPerson: boolean): Promise<Answer<Receipt>> {
  return answerOf(() => post('mail', { secret, email, wantsPerson }))
}

/** Looks at the website again; the new report opens with the secret. */
export function lookAgain(secret: string): Promise<Answer<string>> {
  return answerOf(async () => secretOf(await post('again', { secret })))
}

/** Deletes a report. One that is gone already is deleted. */
export async function removeReport(secret: string): Promise<Answer<null>> {
  const answer = await answerOf(() => post('removal', { secret }))
  return answer.outcome === 'failed' ? answer : { outcome: 'done', value: null }
}

function post(what: 'mail' | 'again' | 'removal', body: object): Promise<Receipt> {
  return postForReceipt(`/api/analyses/${what}`, body, { 'Idempotency-Key': `"${randomUuid()}"` })
}

function secretOf({ secret }: Receipt): string {
  if (typeof secret !== 'string') throw new Error('the receipt has no secret')
  return secret
}
