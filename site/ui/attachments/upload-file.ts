import { apiRequest } from '../../browser/api-client.ts'
import { parseJson } from '../../browser/parse-json.ts'

/** A connection that moves nothing for so long is given up: a file of ten megabytes may take minutes, silence may not. */
const STALL_MS = 30_000

/** How an upload ended. `code` is what the server found wrong with the file; null when it never said. */
export type UploadResult = { outcome: 'attached'; id: string } | { outcome: 'failed'; code: string | null }

/** An upload under way. */
export interface Upload {
  /** Never rejects. */
  result: Promise<UploadResult>
  abort: () => void
}

/**
 * Sends one file. By XMLHttpRequest: `fetch` does not tell how much has been sent. `onProgress` is told the
 * percentage.
 */
export function uploadFile(file: File, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest()
  const result = new Promise<UploadResult>((resolve) => {
    let stall = setTimeout(giveUp, STALL_MS)
    function giveUp() {
      request.abort()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(giveUp, STALL_MS)
      if (total > 0) onProgress(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stall)
      resolve(readResult(request))
    })
  })
  const body = new FormData()
  body.append('file', file)
  request.open('POST', '/api/attachments')
  request.send(body)
  return {
    result,
    abort: () => {
      request.abort()
    },
  }
}

/** Takes an uploaded file back. A failure changes nothing: the server removes unclaimed files by itself. */
export function removeUpload(id: string): void {
  apiRequest('DELETE', `/api/attachments/${encodeURIComponent(id)}`).catch(() => undefined)
}

function readResult(request: XMLHttpRequest): UploadResult {
  const { status, responseText } = request
  const isJson = /^application\/(problem\+)?json/i.test(request.getResponseHeader('Content-Type') ?? '')
  const body = isJson ? parseJson(responseText) : null // else a captive portal's, or a proxy's
  if (typeof body !== 'object' || body === null) return { outcome: 'failed', code: null }
  const { id, problems } = body as { id?: unknown; problems?: unknown }
  if (status === 201 && typeof id === 'string') return { outcome: 'attached', id }
  const [problem] = Array.isArray(problems) ? (problems as { code?: unknown }[]) : []
  return { outcome: 'failed', code: typeof problem?.code === 'string' ? problem.code : null }
}
