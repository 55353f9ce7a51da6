import { mustAsk, parseConsent, POLICY_VERSION } from '#domain/cookie-consent/consent.ts'

import { ASKS_CONSENT, sendsPrivacyControl } from '../browser/consent/consent-question.ts'
import { readStored } from '../browser/storage.ts'

/*
 * What it does: decides before the first paint whether the page asks about cookies, so that nothing moves.
 * Global Privacy Control counts as an answer. Why not simpler: a module script runs after the first paint,
 * and the page would jump.
 */
const consent = parseConsent((key) => readStored('local', key))
const asks = !sendsPrivacyControl() && mustAsk(consent, new Date(), POLICY_VERSION)
document.documentElement.toggleAttribute(ASKS_CONSENT, asks)
