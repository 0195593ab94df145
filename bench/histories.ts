import type { Connection } from '../server/database/database.ts'
import { connectEmbedded } from '../server/database/embedded-database.ts'
import { migrate } from '../server/database/migrate.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { playHistories, playInPortions, playToTheEnd } from '../tests/support/histories/play-histories.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { printResult } from './measurements.ts'

const tenThousand = 10_000
type Lane = { name: string; open: () => Promise<Connection> }

/**
 * Plays random histories with kills and lost answers: half of them on each database, and half of those to the end that
 * the clock brings. Sets exit code 1 for an invariant that does not hold, and prints the history with its seed.
 */
export async function benchHistories(count: number = tenThousand, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31)
  printResult('histories, seed', String(seed))
  const postgres = await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
  if (postgres === null) printResult('histories on PostgreSQL', 'no server here')
  const lanes: Lane[] = [{ name: 'embedded', open: () => connectEmbedded() }]
  let databases = 0
  if (postgres !== null)
    lanes.push({
      name: 'PostgreSQL',
      open: () => {
        const name = `bench_${(databases += 1)}`
        postgres.createDatabase(name)
        return connectPostgres(`${postgres.url}/${name}`)
      },
    })
  try {
    for (const lane of lanes) await playLane(lane, Math.ceil(count / lanes.length), seed)
  } finally {
    postgres?.stop()
  }
}

async function playLane({ name, open }: Lane, count: number, seed: number): Promise<void> {
  const started = performance.now()
  const openMigrated = async () => {
    const connection = await open()
    await migrate(connection)
    return connection
  }
  const toTheEnd = Math.floor(count / 2)
  let isMet = true
  try {
    await playInPortions({ count: count - toTheEnd, open: openMigrated, play: playHistories, seed })
    await playInPortions({ count: toTheEnd, open: openMigrated, play: playToTheEnd, seed })
  } catch (error) {
    isMet = false
    process.exitCode = 1
    process.stdout.write(`${textOf(error)}\n`)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  printResult(`histories, ${name}`, `${count} in ${seconds} s`, { target: 'all invariants', isMet })
}

/** fast-check says the seed and the history, and puts the check that failed into the cause. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\nBecause: ${textOf(error.cause)}`
}
