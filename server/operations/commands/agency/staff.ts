import { isMailableAddress } from '#domain/email/email-address.ts'

import { insertJournal, readJournal } from '../../../features/staff/journal.ts'
import { mailLink } from '../../../features/staff/sign-in-routes.ts'
import {
  findStaff,
  insertStaff,
  LINK_MINUTES,
  readStaff,
  removeStaff,
} from '../../../features/staff/staff-rows.ts'
import { findTicket } from '../../../features/support-ticket/ticket-rows.ts'
import { withAsciiDomain } from '../../../mailbox.ts'
import { commandEffects, CommandRefused, refuseOtherSettings, type Command } from './command-context.ts'
import { LIST_OPTIONS, printRows, visibleLine } from './print-rows.ts'
import { readParameters } from './read-arguments.ts'

const USE =
  'There are staff, staff add <address> [--name <name>], staff link <address> and staff remove <address>'
/** Who did it, where nobody is signed in. */
const TERMINAL = { staff: { email: 'terminal' } }

/** `staff`: the people of the desk. The first comes by this command, further ones at the desk. */
export const staff: Command = {
  parameters:
    '[--json|--csv [--separator ,|;|tab]] | add <address> [--name <name>] | link <address> | remove <address>',
  does: 'lists the people who may use the desk; adds one or mails a link that signs in; removes one with their sessions',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, { ...LIST_OPTIONS, name: { type: 'string' } })
    const [order, address, ...more] = positionals
    const { db, write } = await context.openStore()
    if (order === undefined) {
      const people = await readStaff(db)
      printRows(
        people.map(({ email, name, created_at }) => ({ email, name, created_at })),
        values,
        context,
      )
      return 0
    }
    if (!['add', 'link', 'remove'].includes(order) || address === undefined || more.length > 0)
      throw new CommandRefused(USE)
    await refuseOtherSettings(context)
    const effects = commandEffects(context)
    const hasOpenId = context.settings.desk.openId !== null
    if (order === 'link' && hasOpenId)
      throw new CommandRefused('OIDC_ISSUER is set: its provider signs people in, and no links are mailed')
    const email = withAsciiDomain(address)
    if (!isMailableAddress(email)) throw new CommandRefused('That is not one e-mail address')
    const name = values.name ?? email.slice(0, email.indexOf('@'))
    await write(async (trx) => {
      const known = await findStaff(trx, email)
      if (order === 'add' && known !== undefined) throw new CommandRefused(`${email} is there already`)
      if (order !== 'add' && known === undefined) throw new CommandRefused(`Nobody at the desk has ${email}`)
      const person = known ?? (await insertStaff(trx, { email, name }, effects))
      if (person === null) return
      if (order === 'remove') await removeStaff(trx, person.id)
      else if (!hasOpenId) await mailLink(trx, person, effects)
      if (order !== 'link')
        await insertJournal(
          trx,
          TERMINAL,
          { act: order === 'add' ? 'staff-added' : 'staff-removed', detail: email },
          effects,
        )
    })
    const way = hasOpenId
      ? 'may sign in by the OpenID provider'
      : `gets a link by mail: it signs in once, within ${LINK_MINUTES} minutes`
    context.print(`${visibleLine(email)} ${order === 'remove' ? 'is out, with every session' : way}.\n`)
    return 0
  },
}

/** `journal`: what the staff did. */
export const journal: Command = {
  parameters: '[<ticket or id>] [--json|--csv [--separator ,|;|tab]]',
  does: 'lists what the staff did at the desk, newest first; all, or with one conversation',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, LIST_OPTIONS)
    const [asked, ...more] = positionals
    if (more.length > 0) throw new CommandRefused('One conversation at a time')
    const { db } = await context.openStore()
    const conversationId = asked === undefined ? undefined : ((await findTicket(db, asked))?.id ?? asked)
    const rows = await readJournal(db, conversationId)
    printRows(
      rows.map(({ at, staff, act, detail, conversationId: about, network }) => ({
        at,
        staff,
        act,
        detail,
        conversation: about ?? '',
        network,
      })),
      values,
      context,
    )
  },
}
