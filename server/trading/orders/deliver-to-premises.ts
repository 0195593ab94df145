import type { NewOrder } from '../../../shared/api/orders-api.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPremises } from '../../parties/trade-accounts/premises.ts'

type Delivery = Required<Pick<NewOrder, 'contact' | 'handover'>>

/** Name, address and what a driver needs to know, as a client's premises say today; null where it has no such premises. */
export async function deliverToPremises(
  database: Database,
  { clientId, premisesId }: { clientId: string; premisesId: string },
): Promise<Delivery | null> {
  const premises = (await findPremises(database, clientId)).find(({ id }) => id === premisesId)
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  if (premises === undefined || client === undefined) return null
  const [first = '', ...others] = client.name.split(/\s+/).filter((word) => word !== '')
  const { tradingName, street, apartment, town, postcode, phone, contactName } = premises
  const { opensAt, closesAt, unloading, dropNotes } = premises
  return {
    contact: {
      firstname: first || tradingName,
      lastname: others.join(' ') || tradingName,
      streetaddress: street,
      apartment,
      towncity: town,
      postcode,
      email: client.email,
      phone,
    },
    handover: { opensAt, closesAt, unloading, dropNotes, receiverName: contactName, receiverPhone: phone },
  }
}
