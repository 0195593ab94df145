import { connectPostgres } from '../../../server/platform/database/postgres-database.ts'
import { commandLimits } from '../../../server/platform/database/postgres-limits.ts'
import { type ServerProcess, startServerProcess } from '../servers/server-process.ts'
import { ownName } from './kill-at-random.ts'

export const publicUrl = 'https://dray.example'

/** Two server processes on one PostgreSQL database, and connections of the caller's own. */
export async function openLastKegsShop(databaseUrl: string) {
  // Its imports wait for locks as long as the operator's command does.
  const connection = await connectPostgres(`${databaseUrl}?application_name=${ownName}`, {
    limits: commandLimits,
  })
  const ends: (() => Promise<void>)[] = [() => connection.close()]
  const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
  const start = () => startServerProcess(environment, (end) => void ends.unshift(end))
  // One that does not start must not leave the other behind.
  const started = await Promise.all([start(), start()]).catch(async (error: unknown) => {
    for (const end of ends) await end()
    throw error
  })
  const running = new Set<ServerProcess>(started)
  return {
    connection,
    database: connection.database,
    start,
    running,
    addresses: () => [...running].map(({ address }) => address),
    close: async () => {
      // Nothing is in progress, and a process with broken connections need not close cleanly.
      await Promise.all([...running].map((server) => server.kill()))
      for (const end of ends) await end()
    },
  }
}
export type LastKegsShop = Awaited<ReturnType<typeof openLastKegsShop>>
