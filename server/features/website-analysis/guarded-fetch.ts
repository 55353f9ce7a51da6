import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import type { Guard } from './guard.ts'
import { RefusedError } from './public-address.ts'

const { request } = process.getBuiltinModule('node:http')

/** An answer of a site, without following where it leads. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Unpacked; empty for HEAD and for what nobody wanted. */
  body: Buffer
  /** Null without TLS. */
  certificateDays: number | null
}

export interface Question {
  method: 'GET' | 'HEAD'
  userAgent: string
  timeoutMs: number
  /** Of the unpacked body. */
  mostBytes: number
  /** Types whose body is read; of others only the headers are. */
  accepts: RegExp
}

const DAY_MS = 86_400_000
/** A site whose certificate lacks a link that browsers fetch themselves: for the browser to judge. */
const INCOMPLETE_CHAIN = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'
const UNPACK = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Asks an address through the guard; throws a RefusedError for whatever goes wrong. */
export async function guardedFetch(guard: Guard, url: URL, question: Question): Promise<Answer> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const patience = AbortSignal.any([guard.signal, AbortSignal.timeout(question.timeoutMs)])
  const plain = await guard.open(url.hostname, port)
  const cut = () => plain.destroy()
  patience.addEventListener('abort', cut, { once: true })
  let hasAnswered = false
  try {
    const socket = url.protocol === 'https:' ? await secured(plain, url.hostname) : null
    const response = await answered(socket ?? plain, url, question)
    hasAnswered = true
    const isWanted =
      question.method === 'GET' && question.accepts.test(response.headers['content-type'] ?? '')
    const body = isWanted ? await bodyOf(response, guard, question.mostBytes) : Buffer.alloc(0)
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body,
      certificateDays: socket && daysLeft(socket),
    }
  } catch (error) {
    if (guard.signal.aborted) throw guard.signal.reason as RefusedError
    if (patience.aborted) throw new RefusedError(hasAnswered ? 'timed-out' : 'unreachable')
    throw error instanceof RefusedError ? error : new RefusedError('unreachable', { cause: error })
  } finally {
    patience.removeEventListener('abort', cut)
    plain.destroy()
  }
}

async function secured(socket: Duplex, host: string): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>()
  const secure = connectTls({
    socket,
    ...(/^[\d.]+$|^\[/.test(host) ? {} : { servername: host }),
    host,
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  })
  secure.once('secureConnect', () => {
    // declared as an error, but its code comes
    const fault = secure.authorizationError as unknown as string | null | undefined
    if (fault && fault !== INCOMPLETE_CHAIN) reject(new RefusedError('bad-certificate', { cause: fault }))
    else resolve(secure)
  })
  secure.on('error', reject)
  secure.once('close', () => reject(new RefusedError('unreachable')))
  return promise
}

function daysLeft(socket: TLSSocket): number | null {
  const end = Date.parse(socket.getPeerCertificate().valid_to)
  return Number.isNaN(end) ? null : Math.floor((end - Date.now()) / DAY_MS)
}

async function answered(socket: Duplex, url: URL, question: Question): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asked = request({
    createConnection: () => socket,
    method: question.method,
    path: url.pathname + url.search,
    headers: {
      host: url.host,
      'user-agent': question.userAgent,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': 'gzip, br, deflate',
      connection: 'close',
    },
  })
  asked.once('response', resolve)
  asked.on('error', reject)
  asked.end()
  return promise
}

async function bodyOf(response: IncomingMessage, guard: Guard, mostBytes: number) {
  response.on('data', (chunk: Buffer) => {
    guard.spend(chunk.length)
  })
  const packing = response.headers['content-encoding'] ?? ''
  const unpack = packing in UNPACK ? UNPACK[packing as keyof typeof UNPACK]() : null
  if (unpack) response.on('error', (error) => unpack.destroy(error)).pipe(unpack)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of (unpack ?? response) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new RefusedError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
