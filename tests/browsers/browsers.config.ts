import { defineConfig } from '@playwright/test'
import type { SizeName } from './driven-test.ts'
import { type EngineName, findEngines } from './find-engines.ts'

/** Set by tools/test-browsers.ts to one engine. */
const only = process.env['BROWSERS_ENGINE']
/** The same, to journeys whose title has this; as `--grep` it would not apply to Chromium, on which the others depend. */
const journey = process.env['BROWSERS_JOURNEY']
const engines = findEngines().found.filter(
  (engine) => only === undefined || engine === only || engine === 'chromium',
)
const sizeNames: SizeName[] = ['phone', 'desk']

/** Short journeys in engines other than Playwright's own Chromium, over W3C WebDriver. Chromium's layouts are the measure, so it runs first. */
export default defineConfig<object, { engine: EngineName; size: SizeName }>({
  testDir: '.',
  testMatch: '**/*.browsers.ts',
  ...(journey !== undefined && { grep: new RegExp(journey) }),
  globalSetup: '../support/shops/open-shop-once.ts',
  outputDir: '../../var/browsers/failures',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../var/browsers/report.json' }],
  ],
  projects: engines.flatMap((engine) =>
    sizeNames.map((size) => ({
      name: `${engine} ${size}`,
      use: { engine, size },
      dependencies: engine === 'chromium' ? [] : [`chromium ${size}`],
    })),
  ),
})
