import { deliveryAnswer, deliveryRefusal } from '../../shared/geography/delivery-area.ts'
import { locatePostcode } from '../../shared/geography/postcode-districts.ts'
import type { Database } from '../database/database.ts'
import { badField, notFound } from '../errors/common-errors.ts'
import { outsideDeliveryArea } from '../errors/order-errors.ts'
import { findGroupDelivery, type GroupDelivery } from '../groups/find-group-delivery.ts'

/** The group, if it delivers to where this goes (OPEN-66). Throws RequestError 404, and 400 and 409 for the postcode. */
export async function requireGroup(
  transaction: Database,
  groupId: string,
  { postcode, field }: { postcode: string; field: string },
): Promise<GroupDelivery> {
  const group = await findGroupDelivery(transaction, groupId)
  if (group === null) throw notFound('The group')
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
  return group
}
