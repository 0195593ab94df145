import type { Connection } from './connect.ts'

/**
 * What changed: `beer:<id>`, `brewery:<id>`, or a whole subject. The triggers of migration 0001 send it, so
 * every writer does.
 */
export type ChangeNotice = string
export type ChangeNotices = { subscribe: (listener: (notice: ChangeNotice) => void) => void }

/** Listens for the notices of all processes and hands them to everyone who subscribed. */
export async function listenForChanges(connection: Connection): Promise<ChangeNotices> {
  const listeners: ((notice: ChangeNotice) => void)[] = []
  await connection.listen('dray_changes', (notice) => {
    for (const listener of listeners) listener(notice)
  })
  return { subscribe: (listener) => listeners.push(listener) }
}
