import type { Database } from './database.ts'

/** Where everybody's data are read: a standby, where one is set up (docs/decisions/0118). */
export type WithReads = { database: Database; readDatabase: Database }

/** The same parts for answers that are everybody's: their statements go to the database for reads. */
export const forReads = <Deps extends WithReads>(deps: Deps): Deps => ({
  ...deps,
  database: deps.readDatabase,
})
