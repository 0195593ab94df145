/**
 * Runs the server tests that open a database against a PostgreSQL cluster of their own, stopped and removed whatever
 * happens. The others are the same everywhere, and run in npm test. With --at-once those alone that do several things
 * at a time: the embedded database takes its statements one by one, so there a server differs most.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runVitest } from './run-vitest.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

const { values: flags, positionals: wanted } = parseArgs({
  options: { 'if-available': { type: 'boolean' }, 'at-once': { type: 'boolean' } },
  allowPositionals: true,
})
// The data is thrown away after the run, so fsync would only cost time.
const postgres = await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
if (postgres === null) {
  process.stdout.write('No PostgreSQL server binaries here (initdb is on no known path): nothing to run.\n')
  process.exit(flags['if-available'] === true ? 0 : 1)
}

let ok = false
try {
  postgres.createDatabase('dray_template')
  const paths = wanted.length > 0 ? wanted : globSync('server/**/*.test.ts').filter(isForServer)
  const tests = runVitest({ name: 'postgres', paths, env: { TEST_POSTGRES_URL: postgres.url } })
  ok = tests.ok
  if (tests.repeated.length > 0)
    process.stdout.write(`\nFiles of tests that ran a second time:\n${tests.repeated.join('\n')}\n`)
} finally {
  postgres.stop()
}
process.exit(ok ? 0 : 1)

/** Whether a test file has its database from the tests' helpers, or is for a server only. */
function isForServer(file: string): boolean {
  if (file.endsWith('.postgres.test.ts')) return true
  const source = readFileSync(file, 'utf8')
  if (flags['at-once'] === true && !/Promise\.(all|allSettled|race)\(/.test(source)) return false
  return /tests\/support\/(shops|servers\/(test-database|server-process))/.test(source)
}
