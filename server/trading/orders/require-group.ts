import { deliveryAnswer, deliveryRefusal } from '../../../shared/geography/delivery-area.ts'
import { locatePostcode } from '../../../shared/geography/postcode-districts.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { outsideDeliveryArea } from '../../platform/errors/order-errors.ts'
import { findGroupDelivery, type GroupDelivery } from '../../catalogue/groups/find-group-delivery.ts'

/** Throws RequestError 404 for an unknown group. */
export async function requireGroup(transaction: Database, groupId: string): Promise<GroupDelivery> {
  const group = await findGroupDelivery(transaction, groupId)
  if (group === null) throw notFound('The group')
  return group
}

/** Throws RequestError 400 and 409 for a postcode that a group's pallets do not go to (OPEN-66). */
export function requireInArea(
  group: GroupDelivery,
  { postcode, field }: { postcode: string; field: string },
): void {
  const answer = deliveryAnswer(group.area, locatePostcode(postcode))
  const refusal = deliveryRefusal(answer, { postcode, groupName: group.name })
  if (answer.kind === 'unknown-postcode' && refusal) throw badField(field, refusal)
  if (answer.kind === 'outside' && refusal)
    throw outsideDeliveryArea({
      field,
      message: refusal,
      distanceKm: answer.distanceKm,
      radiusKm: answer.radiusKm,
    })
}
