import type { BusinessDetails } from '../../../../shared/trade/business-details.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type BusinessChange, trailOf } from './open-business.ts'
import { detailsOfBusiness, saveBusinessDetails } from './site-queries.ts'

/** What documents of a business's sites are addressed to from now on; those issued stay. Needs the business locked. */
export async function setBusinessDetails(
  transaction: Database,
  { business, actor, now, details }: BusinessChange & { details: BusinessDetails },
): Promise<void> {
  const before = await detailsOfBusiness(transaction, business.id)
  await saveBusinessDetails(transaction, business.id, details)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'set business details',
    subject: trailOf(business),
    before,
    after: details,
  })
}

export const findBusinessDetails = detailsOfBusiness
