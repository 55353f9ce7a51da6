import { useEffect, useState } from 'react'

import { apiRequest } from '../browser/api-client.ts'

/** Ten megabytes on a slow line. */
const TIMEOUT_MS = 300_000

/** A file behind the session: the server says of none what it is, so that no browser opens it. */
export async function loadFile(path: string, type: string): Promise<Blob> {
  const answer = await apiRequest('GET', path, undefined, {}, { timeoutMs: TIMEOUT_MS })
  return new Blob([await answer.arrayBuffer()], { type })
}

/** A picture behind the session, as an address of this page; null while it is on its way, and for any other file. */
export function usePicture(path: string, type: string): string | null {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    if (!type.startsWith('image/')) return undefined
    let address = ''
    void loadFile(path, type).then(
      (blob) => setSource((address = URL.createObjectURL(blob))),
      () => undefined, // its place stays blank
    )
    return () => URL.revokeObjectURL(address)
  }, [path, type])
  return source
}
