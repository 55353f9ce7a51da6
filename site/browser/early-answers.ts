/** Answers asked for before the scripts that need them were there, by path and secret. */
declare global {
  var earlyAnswers: Map<string, Promise<Response | undefined>> | undefined
}

/** Carries the secret of a report: a path would be logged. */
export const SECRET_HEADER = 'Analysis-Secret'
export const STATUS_PATH = '/api/analyses/status'

/** Asks for something of a report; undefined: there was no answer. */
export function askEarly(path: string, secret: string): Promise<Response | undefined> {
  const answer = fetch(path, { headers: { [SECRET_HEADER]: secret } }).catch(() => undefined)
  globalThis.earlyAnswers ??= new Map()
  globalThis.earlyAnswers.set(`${path} ${secret}`, answer)
  return answer
}

/** What was asked early, once; undefined: nothing, or no good answer, so that it is asked for as usual. */
export async function takeEarly(path: string, secret: string): Promise<Response | undefined> {
  const key = `${path} ${secret}`
  const answer = globalThis.earlyAnswers?.get(key)
  globalThis.earlyAnswers?.delete(key)
  const response = await answer
  return response?.ok === true ? response : undefined
}
