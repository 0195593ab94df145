import type { SellerQuery } from '../../../shared/api/phone-orders-api.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import type { GroupDelivery } from '../../catalogue/groups/find-group-delivery.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import { requireGroup } from '../orders/require-group.ts'

/** In whose name an order is taken: a brewery, or a group with all its breweries. */
export type PhoneSeller = {
  id: string
  name: string
  breweryIds: readonly string[]
  group: GroupDelivery | null
}

export const brewerySeller = ({ id, name }: { id: string; name: string }): PhoneSeller => ({
  id,
  name,
  breweryIds: [id],
  group: null,
})

/** The seller that staff named. Throws RequestError 400 unless it is one of both, 404 for an unknown one. */
export async function readSeller(database: Database, { brewery, group }: SellerQuery): Promise<PhoneSeller> {
  if ((brewery === undefined) === (group === undefined))
    throw badField('brewery', 'Name a brewery or a group, by its slug.')
  if (brewery !== undefined) return brewerySeller(await nameBrewery(database, brewery))
  const [named] = await findGroupNames(database, { ids: [], slugs: [group!] })
  if (named === undefined) throw notFound('The group')
  return groupSeller(database, named.id)
}

/** The seller of an order that was sent for confirmation. */
export async function storedSeller(
  database: Database,
  { sellerId, groupId, sellerName }: { sellerId: string; groupId: string | null; sellerName: string },
): Promise<PhoneSeller> {
  if (groupId !== null) return groupSeller(database, groupId)
  return brewerySeller({ id: sellerId, name: sellerName })
}

async function groupSeller(database: Database, groupId: string): Promise<PhoneSeller> {
  const group = await requireGroup(database, groupId)
  return { id: group.id, name: group.name, breweryIds: group.breweryIds, group }
}
