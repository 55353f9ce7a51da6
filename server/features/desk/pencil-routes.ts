import type { Static } from 'typebox'

import { messages } from '#content/messages/messages.ts'
import type { DeskReport } from '#domain/desk/desk.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { MARK_KINDS } from '#domain/website-analysis/finding.ts'
import { type Pencil, PENCIL_LIMITS } from '#domain/website-analysis/pencil.ts'

import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { shape } from '../../http/shape.ts'
import { multiLineText, singleLineText } from '../../http/visitor.ts'
import type { Db } from '../../store/tables.ts'
import { reportUrl } from '../contact-form/insert-request.ts'
import { insertAnswer } from '../conversation/conversation.ts'
import { findConversationToChange } from '../conversation/conversation-rows.ts'
import { noteDeed, type ActContext } from './desk-acts.ts'
import { IdAddress } from './desk-schema.ts'
import {
  findPencil,
  insertAnalysisLink,
  readAnalysisUnmarked,
  readPicture,
} from '../website-analysis/analysis-rows.ts'
import type { DeskRoutes } from '../route-parts.ts'

const Pixels = { type: 'number', minimum: 0, maximum: 20_000 } as const
const Ids = { type: 'array', items: { type: 'string', maxLength: 60 }, maxItems: 60 } as const

/** Shape of what a person changed in a report: `Pencil` of the domain. */
const PencilBody = shape({
  pencil: shape({
    marks: {
      type: 'array',
      maxItems: PENCIL_LIMITS.marks,
      items: shape({
        device: { enum: ['phone', 'desktop'] },
        kind: { enum: MARK_KINDS },
        box: shape({ x: Pixels, y: Pixels, width: Pixels, height: Pixels }),
        note: { type: 'string', maxLength: PENCIL_LIMITS.note },
      }),
    },
    removed: Ids,
    first: { ...Ids, maxItems: PENCIL_LIMITS.first },
    words: { type: 'string', maxLength: PENCIL_LIMITS.words },
  }),
  isSent: { type: 'boolean' },
  seen: { type: ['string', 'null'] },
})
type PencilBody = Omit<Static<typeof PencilBody>, 'pencil'> & { pencil: Pencil }

/** The routes of the pencil: a person marks the report of a website, and sends it. */
export const pencilRoutes: DeskRoutes = (app, { write, effects, wakeOutbox }, done) => {
  const common = { handlerTimeout: HANDLER_TIMEOUT_MS }
  const onOne = { ...common, schema: { params: IdAddress } }
  const PictureAddress = shape({ id: { type: 'string' }, device: { enum: ['phone', 'desktop'] } })

  app.get('/api/desk/analyses/:id', onOne, ({ params: { id } }) => write((trx) => readReport(trx, id)))

  app.get(
    '/api/desk/analyses/:id/pictures/:device',
    { ...common, schema: { params: PictureAddress } },
    async ({ params: { id, device } }, reply) => {
      const bytes = await write((trx) => readPicture(trx, id, device))
      if (bytes === null) throw new ApiProblem('not-found')
      return reply.type('image/webp').send(bytes)
    },
  )

  const keeping = { ...common, schema: { params: IdAddress, body: PencilBody } }
  app.put('/api/desk/analyses/:id/pencil', keeping, async (request) => {
    const { id } = request.params
    const { pencil, isSent, seen } = request.body as PencilBody
    const report = await write(async (trx) => {
      const { changedAt, status, conversationId, language } = await readReport(trx, id)
      if (status.stage !== 'done') throw new ApiProblem('not-found')
      if (changedAt !== seen) throw new ApiProblem('desk-unseen')
      const now = effects.now()
      const { email, name } = request.staff
      const clean = cleanPencil(pencil)
      const row = {
        changed_at: now.toISOString(),
        staff: email,
        name,
        pencil: JSON.stringify(clean),
        ...(isSent ? { sent_at: now.toISOString() } : {}),
      }
      await trx
        .insertInto('analysis_pencil')
        .values({ analysis_id: id, sent_at: null, ...row })
        .onConflict((conflict) => conflict.column('analysis_id').doUpdateSet(row))
        .execute()
      if (isSent) {
        const context = { trx, actor: request, effects }
        await noteDeed(context, 'report-reviewed', conversationId, status.host)
        if (conversationId !== null)
          await answerWithReport(context, { id, conversationId, language, words: clean.words })
      }
      return readReport(trx, id)
    })
    if (isSent) wakeOutbox()
    return report
  })
  done()
}

/** What a person wrote is text; an empty box is no mark. */
function cleanPencil({ marks, words, ...same }: Pencil): Pencil {
  const written = marks.map((mark) => ({ ...mark, note: singleLineText(mark.note) }))
  return {
    ...same,
    marks: written.filter(({ box }) => box.width > 0 && box.height > 0),
    words: multiLineText(words),
  }
}

async function readReport(trx: Db, id: string): Promise<DeskReport> {
  const link = await trx
    .selectFrom('analysis_link')
    .select(['analysis_id', 'previous_id', 'language', 'contact_id'])
    .where('analysis_id', '=', id)
    .orderBy('contact_id', 'desc') // that of a request first
    .executeTakeFirst()
  if (link === undefined) throw new ApiProblem('not-found')
  const row = await findPencil(trx, id)
  const status = await readAnalysisUnmarked(trx, link)
  const asked = await trx
    .selectFrom('conversation')
    .select(['id', 'language'])
    .where('id', '=', link.contact_id)
    .executeTakeFirst()
  return {
    status: {
      ...status,
      pictures: status.pictures.map((picture) => ({
        ...picture,
        path: `/api/desk/analyses/${id}/pictures/${picture.device}`,
      })),
    },
    language: asked?.language ?? link.language,
    pencil: row === undefined ? null : (JSON.parse(row.pencil) as Pencil),
    changedAt: row?.changed_at ?? null,
    sentAt: row?.sent_at ?? null,
    conversationId: asked?.id ?? null,
  }
}

interface Reviewed {
  id: string
  conversationId: string
  language: Locale
  words: string
}

/** Answers the request with what the person wrote and a link to the report of its own. */
async function answerWithReport(
  { trx, actor, effects }: ActContext,
  { id, conversationId, language, words }: Reviewed,
): Promise<void> {
  const conversation = await findConversationToChange(trx, conversationId)
  if (conversation === undefined) return
  const secret = await insertAnalysisLink(trx, id, { language, email: conversation.email }, effects)
  const url = reportUrl(effects.places, language, secret)
  const link = fillPlaceholders(messages[language].websiteAnalysis.reviewLink, { url })
  const text = [words, link].filter((part) => part !== '').join('\n\n')
  const act = { way: 'desk', staff: actor.staff.email } as const
  await insertAnswer(trx, conversation, { ...act, text, attachments: [] }, effects)
}
