import { NOT_MEASURED, parseMeasuring, type Measuring } from '#domain/analytics/measuring.ts'

import { apiLoad } from '../api-client.ts'

let answer: Promise<Measuring> | undefined

/** Asks the server under which names the site is measured, once a page; without an answer it is not. */
export function askMeasuring(): Promise<Measuring> {
  return (answer ??= apiLoad(['', 'api', 'measuring'], parseMeasuring).then(
    (measuring) => measuring ?? NOT_MEASURED,
    () => NOT_MEASURED,
  ))
}
