import type { Database } from '../database/database.ts'
import type { Feature } from '../../feature.ts'
import { tidyRateLimits } from './rate-limits.ts'

type RateLimitsDeps = { database: Database; clock: () => Date }

/** How often a caller may try something. */
export const rateLimitsFeature = {
  jobs: [
    {
      name: 'tidy rate limits',
      everySeconds: 3600,
      run: ({ database, clock }) => tidyRateLimits(database, clock()),
    },
  ],
} satisfies Feature<RateLimitsDeps>
