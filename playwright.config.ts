import { defineConfig } from '@playwright/test'

/** Journeys in a real browser against the built shop; the worker starts shop and browser (shop-fixture). */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/shops/open-shop-once.ts',
  outputDir: 'var/journeys',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Requests that a worker makes pass page.route by; offline.journey.ts has one.
  use: { serviceWorkers: 'block' },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'var/journeys.json' }],
  ],
})
