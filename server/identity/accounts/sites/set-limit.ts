import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { deleteLimit, limitAt, limitsOf, lockSpending, saveLimit } from './limit-queries.ts'
import { membersOf } from './member-queries.ts'
import { type BusinessChange, trailOf } from './open-business.ts'

type Limit = { perOrderMinor: number | null; perMonthMinor: number | null }

/**
 * What a member may order without approval from now on. Needs the business locked. Throws RequestError 404 for a person who
 * is no member (BIZ-06).
 */
export async function setLimit(
  transaction: Database,
  { business, actor, now, personId, limit }: BusinessChange & { personId: string; limit: Limit },
): Promise<void> {
  const members = await membersOf(transaction, business.id)
  if (!members.some((member) => member.personId === personId)) throw notFound('The person')
  const before = (await limitsOf(transaction, business.id)).find((row) => row.personId === personId)
  const row = { businessId: business.id, personId, ...limit }
  const isNone = limit.perOrderMinor === null && limit.perMonthMinor === null
  await (isNone ? deleteLimit(transaction, row) : saveLimit(transaction, row))
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'set order limit',
    subject: trailOf(business),
    before: {
      personId,
      perOrderMinor: before?.perOrderMinor ?? null,
      perMonthMinor: before?.perMonthMinor ?? null,
    },
    after: limit,
  })
}

/** The limit of a person at the business of a site; null where there is none. */
export const findMemberLimit = limitAt

/** Orders of a person are placed one after another while a limit is compared. Needs a transaction. */
export const holdSpending = lockSpending
