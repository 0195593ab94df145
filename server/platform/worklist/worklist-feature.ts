import type { Database } from '../database/database.ts'
import type { Feature } from '../../feature.ts'
import { escalateUntil } from './worklist-queries.ts'

/** What waits for Dray's staff. */
export const worklistFeature = {
  jobs: [
    {
      name: 'escalate worklist',
      everySeconds: 20,
      run: ({ database, clock }) => escalateUntil(database, clock()),
    },
  ],
} satisfies Feature<{ database: Database; clock: () => Date }>
