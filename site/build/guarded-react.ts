import { fileURLToPath } from 'node:url'

import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** Astro's React with our own hydration: every island has an error boundary. */
export function guardedReact(): AstroIntegration {
  const { hooks } = react()
  const clientEntrypoint = fileURLToPath(new URL('../ui/error-boundary/island-client.ts', import.meta.url))
  return {
    name: '@astrojs/react', // Astro looks for this name when a component cannot be rendered
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  }
}
