import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import { makeRuns } from './make-runs.ts'

/** When the pallets of groups travel, and how much they carry. Orders on them, and their steps, are with orders. */
export const runsFeature = {
  // Every minute, so that a shop that slept over its night has runs soon after its start.
  jobs: [{ name: 'make runs', everySeconds: 60, run: makeRuns }],
} satisfies Feature<{ database: Database; clock: () => Date }>
