import { build, type Plugin } from 'vite'

const SUFFIX = '?early'

/**
 * What it does: `import code from '../early/x.ts?early'` gives the bundled, minified script as a string, for
 * a page to contain inline. Why not simpler: a module script runs after the first paint; what must be right
 * before it (a price, a language) must be in the page, and yet be TypeScript with the domain's rules.
 */
export function earlyScripts(): Plugin {
  return {
    name: 'valmis:early-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return undefined
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true })
      return resolved ? `\0early:${resolved.id}` : undefined
    },
    async load(id) {
      if (!id.startsWith('\0early:')) return undefined
      const file = id.slice('\0early:'.length)
      const { code, moduleIds } = await bundleEarlyScript(file)
      for (const module of moduleIds) if (!module.startsWith('\0')) this.addWatchFile(module)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

/** One inline script, with the files it is made of. */
async function bundleEarlyScript(file: string): Promise<{ code: string; moduleIds: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((part) => part.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`No script came out of ${file}`)
  return { code: chunk.code.trim(), moduleIds: chunk.moduleIds }
}
