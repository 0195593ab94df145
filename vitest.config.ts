import { defineConfig } from 'vitest/config'
import { preactForReact } from './tools/preact-for-react.ts'

/** Tests that need two processes on one server run in the lane that has one: npm run test:postgres. */
const needsServer = '**/*.postgres.test.ts'

export default defineConfig({
  resolve: { alias: preactForReact },
  test: {
    include: ['{artwork,clients,shared,server,storefront,tests,tools}/**/*.test.{ts,tsx}'],
    exclude:
      process.env['TEST_POSTGRES_URL'] === undefined
        ? [needsServer, '**/node_modules/**']
        : ['**/node_modules/**'],
    globalSetup: ['tests/support/servers/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // What changes is seen within a second; a busy machine takes longer.
    expect: { poll: { timeout: 10_000 } },
    // Files of one worker share its modules, and with them its databases: no test may leave a global changed.
    isolate: false,
  },
})
