import type { Database } from '../database/database.ts'
import type { Feature } from '../../feature.ts'
import { auditRefusals } from './audit-refusals.ts'
import { removeAuditBefore } from './audit-queries.ts'

const rememberedYears = 6

/** Rows leave the trail after six years (ROLE-16). */
export async function tidyAudit({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const before = new Date(clock())
  before.setUTCFullYear(before.getUTCFullYear() - rememberedYears)
  await removeAuditBefore(database, before)
}

/** The audit trail: who did what, when, for whom. */
export const auditFeature = {
  hooks: auditRefusals,
  jobs: [{ name: 'tidy audit', everySeconds: 86_400, run: tidyAudit }],
} satisfies Feature<{ database: Database; clock: () => Date }>
