import { HistoryFault, type HistoryWay, playHistories } from '../tests/support/histories/play-histories.ts'
import type { MadeWorld } from '../tests/support/histories/make-history-world.ts'
import {
  connectPreparedPostgres,
  openPreparedDatabase,
} from '../tests/support/histories/prepared-database.ts'

/** Histories that are played one after another in one database. */
export type Portion = {
  lane: 'embedded' | 'PostgreSQL'
  way: HistoryWay
  seeds: readonly (number | null)[]
  /** The address of a database on a server, or the file of an embedded one; the worlds were made in it. */
  database: string
  worlds: readonly MadeWorld[]
}
/** The first fault, and the seeds after it, which need another database. */
export type PlayedPortion = { fault: string | null; left: readonly (number | null)[] }

/** A process that plays the portions it is sent; bench/histories.ts starts as many as there are processors. */
process.on('message', (portion: Portion) => {
  void playPortion(portion).then((played) => process.send!(played))
})
process.on('disconnect', () => process.exit())

async function playPortion({ lane, way, seeds, database, worlds }: Portion): Promise<PlayedPortion> {
  const connection = await (lane === 'embedded'
    ? openPreparedDatabase(database)
    : connectPreparedPostgres(database))
  try {
    for (const [at, seed] of seeds.entries())
      try {
        await playHistories(connection, { way, seeds: [seed], worlds: worlds.slice(at, at + 1) })
      } catch (error) {
        const fault = error instanceof HistoryFault ? error.message : String(error)
        return { fault: `On ${lane}: ${fault}`, left: seeds.slice(at + 1) }
      }
    return { fault: null, left: [] }
  } finally {
    await connection.close()
  }
}
