import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'

import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import type { DeskPerson } from '#domain/desk/desk.ts'
import { isMailableAddress } from '#domain/email/email-address.ts'

import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { shape } from '../../http/shape.ts'
import { singleLineText } from '../../http/visitor.ts'
import { withAsciiDomain } from '../../mailbox.ts'
import { insertRow } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'
import type { DeskRoutes } from '../route-parts.ts'
import { insertJournal, type Deed } from './journal.ts'
import { readMe } from './me.ts'
import { newPasskeyQuestion, readNewPasskey } from './passkeys.ts'
import { mailLink } from './sign-in-routes.ts'
import { NO_SESSION_COOKIE, requireConfirmed, sessionSecret } from './staff-gate.ts'
import { insertStaff, readStaff, removeStaff } from './staff-rows.ts'

const NAME_MAX_LENGTH = 60
const Name = { type: 'string', minLength: 1, maxLength: NAME_MAX_LENGTH, pattern: '\\S' } as const
const PasskeyBody = shape({ name: Name, response: { type: 'object' } })
const NameBody = shape({ name: Name }, { name: 'Phone' })
const StaffBody = shape(
  { email: { type: 'string', maxLength: CONTACT_LIMITS.email }, name: Name },
  { email: 'piret@agency.example', name: 'Piret' },
)
const params = shape({ id: { type: 'string' } })

/** Routes behind the gate: one's own sessions and passkeys, the colleagues. */
export const staffRoutes: DeskRoutes = (app, options, done) => {
  const { write, effects, wakeOutbox, hasOpenId } = options
  const common = { handlerTimeout: HANDLER_TIMEOUT_MS }

  /** Changes one's own sign-ins in one transaction with its entry in the journal, and answers with what one has. */
  const change = (request: FastifyRequest, work: (trx: Db) => Promise<Deed>) =>
    write(async (trx) => {
      await insertJournal(trx, request, await work(trx), effects)
      return readMe(trx, sessionSecret(request), effects.now())
    })

  app.get('/api/desk/session', common, (request) =>
    write((trx) => readMe(trx, sessionSecret(request), effects.now())),
  )

  app.delete('/api/desk/session', common, async (request, reply) => {
    await write(async (trx) => {
      await trx.deleteFrom('staff_session').where('id', '=', request.staff.sessionId).execute()
      await insertJournal(trx, request, { act: 'signed-out' }, effects)
    })
    return reply.header('set-cookie', NO_SESSION_COOKIE).code(204).send()
  })

  app.delete('/api/desk/sessions/:id', { ...common, schema: { params } }, async (request, reply) => {
    await write(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('staff_session')
        .where('id', '=', request.params.id)
        .where('staff_id', '=', request.staff.id) // nobody ends a colleague's
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new ApiProblem('not-found')
      await insertJournal(trx, request, { act: 'session-ended' }, effects)
    })
    return reply.code(204).send()
  })

  app.post('/api/desk/passkeys/options', common, (request) => {
    requireConfirmed(request, effects.now())
    return newPasskeyQuestion(write, request.staff, effects)
  })

  app.post('/api/desk/passkeys', { ...common, schema: { body: PasskeyBody } }, async (request) => {
    const response = request.body.response as unknown as RegistrationResponseJSON
    const name = singleLineText(request.body.name)
    const passkey = await readNewPasskey(write, request.staff, { name, response }, effects)
    return change(request, async (trx) => {
      await insertRow(trx, 'staff_passkey', passkey)
      return { act: 'passkey-added', detail: name }
    })
  })

  app.put('/api/desk/passkeys/:id', { ...common, schema: { params, body: NameBody } }, (request) => {
    requireConfirmed(request, effects.now())
    const name = singleLineText(request.body.name)
    return change(request, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('staff_passkey')
        .set({ name })
        .where('id', '=', request.params.id)
        .where('staff_id', '=', request.staff.id) // nobody names a colleague's
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ApiProblem('not-found')
      return { act: 'passkey-renamed', detail: name }
    })
  })

  app.delete('/api/desk/passkeys/:id', { ...common, schema: { params } }, (request) => {
    requireConfirmed(request, effects.now())
    return change(request, async (trx) => {
      const removed = await trx
        .deleteFrom('staff_passkey')
        .where('id', '=', request.params.id)
        .where('staff_id', '=', request.staff.id)
        .returning('name')
        .executeTakeFirst()
      if (removed === undefined) throw new ApiProblem('not-found')
      return { act: 'passkey-removed', detail: removed.name }
    })
  })

  app.get('/api/desk/staff', common, () => write(listStaff))

  app.post('/api/desk/staff', { ...common, schema: { body: StaffBody } }, async (request) => {
    requireConfirmed(request, effects.now())
    const email = withAsciiDomain(singleLineText(request.body.email))
    const name = singleLineText(request.body.name)
    if (!isMailableAddress(email))
      throw new ApiProblem('invalid', { fields: [{ field: 'email', code: 'email-malformed' }] })
    const staff = await write(async (trx) => {
      const added = await insertStaff(trx, { email, name }, effects)
      if (added === null) throw new ApiProblem('desk-refused')
      if (!hasOpenId) await mailLink(trx, added, effects)
      await insertJournal(trx, request, { act: 'staff-added', detail: email }, effects)
      return listStaff(trx)
    })
    wakeOutbox()
    return staff
  })

  app.delete('/api/desk/staff/:id', { ...common, schema: { params } }, (request) => {
    requireConfirmed(request, effects.now())
    return write(async (trx) => {
      const { id } = request.params
      const known = (await readStaff(trx)).find((person) => person.id === id)
      if (known === undefined) throw new ApiProblem('not-found')
      if (id === request.staff.id) throw new ApiProblem('desk-refused') // the last one would lock everybody out
      await removeStaff(trx, id)
      await insertJournal(trx, request, { act: 'staff-removed', detail: known.email }, effects)
      return listStaff(trx)
    })
  })

  done()
}

async function listStaff(trx: Db): Promise<DeskPerson[]> {
  return (await readStaff(trx)).map(({ id, email, name }) => ({ id, email, name }))
}
