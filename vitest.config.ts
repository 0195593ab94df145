import { defineConfig } from 'vitest/config'
import { filesByLayer, needsPostgres, type TestLayer } from './tests/test-layers.ts'

const hasPostgres = process.env['TEST_POSTGRES_URL'] !== undefined
const files = filesByLayer()

/** A project for each layer: `vitest --project contract`. */
const layer = (name: TestLayer) => ({
  extends: true as const,
  test: {
    name,
    include: files[name].filter((path) => hasPostgres || !needsPostgres(path)),
    globalSetup: name === 'unit' ? [] : ['tests/support/servers/database-setup.ts'],
  },
})

export default defineConfig({
  test: {
    projects: [layer('unit'), layer('contract'), layer('server'), layer('matrices'), layer('money')],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/prepare-process.ts'],
    maxWorkers: 2,
    // What changes is seen within a second; a busy machine takes longer.
    expect: { poll: { timeout: 10_000 } },
    // Files of one worker share its modules, and with them its databases: no test may leave a global changed.
    isolate: false,
  },
})
