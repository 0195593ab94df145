import { defineConfig } from 'vitest/config'

/** Tests that need two processes on one server run in the lane that has one: npm run test:postgres. */
const needsServer = '**/*.postgres.test.ts'

export default defineConfig({
  test: {
    include: ['{shared,server,storefront,tests,tools}/**/*.test.{ts,tsx}'],
    exclude:
      process.env['TEST_POSTGRES_URL'] === undefined
        ? [needsServer, '**/node_modules/**']
        : ['**/node_modules/**'],
    globalSetup: ['tests/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
