/** Whether a network, or the whole site, sends more than people do. */
export type Pressure = (network: string) => Promise<boolean>
