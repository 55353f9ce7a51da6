import type { Plugin } from 'vite'

/** A Vite plugin for one virtual module with fixed code. */
export function virtualModule(id: string, code: string): Plugin {
  const resolved = `\0${id}`
  return {
    name: `valmis:${id}`,
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) => (source === resolved ? code : undefined),
  }
}
