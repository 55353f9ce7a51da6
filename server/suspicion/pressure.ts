/** Whether a network, or the whole site, sends more than people do. */
export type Pressure = (network: string) => Promise<boolean>

/** When visitors have to show a proof of work; see decision 0037. */
export const PROOF_POLICIES = ['auto', 'always', 'never'] as const
export type ProofPolicy = (typeof PROOF_POLICIES)[number]

/** Whether there is pressure as the policy wants it seen: `auto` asks. */
export function pressureUnder(policy: ProofPolicy, pressure: Pressure): Pressure {
  if (policy === 'auto') return pressure
  return () => Promise.resolve(policy === 'always')
}
