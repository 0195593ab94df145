import { deleteOldChanges } from './change-log-queries.ts'
import type { Database } from './database.ts'

/** Twice as long as a reader may sleep before it reads everything (change-events.ts). */
const heldSeconds = 10 * 60

/** Keeps the change log short. */
export const oldChangesJob = {
  name: 'old changes',
  everySeconds: 60,
  run: ({ database }: { database: Database }) => deleteOldChanges(database, heldSeconds),
}
