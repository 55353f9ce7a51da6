/** The plugin ships no types; this is the one part of it the configuration uses. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint'
  const plugin: { flatConfigs: { strict: Linter.Config } }
  export default plugin
}
