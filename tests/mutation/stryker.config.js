import { rules } from './rules.ts'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: rules,
  coverageAnalysis: 'perTest',
  // What a module makes as it loads is mostly shapes and tables, and each would run every test.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'var/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: 'var/mutation/sandbox',
  // TypeScript 7 has no programming interface to rewrite its settings with, and no test reads them.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'var'],
}
