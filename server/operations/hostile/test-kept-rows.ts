import type { startTestApp } from '../../test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Characters no stored text may contain; line ends and tabs are allowed. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
/** One address, as a mail server takes it without parsing. */
const ONE_ADDRESS = /^[^\s,;<>"()]+@[^\s,;<>"()@]+$/
const ONE_LINE = /^[^\r\n]*$/

/** Values of hostile requests that should not have been stored: a line for each. */
export async function strangeRows(app: TestApp): Promise<string[]> {
  const records = await Promise.all([app.contactRequests(), app.tickets(), app.chatLeads(), app.consents()])
  const mails = await app.mails()
  const texts = [...records.flat(), ...mails].flatMap((row) => Object.entries(row))
  const strange = texts.filter(([, value]) => typeof value === 'string' && isStrange(value))
  const misled = mails.filter(
    ({ recipient, reply_to, subject }) =>
      !ONE_ADDRESS.test(recipient) || !ONE_ADDRESS.test(reply_to ?? recipient) || !ONE_LINE.test(subject),
  )
  return [...strange, ...misled.map(({ recipient, subject }) => [recipient, subject])].map((pair) =>
    JSON.stringify(pair),
  )
}

function isStrange(text: string): boolean {
  return !text.isWellFormed() || CONTROL_CHARACTER.test(text)
}
