import type { IncomingMessage } from 'node:http'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { answerPage, failedPage, type PageRequest } from '../built-pages/answer-page.ts'
import type { PageAnswer, Site } from '../built-pages/load-site.ts'
import { API_HEADERS } from '../security-headers.ts'

const NOWHERE = '/-'
const NOT_BUILT_TEXT = Buffer.from('The pages are not built yet: run "npm run build" and start again.\n')
const NOT_BUILT: PageAnswer = {
  status: 503,
  headers: {
    ...API_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(NOT_BUILT_TEXT.length),
    'retry-after': '60',
  },
  body: NOT_BUILT_TEXT,
}

/**
 * Answers every GET outside the API from the built site. Bypasses Fastify's reply (`hijack`): the whole
 * answer was prepared at the start.
 * @param transport headers of the connection, which the site does not know.
 * @param isHidden whether a page is not there for this request.
 */
export function serveBuiltPages(
  app: FastifyInstance,
  site: Site | null,
  transport: Readonly<Record<string, string>>,
  isHidden: (request: FastifyRequest) => boolean = () => false,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { failedPage: ({ raw }) => (site === null ? null : failedPage(site, pageRequest(raw))) },
    handler(request, reply) {
      const asked = pageRequest(request.raw)
      const answer =
        site === null ? NOT_BUILT : answerPage(site, isHidden(request) ? { ...asked, url: NOWHERE } : asked)
      reply.hijack()
      reply.raw.writeHead(answer.status, { ...answer.headers, ...transport })
      reply.raw.end(request.method === 'HEAD' ? undefined : answer.body)
    },
  })
}

function pageRequest({ url = '/', headers }: IncomingMessage): PageRequest {
  return {
    url,
    acceptEncoding: headers['accept-encoding'],
    acceptLanguage: headers['accept-language'],
    cookie: headers.cookie,
    ifNoneMatch: headers['if-none-match'],
  }
}
