import type { Plugin } from 'vite'

/** The environment that builds what browsers run; pages take their own styles from the other. */
const CLIENT = 'client'

/**
 * What it does: styles of what a page's script imports later stay files of their own, which arrive with it.
 * Why not simpler: Astro puts the styles of everything a page's script can ever reach into the page itself;
 * the ticket dialog's alone would be 1 KiB in each. So they are out of sight while Astro looks for styles,
 * and back when Vite writes down which files an import needs. A page loses nothing by it: every component
 * in its HTML was rendered by the other environment, which knows its styles.
 */
export function lateStyles(): Plugin[] {
  const hidden = new Map<string, string[]>()
  const sheets = new Map<string, string | Uint8Array>()
  return [
    {
      name: 'valmis:late-styles-hide',
      applyToEnvironment: ({ name }) => name === CLIENT,
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue
            const { importedCss, importedAssets } = chunk.viteMetadata
            hidden.set(chunk.fileName, [...importedCss])
            for (const file of importedCss) {
              importedAssets.add(file) // what nobody asks for is thrown away
              const sheet = bundle[file]
              if (sheet?.type === 'asset') sheets.set(file, sheet.source)
            }
            importedCss.clear()
          }
        },
      },
    },
    {
      name: 'valmis:late-styles-show',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === CLIENT,
      generateBundle(_, bundle) {
        const wantedLater = new Set<string>()
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.isEntry) continue
          for (const file of hidden.get(chunk.fileName) ?? []) {
            chunk.viteMetadata?.importedCss.add(file)
            wantedLater.add(file)
          }
        }
        // A sheet that some page holds word for word is thrown away too: other pages would miss it.
        for (const [fileName, source] of sheets)
          if (wantedLater.has(fileName) && !(fileName in bundle))
            this.emitFile({ type: 'asset', fileName, source })
        // What only islands name is in their pages already.
        for (const file of [...hidden.values()].flat())
          if (!wantedLater.has(file)) Reflect.deleteProperty(bundle, file)
        hidden.clear()
        sheets.clear()
      },
    },
  ]
}
