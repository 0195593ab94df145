import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'
import { isDatabaseAway } from '../../../server/platform/database/database-away.ts'
import type { ServerProcess } from '../servers/server-process.ts'

type Killing = {
  database: Database
  running: Set<ServerProcess>
  start: () => Promise<ServerProcess>
  isOver: () => boolean
  /** Whether a process ends too, beside connections. */
  endsProcess: boolean
}

/**
 * Kills connections in the middle of their work and, where it is wanted, a whole process, at moments of chance, and starts
 * another process, which sells as soon as it listens. Answers when that one runs.
 */
export async function killAtRandom(killing: Killing): Promise<void> {
  const { database, running, start, isOver, endsProcess } = killing
  await pause(Math.random() * 300)
  await killSomeConnections(database, isOver)
  if (!endsProcess) return
  const victims = [...running]
  const victim = victims[Math.floor(Math.random() * victims.length)]!
  running.delete(victim)
  // Whose connection is among the killed ends and is started again, as systemd would do it.
  const starting = start().catch(start)
  await victim.kill()
  await killSomeConnections(database, isOver)
  running.add(await starting)
}

/** The test's own connections by this name are spared. */
export const ownName = 'last-kegs'

/** Ends connections of the servers at random until some were met. */
async function killSomeConnections(database: Database, isOver: () => boolean): Promise<void> {
  let met = 0
  for (let looks = 0; looks < 200 && met < 15 && !isOver(); looks += 1) {
    met += await killBusyConnections(database)
    await pause(20)
  }
}

/** How many were met: none where a busy machine gives this test no connection in time. */
async function killBusyConnections(database: Database): Promise<number> {
  try {
    const { rows } = await database.execute(sql`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
          and application_name <> ${ownName}
        order by random() limit 3
      ) busy`)
    return rows.length
  } catch (error) {
    if (error instanceof Error && isDatabaseAway(error)) return 0
    throw error
  }
}
