import { availableParallelism } from 'node:os'
import { migrate } from '../server/database/apply-migrations.ts'
import { connectPostgres } from '../server/database/postgres-database.ts'
import { historiesEach, historyWays } from '../tests/support/histories/play-histories.ts'
import { findDump } from '../tests/support/servers/database-setup.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { printResult } from './measurements.ts'
import type { Portion } from './play-portion.ts'
import { startPlayer } from './player.ts'

const tenThousand = 10_000
const template = 'bench_template'
const mostFaults = 20
type Waiting = Omit<Portion, 'database'>

/**
 * Plays random histories with kills and lost answers, in as many processes as there are processors: half of them on each
 * database, and half of those to the end that the clock brings. The history at a place has the seed of the run plus its
 * place; a run of one plays the history of its seed alone, each way on each database. Sets exit code 1 for an invariant
 * that does not hold, and prints the history with its seed.
 */
export async function benchHistories(count: number = tenThousand, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 30)
  printResult('histories, seed', String(seed))
  const postgres = await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
  if (postgres === null) printResult('histories on PostgreSQL', 'no server here')
  try {
    if (postgres !== null) await prepareTemplate(postgres)
    const lanes = postgres === null ? (['embedded'] as const) : (['embedded', 'PostgreSQL'] as const)
    const dump = await findDump()
    const started = performance.now()
    const faults = await playAll(portionsOf({ count, seed, lanes }), { postgres, dump })
    const seconds = (performance.now() - started) / 1000
    printResult('histories', `${count} in ${Math.round(seconds)} s`, {
      target: 'all invariants',
      isMet: faults.length === 0,
    })
    printResult('each', `${(seconds / count).toFixed(2)} s`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    postgres?.stop()
  }
}

async function prepareTemplate(postgres: ThrowawayPostgres): Promise<void> {
  postgres.createDatabase(template)
  const connection = await connectPostgres(`${postgres.url}/${template}`)
  await migrate(connection)
  await connection.close()
}

/** The far history first, each way on each database, and then the random ones. */
function portionsOf(of: { count: number; seed: number; lanes: readonly Portion['lane'][] }): Waiting[] {
  const ways = of.lanes.flatMap((lane) => historyWays.map((way) => ({ lane, way })))
  const isAlone = of.count === 1
  return ways.flatMap(({ lane, way }, which) => {
    const seeds: (number | null)[] = isAlone ? [] : [null]
    for (let at = 0; at < of.count; at += 1)
      if (isAlone || at % ways.length === which) seeds.push(of.seed + at)
    return Array.from({ length: Math.ceil(seeds.length / historiesEach) }, (_, at) => ({
      lane,
      way,
      seeds: seeds.slice(at * historiesEach, (at + 1) * historiesEach),
    }))
  })
}

type Databases = { postgres: ThrowawayPostgres | null; dump: string }

async function playAll(portions: Waiting[], { postgres, dump }: Databases): Promise<string[]> {
  const faults: string[] = []
  const all = portions.length
  let databases = 0
  const playSome = async () => {
    const player = startPlayer()
    for (let next = portions.shift(); next !== undefined; next = portions.shift()) {
      const name = `bench_${(databases += 1)}`
      if (next.lane === 'PostgreSQL') postgres!.createDatabase(name, template)
      const database = next.lane === 'PostgreSQL' ? `${postgres!.url}/${name}` : dump
      const { fault, left } = await player.play({ ...next, database })
      if (next.lane === 'PostgreSQL') postgres!.dropDatabase(name)
      if (fault !== null) {
        process.stdout.write(`${fault}\n`)
        faults.push(fault)
      }
      if (left.length > 0) portions.push({ ...next, seeds: left })
      if (faults.length >= mostFaults) portions.length = 0
      if (portions.length > 0 && portions.length % 10 === 0)
        printResult('portions of histories', `${all - portions.length} of ${all}`)
    }
    player.stop()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playSome))
  return faults
}
