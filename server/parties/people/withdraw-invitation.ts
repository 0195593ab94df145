import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { withdrawById } from './invitation-queries.ts'
import { type PeopleChange, trailOf } from './people-place.ts'

/** Ends an invitation before it is used. Throws RequestError 404 for one that the place does not have open. */
export async function withdrawInvitation(
  transaction: Database,
  { place, actor, now, id }: PeopleChange & { id: string },
): Promise<ActionEffects> {
  const found = await withdrawById(transaction, { id, breweryId: place.breweryId, now })
  if (found === null) throw notFound('The invitation')
  const { email, role } = found
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'withdraw invitation',
    subject: trailOf(place),
    actingFor: place.name,
    before: { email, role },
  })
  return { deadlines: [`The link that was sent to ${email} stops working.`] }
}
