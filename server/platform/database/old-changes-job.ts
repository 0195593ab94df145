import { deleteOldChanges } from './change-log-queries.ts'
import type { Database } from './database.ts'

/** Keeps the change log short. */
export const oldChangesJob = {
  name: 'old changes',
  everySeconds: 60,
  run: ({ database }: { database: Database }) => deleteOldChanges(database),
}
