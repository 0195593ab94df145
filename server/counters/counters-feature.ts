import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import { foldTallies } from './counters.ts'

/** Counts of long lists, which move with their rows. */
export const talliesFeature = {
  jobs: [{ name: 'fold tallies', everySeconds: 60, run: ({ database }) => foldTallies(database) }],
} satisfies Feature<{ database: Database }>
