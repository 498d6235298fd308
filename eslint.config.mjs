import { defineConfig } from 'eslint/config'
import noUnsanitized from 'eslint-plugin-no-unsanitized'
import tseslint from 'typescript-eslint'
import { IN_BROWSERS, zones } from './tools/lint/zones.mjs'

/** Who may import what, and text that stays text. All other rules are those of oxlint, which knows the types, and of biome. */
export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/*.{js,mjs,cjs}',
      '.cache/',
      '.data/',
      'bench/',
      'e2e/{harness,specs}/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base] },
  { files: IN_BROWSERS, extends: [noUnsanitized.configs.recommended] },
  ...zones,
)
