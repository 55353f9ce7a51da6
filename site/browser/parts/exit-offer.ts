import { readStored, writeStored } from '../storage.ts'

/** Session storage: `true` once the exit popup was shown in this visit (spec §4), or is not needed. */
const SHOWN_KEY = 'exit_popup_shown'

/** Where storage is blocked a visit is one page. */
let wasMade = false

/** Whether this visit has had its offer. */
export function isExitOfferMade(): boolean {
  return wasMade || readStored('session', SHOWN_KEY) === 'true'
}

/** Notes that this visit needs no offer: it was shown, or the visitor asked for the analysis. */
export function noteExitOffer(): void {
  wasMade = true
  writeStored('session', SHOWN_KEY, 'true')
}
