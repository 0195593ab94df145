import { formatPostcode } from '../../shared/geography/postcode.ts'
import type { Database } from '../database/database.ts'
import { placeOfAddress, type PlaceRow, upsertPlace } from './container-place-queries.ts'

/** Where an order goes, as it says itself. */
export type DeliveredTo = { streetaddress: string; towncity: string; postcode: string }

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
