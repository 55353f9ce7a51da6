import { CommandRefused } from './desk.ts'

/** The one address a command was given; anything with a sign in the middle, for old rows may hold what is refused today. */
export function readPersonAddress(parameters: readonly string[]): string {
  const [email, ...more] = parameters
  if (email === undefined || more.length > 0 || !/^\S+@\S+$/.test(email))
    throw new CommandRefused('Name one e-mail address')
  return email.normalize('NFC')
}
