import { readdirSync } from 'node:fs'

import astro from 'eslint-plugin-astro'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import type { Linter } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Subfolders, so that a new feature is covered at once. */
function foldersOf(directory: string): string[] {
  return readdirSync(new URL(directory, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Forbids imports that match, each with what to do instead. Of two rules for a file the later one counts. */
function forbid(files: string, ...imports: [regex: string, message: string][]): Linter.Config {
  const patterns = imports.map(([regex, message]) => ({ regex, message }))
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

const SHARED = 'The site and the server share domain and content, never each other.'
const PURE = 'The domain imports nothing of ours: take the value as an argument.'
const FEATURES_MEET = 'Features meet in site/pages and site/shell, not in each other.'

/** The dependency rule of ARCHITECTURE.md: who may import whom. */
const dependencyRules = [
  forbid('domain/**/!(*.test).ts', ['^#content/|/(?:content|server|site)/', PURE]), // tests use the real catalogue
  forbid('content/**/*.ts', ['/(?:server|site)/', 'Content knows words and figures only.']),
  forbid('server/**/*.ts', ['/site/', SHARED]),
  forbid('site/**/*.{ts,tsx}', ['/server/', SHARED]),
  ...foldersOf('./site/features/').map((feature) =>
    forbid(
      `site/features/${feature}/**/*.{ts,tsx}`,
      ['/server/', SHARED],
      ['^\\.\\./(?!\\.\\./)|/features/', FEATURES_MEET],
      ['/(?:pages|shell|build)/', 'A feature knows no page it stands on.'],
    ),
  ),
  forbid(
    'site/desk/**/*.{ts,tsx}',
    ['/server/', SHARED],
    ['/(?:features|page|pages|shell|build)/', 'The desk stands apart from the public pages.'],
  ),
  // the floors below the features: `page` may use `ui` and `browser`, but not the other way
  forbid(
    'site/page/**/*.ts',
    ['/server/', SHARED],
    ['/(?:features|pages|shell|build)/', 'site/page is below the features: it knows none.'],
  ),
  forbid('site/{ui,browser,early}/**/*.{ts,tsx}', [
    '/(?:server|features|pages|shell|build)/|^(?:\\.\\./)+page/',
    'What every page uses knows no feature.',
  ]),
]

/** A module that would cost the running server memory; importing types is free. */
const memoryRule: Linter.Config = {
  files: ['server/**/*.ts'],
  ignores: ['**/*.test.ts', '**/test-*.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        name: 'node:http',
        allowTypeImports: true,
        message: 'As a module it loads all of fetch: process.getBuiltinModule (decision 0047).',
      },
    ],
  },
}

export default defineConfig(
  {
    ignores: [
      'dist/',
      'var/',
      '.astro/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'site/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: [] }, tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    rules: {
      // Our convention: `interface` for shapes, `type` for unions; the default agrees for objects.
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // Numbers in templates are usual TypeScript, and clear.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Index access of environment and dataset must use brackets under noPropertyAccessFromIndexSignature.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A callback of one call needs no braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports only: a name is how a reader finds it.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'No style attributes: the page policy refuses them. Use the style sheet.',
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'No raw HTML from data.' },
        { selector: 'TSEnumDeclaration', message: 'A union of literals instead of an enum.' },
      ],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
    },
  },
  // Tools print to their user.
  { files: ['tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
  // Frameworks require a default export here.
  { files: ['*.config.ts', '**/*.astro', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // In tests `expect(x.y)` takes methods off their objects.
  { files: ['**/*.test.{ts,tsx}', 'e2e/**'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  { files: ['site/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['site/**/*.tsx'],
    rules: {
      // Safari drops a list's role with its bullets, and every browser a table's with its display.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          ul: ['list'],
          ol: ['list'],
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          nav: [],
        },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'], tr: ['row'] }],
    },
  },
  { files: ['site/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  ...astro.configs['flat/recommended'],
  { files: ['**/*.astro'], ...tseslint.configs.disableTypeChecked },
  // Used for our own build's output only: fonts, early scripts, legal texts.
  { files: ['**/*.astro'], rules: { 'astro/no-set-html-directive': 'off' } },
  ...dependencyRules,
  memoryRule,
)
