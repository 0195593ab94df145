import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { systemActor } from './actor.ts'
import { tidyAudit } from './audit-feature.ts'
import { auditTrailOf, writeAudit } from './write-audit.ts'

const subject = { kind: 'brewery', id: 'towpath' }

test('rows of the trail neither change nor go, but for those of six years ago (ROLE-16)', async () => {
  const { database } = await useTestDatabase()
  const at = new Date('2020-11-22T12:00:00Z')
  const writing = {
    at,
    actor: systemActor,
    verb: 'brewery_suspended' as const,
    subject,
    reason: 'no AWRS',
    before: { is: 'open' },
  }
  await writeAudit(database, writing)
  const message = 'rows of the audit trail do not change'
  for (const statement of [
    sql`update audit_entries set reason = 'none'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(database.execute(statement)).rejects.toMatchObject({ cause: { message } })
  const tidy = (day: string) => tidyAudit({ database, clock: () => new Date(`${day}T12:00:01Z`) })
  await tidy('2026-11-21')
  expect(await auditTrailOf(database, subject)).toMatchObject([
    {
      actorName: 'Dray',
      actorRole: 'system',
      actedBy: 'clock',
      verb: 'brewery_suspended',
      reason: 'no AWRS',
      before: { is: 'open' },
    },
  ])
  await tidy('2026-11-22')
  expect(await auditTrailOf(database, subject)).toEqual([])
})
