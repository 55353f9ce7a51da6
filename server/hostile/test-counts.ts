import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How much the server is put through, and where chance begins: see vitest.config.ts. */
    hostile: {
      /** Requests handed to the server. */
      requests: number
      /** Connections with bytes of our own. */
      connections: number
      mails: number
      seed: number
    }
  }
}
