import { defineConfig } from 'vitest/config'
import { ruleTests } from './rules.ts'

export default defineConfig({ test: { include: ruleTests, isolate: false, testTimeout: 60_000 } })
