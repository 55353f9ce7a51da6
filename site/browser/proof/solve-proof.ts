import workerAddress from './proof-worker.ts?worker&url'

/** Phones solve in seconds what the server asks; whoever cannot is no robot for it, and sends without. */
const PROOF_PATIENCE_MS = 20_000

/** As much of the Trusted Types API as is needed; TypeScript's library has none of it. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => { createScriptURL: (address: string) => unknown }
}

/**
 * Solves a challenge beside the page and gives what `Form-Proof` takes; null when the browser cannot, or
 * not in time. Never rejects.
 */
export function solveProof(challenge: object): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(trusted(workerAddress) as string, { type: 'module' })
    const timer = setTimeout(finish, PROOF_PATIENCE_MS)
    function finish(proof: unknown = null): void {
      clearTimeout(timer)
      worker.terminate()
      resolve(typeof proof === 'string' ? proof : null)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      finish(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault() // foreseen: not for the console of whoever has no use for it
      finish()
    })
    worker.postMessage(challenge)
  })
}

let trust: ((address: string) => unknown) | undefined

/** Pages require Trusted Types: `site/build/page-policy.ts` lets this policy be made, and it knows one address. */
function trusted(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return address
  if (trust === undefined) {
    const policy = trustedTypes.createPolicy('form-proof', {
      createScriptURL: (candidate) => (candidate === workerAddress ? candidate : null),
    })
    trust = (candidate) => policy.createScriptURL(candidate)
  }
  return trust(address)
}
