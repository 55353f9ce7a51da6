import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'

/** As many bits as the signature that is made with it. */
const SECRET_BYTES = 32
const NAME = 'form'

/**
 * What tokens of forms are signed with where `FORM_SECRET` is not set. It lies in the database, so that all
 * processes on it take each other's tokens, and those of yesterday; the first that comes makes it.
 */
export async function keepFormSecret(
  trx: Kysely<Database>,
  randomBytes: (count: number) => Buffer,
): Promise<string> {
  const known = await findSecret(trx)
  if (known !== undefined) return known
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await trx
    .insertInto('form_secret')
    .values({ name: NAME, secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findSecret(trx)) ?? secret // another process may have been quicker
}

async function findSecret(trx: Kysely<Database>): Promise<string | undefined> {
  const row = await trx.selectFrom('form_secret').select('secret').where('name', '=', NAME).executeTakeFirst()
  return row?.secret
}
