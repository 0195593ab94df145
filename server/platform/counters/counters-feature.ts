import type { Database } from '../database/database.ts'
import type { Feature } from '../../feature.ts'
import { foldCounters } from './counters.ts'

/** Counts of long lists, which move with their rows. */
export const countersFeature = {
  jobs: [{ name: 'fold tallies', everySeconds: 60, run: ({ database }) => foldCounters(database) }],
} satisfies Feature<{ database: Database }>
