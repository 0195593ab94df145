import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { type BusinessChange, trailOf } from './open-business.ts'
import { withdrawInvitations } from './site-invitation-queries.ts'

/** Ends an invitation before it is used. Throws RequestError 404 for one that the business does not have open. */
export async function withdrawMemberInvitation(
  transaction: Database,
  { business, actor, now, id }: BusinessChange & { id: string },
): Promise<void> {
  const [found] = await withdrawInvitations(transaction, { businessId: business.id, which: { id }, now })
  if (found === undefined) throw notFound('The invitation')
  const { email, role } = found
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'withdraw invitation',
    subject: trailOf(business),
    before: { email, role },
  })
}
