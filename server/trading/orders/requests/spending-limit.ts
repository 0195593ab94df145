import { hasSiteRight } from '../../../../shared/accounts/site-roles.ts'
import { leftOf, type OrderLimit } from '../../../../shared/orders/order-requests.ts'
import { londonDay, londonMonth } from '../../../../shared/working-time/working-time.ts'
import { listMembers, listSites } from '../../../identity/accounts/sites/list-business.ts'
import { findSiteRoles } from '../../../identity/accounts/sites/places.ts'
import { findMemberLimit, holdSpending } from '../../../identity/accounts/sites/set-limit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { limitText } from './limit-text.ts'
import { requestedOf, spentBetween } from './order-request-queries.ts'

type Spender = { personId: string; siteId: string | null; now: Date }

/** A person who may place orders up to a limit at a site, and who approves others. */
export type LimitedBuyer = OrderLimit & { openRequests: number; approvers: Approver[] }
export type Approver = { id: string; name: string; email: string }

/**
 * The limit of a person at a site with what was ordered this month; null for one without a limit, and for one who approves
 * orders there (BIZ-06). The month's sum has open requests too.
 */
export async function findLimit(
  database: Database,
  { personId, siteId, now }: Spender,
): Promise<LimitedBuyer | null> {
  if (siteId === null) return null
  const limit = await findMemberLimit(database, { personId, siteId })
  if (limit === null) return null
  if (hasSiteRight(await findSiteRoles(database, { personId, siteId }), 'approve')) return null
  const { businessId, perOrderMinor, perMonthMinor } = limit
  const siteIds = (await listSites(database, businessId)).map((site) => site.siteId)
  const { from, until } = londonMonth(londonDay(now).slice(0, 7))
  const spent = await spentBetween(database, { personId, siteIds, from, until })
  const { netMinor, open } = await requestedOf(database, { personId, siteIds })
  return {
    perOrderMinor,
    perMonthMinor,
    spentMinor: spent + netMinor,
    openRequests: open,
    approvers: await approversOf(database, { businessId, siteId }),
  }
}

/** As the checkout shows it. */
export const limitView = (limit: LimitedBuyer | null) =>
  limit && {
    perOrderMinor: limit.perOrderMinor,
    perMonthMinor: limit.perMonthMinor,
    leftMinor: leftOf(limit),
    spentMinor: limit.spentMinor,
    text: limitText(
      limit,
      limit.approvers.map(({ name }) => name),
    ),
  }

/** The same while no other order of the person is placed. */
export async function holdLimit(transaction: Database, spender: Spender): Promise<LimitedBuyer | null> {
  const { personId, siteId } = spender
  if (siteId === null || (await findMemberLimit(transaction, { personId, siteId })) === null) return null
  await holdSpending(transaction, personId)
  return findLimit(transaction, spender)
}

/** Who approves orders of a site: its owners and approvers. */
export async function approversOf(
  database: Database,
  { businessId, siteId }: { businessId: string; siteId: string },
): Promise<Approver[]> {
  return (await listMembers(database, businessId))
    .filter(({ roles }) =>
      hasSiteRight(
        roles.filter((role) => role.siteId === null || role.siteId === siteId).map(({ role }) => role),
        'approve',
      ),
    )
    .map(({ id, name, email }) => ({ id, name, email }))
}
