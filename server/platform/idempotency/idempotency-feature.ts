import type { Database } from '../database/database.ts'
import type { Feature } from '../../feature.ts'
import { forgetIdempotencyRecords, tidyIdempotencyRecords } from './with-idempotency.ts'

type IdempotencyDeps = { database: Database; clock: () => Date }

/** Calls that may be sent twice and are done once. */
export const idempotencyFeature = {
  jobs: [
    {
      name: 'tidy idempotency keys',
      everySeconds: 3600,
      run: ({ database, clock }) => tidyIdempotencyRecords(database, clock()),
    },
  ],
  forgetClient: forgetIdempotencyRecords,
} satisfies Feature<IdempotencyDeps>
