import { DEBUG_PARAMETER, SHOW_LANGUAGE_DEBUG } from '#domain/language/storage-keys.ts'

import { readStored } from './storage.ts'

/** Whether this page was opened for debugging: by the query parameter or the stored flag (spec §2). */
export function isDebugAsked(): boolean {
  return (
    new URLSearchParams(location.search).has(DEBUG_PARAMETER) ||
    readStored('local', SHOW_LANGUAGE_DEBUG) === 'true'
  )
}
