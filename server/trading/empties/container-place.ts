import { formatPostcode } from '../../../shared/geography/postcode.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeOfAddress, placesOfAddresses, type PlaceRow, upsertPlace } from './container-place-queries.ts'

/** Where an order goes, as it says itself. */
export type DeliveredTo = { streetaddress: string; towncity: string; postcode: string }
export type Delivery = { clientId: string; to: DeliveredTo }

const plain = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase()
const keyOf = ({ streetaddress, postcode }: DeliveredTo) =>
  `${plain(streetaddress)} ${(formatPostcode(postcode) ?? postcode).replace(/\s+/gu, '').toUpperCase()}`

/** The place of a delivery address of a client; it is made where containers come there for the first time. */
export const placeToDeliver = (
  transaction: Database,
  clientId: string | null,
  to: DeliveredTo,
): Promise<PlaceRow> =>
  upsertPlace(transaction, {
    clientId,
    addressKey: keyOf(to),
    street: clientId === null ? null : to.streetaddress,
    town: to.towncity,
    postcode: to.postcode,
  })

/** The same without making it; null where no container ever came there. */
export const findPlace = (database: Database, clientId: string, to: DeliveredTo): Promise<PlaceRow | null> =>
  placeOfAddress(database, { clientId, addressKey: keyOf(to) })

/** The same of several deliveries: answers the place of one of them. */
export async function findPlaces(
  database: Database,
  deliveries: readonly Delivery[],
): Promise<(of: Delivery) => PlaceRow | undefined> {
  const rows = await placesOfAddresses(
    database,
    deliveries.map(({ clientId, to }) => ({ clientId, addressKey: keyOf(to) })),
  )
  return ({ clientId, to }) => rows.find((row) => row.clientId === clientId && row.addressKey === keyOf(to))
}
