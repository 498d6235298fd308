import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.mjs'
import { ROOT } from './harness/paths'

// Found once; the workers read it from here.
process.env.CHROMIUM_PATH ||= findChromium()

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.e2e.ts',
  outputDir: join(ROOT, 'test-results'),
  globalSetup: './harness/template.setup.ts',
  workers: availableParallelism(),
  fullyParallel: false,
  // Where others wait for it, one spec that wavers holds nobody up; `npm test` names it.
  retries: process.env.CI ? 1 : 0,
  // They end what hangs and judge nothing: a busy machine takes several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
})
