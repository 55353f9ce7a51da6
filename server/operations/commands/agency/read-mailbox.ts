import { mailboxOf } from '../../../mailbox.ts'
import { CommandRefused } from './desk.ts'

/** The mailbox a command was given by an address; anything with a sign in the middle, for old rows may hold what is refused today. */
export function readMailbox(parameters: readonly string[]): string {
  const [email, ...more] = parameters
  if (email === undefined || more.length > 0 || !/^\S+@\S+$/.test(email))
    throw new CommandRefused('Name one e-mail address')
  return mailboxOf(email)
}
