/** Runs the server tests against a PostgreSQL cluster of their own, stopped and removed whatever happens. */
import { spawn } from 'node:child_process'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

const wanted = process.argv.slice(2).filter((argument) => argument !== '--if-available')
// Nothing is kept, so nothing needs to reach the disk.
const postgres = await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
if (postgres === null) {
  process.stdout.write('No PostgreSQL server binaries here (initdb is on no known path): nothing to run.\n')
  process.exit(process.argv.includes('--if-available') ? 0 : 1)
}

let status = 1
try {
  postgres.createDatabase('dray_template')
  status = await runTests(postgres.url)
} finally {
  postgres.stop()
}
process.exit(status)

function runTests(server: string): Promise<number> {
  const paths = wanted.length > 0 ? wanted : ['server/']
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...paths], {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES_URL: server },
  })
  return new Promise((resolve) => {
    tests.on('exit', (code) => resolve(code ?? 1))
  })
}
