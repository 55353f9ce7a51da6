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
            for (const file of importedCss) importedAssets.add(file) // what nobody asks for is thrown away
            importedCss.clear()
          }
        },
      },
    },
    {
      name: 'valmis:late-styles-show',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === CLIENT,
      generateBundle: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const file of hidden.get(chunk.fileName) ?? []) {
            if (chunk.isEntry)
              Reflect.deleteProperty(bundle, file) // an island's: its page has them
            else chunk.viteMetadata?.importedCss.add(file)
          }
        }
        hidden.clear()
      },
    },
  ]
}
