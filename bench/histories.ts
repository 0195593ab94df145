import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import type { Connection } from '../server/platform/database/database.ts'
import { embeddedConnection } from '../server/platform/database/embedded-database.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { historiesEach, historyWays } from '../tests/support/histories/play-histories.ts'
import { makeHistoryWorld, type MadeWorld } from '../tests/support/histories/make-history-world.ts'
import { findDump } from '../tests/support/servers/database-setup.ts'
import { openDump } from '../tests/support/servers/shared-database.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { printResult } from './measurements.ts'
import type { Portion } from './play-portion.ts'
import { startPlayer } from './player.ts'

const tenThousand = 10_000
const template = 'bench_template'
const mostFaults = 20
type Waiting = Omit<Portion, 'database' | 'worlds'>

/**
 * Plays random histories with kills and lost answers, in as many processes as there are processors: half of them on each
 * database, and half of those to the end that the clock brings. The history at a place has the seed of the run plus its
 * place; a run of one plays the history of its seed alone, each way on each database. Sets exit code 1 for an invariant
 * that does not hold, and prints the history with its seed.
 */
export async function benchHistories(count: number = tenThousand, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 30)
  printResult('histories, seed', String(seed))
  const postgres = await startThrowawayPostgres(
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c jit=off',
  )
  if (postgres === null) printResult('histories on PostgreSQL', 'no server here')
  const folder = mkdtempSync(join(tmpdir(), 'dray-histories-'))
  try {
    const prepared = {
      embedded: await prepareDump(join(folder, 'worlds.tar')),
      PostgreSQL: postgres === null ? [] : await prepareTemplate(postgres),
    }
    const lanes = postgres === null ? (['embedded'] as const) : (['embedded', 'PostgreSQL'] as const)
    const started = performance.now()
    const faults = await playAll(portionsOf({ count, seed, lanes }), { postgres, prepared })
    const seconds = (performance.now() - started) / 1000
    printResult('histories', `${count} in ${Math.round(seconds)} s`, {
      target: 'all invariants',
      isMet: faults.length === 0,
    })
    printResult('each', `${(seconds / count).toFixed(2)} s`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true })
  }
}

/** A database with the worlds of a portion, of which each portion has a copy: making a world takes a fifth of a history. */
async function prepareTemplate(postgres: ThrowawayPostgres): Promise<MadeWorld[]> {
  postgres.createDatabase(template)
  const connection = await connectPostgres(`${postgres.url}/${template}`)
  await migrate(connection)
  const worlds = await makeWorlds(connection)
  await connection.close()
  return worlds
}

/** The same as a file of an embedded database. */
async function prepareDump(file: string): Promise<{ file: string; worlds: MadeWorld[] }> {
  const client = await openDump(await findDump())
  const worlds = await makeWorlds(embeddedConnection(client, async () => {}))
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  return { file, worlds }
}

async function makeWorlds(connection: Connection): Promise<MadeWorld[]> {
  const worlds: MadeWorld[] = []
  while (worlds.length < historiesEach) worlds.push(await makeHistoryWorld(connection))
  return worlds
}

/** The far history first, each way on each database, and then the random ones. */
function portionsOf(of: { count: number; seed: number; lanes: readonly Portion['lane'][] }): Waiting[] {
  const ways = historyWays.flatMap((way) => of.lanes.map((lane) => ({ lane, way })))
  const isAlone = of.count === 1
  const portions = ways.map(({ lane, way }, which) => {
    const seeds: (number | null)[] = isAlone ? [] : [null]
    for (let at = 0; at < of.count; at += 1)
      if (isAlone || at % ways.length === which) seeds.push(of.seed + at)
    return Array.from({ length: Math.ceil(seeds.length / historiesEach) }, (_, at) => ({
      lane,
      way,
      seeds: seeds.slice(at * historiesEach, (at + 1) * historiesEach),
    }))
  })
  // In turn, so that a run that is stopped has tried each way on each database.
  return portions[0]!.flatMap((_, at) => portions.flatMap((each) => each[at] ?? []))
}

type Databases = {
  postgres: ThrowawayPostgres | null
  prepared: { embedded: { file: string; worlds: MadeWorld[] }; PostgreSQL: MadeWorld[] }
}

async function playAll(portions: Waiting[], { postgres, prepared }: Databases): Promise<string[]> {
  const faults: string[] = []
  const held = { embedded: 0, PostgreSQL: 0 }
  let databases = 0
  const playSome = async () => {
    const player = startPlayer()
    for (let next = portions.shift(); next !== undefined; next = portions.shift()) {
      const name = `bench_${(databases += 1)}`
      if (next.lane === 'PostgreSQL') postgres!.createDatabase(name, template)
      const copy =
        next.lane === 'PostgreSQL'
          ? { database: `${postgres!.url}/${name}`, worlds: prepared.PostgreSQL }
          : { database: prepared.embedded.file, worlds: prepared.embedded.worlds }
      const { fault, left } = await player.play({ ...next, ...copy })
      if (next.lane === 'PostgreSQL') postgres!.dropDatabase(name)
      if (fault !== null) {
        process.stdout.write(`${fault}\n`)
        faults.push(fault)
      }
      held[next.lane] += next.seeds.length - left.length - (fault === null ? 0 : 1)
      if (left.length > 0) portions.push({ ...next, seeds: left })
      if (faults.length >= mostFaults) portions.length = 0
      if (portions.length > 0 && portions.length % 10 === 0)
        printResult('histories that held', `${held.embedded} embedded, ${held.PostgreSQL} on PostgreSQL`)
    }
    player.stop()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playSome))
  return faults
}
