import type { Plugin } from 'vite'

export function virtualModule(id: string, code: string): Plugin {
  const resolved = `\0${id}`
  return {
    name: `valmis:${id}`,
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) => (source === resolved ? code : undefined),
  }
}
