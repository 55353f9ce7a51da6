import { apiRequest } from '../../browser/api-client.ts'
import { parseJson } from '../../browser/parse-json.ts'

/** An idle connection is given up after this: ten megabytes may take minutes, silence may not. */
const STALL_MS = 30_000

/** How an upload ended. `code` is the server's problem with the file; null: unknown. */
export type UploadResult = { outcome: 'attached'; id: string } | { outcome: 'failed'; code: string | null }

/** A running upload. */
export interface Upload {
  /** Never rejects. */
  result: Promise<UploadResult>
  abort: () => void
}

/** Sends one file, by XMLHttpRequest: `fetch` reports no progress. `onProgress` gets the percentage. */
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
    abort: () => request.abort(),
  }
}

/** Removes an uploaded file. A failure does not matter: the server removes unclaimed files itself. */
export function removeUpload(id: string): void {
  apiRequest('DELETE', `/api/attachments/${encodeURIComponent(id)}`).catch(() => undefined)
}

function readResult(request: XMLHttpRequest): UploadResult {
  const { status, responseText } = request
  const isJson = /^application\/(problem\+)?json/i.test(request.getResponseHeader('Content-Type') ?? '')
  const body = isJson ? parseJson(responseText) : null // otherwise it is a captive portal's or a proxy's
  if (typeof body !== 'object' || body === null) return { outcome: 'failed', code: null }
  const { id, problems } = body as { id?: unknown; problems?: unknown }
  if (status === 201 && typeof id === 'string') return { outcome: 'attached', id }
  const [problem] = Array.isArray(problems) ? (problems as { code?: unknown }[]) : []
  return { outcome: 'failed', code: typeof problem?.code === 'string' ? problem.code : null }
}
