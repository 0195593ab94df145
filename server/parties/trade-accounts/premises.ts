import type { SavedAddress } from '../../../shared/api/accounts-api.ts'
import type { Premises } from '../../../shared/trade/read-premises.ts'
import { findAddresses, findAddressesOf } from '../../identity/accounts/find-clients.ts'
import { addAddress, changeAddress } from '../../identity/accounts/save-address.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { dropOtherPremises, premisesRows, storePremises } from './premises-queries.ts'

/** A client's premises: saved addresses with what a driver needs to know, oldest first. */
export async function findPremises(database: Database, clientId: string): Promise<Premises[]> {
  return (await findPremisesOf(database, [clientId])).get(clientId) ?? []
}

/** The same of several clients, by client; those without premises are missing. */
export async function findPremisesOf(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Premises[]>> {
  const addresses = await findAddressesOf(database, clientIds)
  if (addresses.length === 0) return new Map()
  const rows = await premisesRows(
    database,
    addresses.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.addressId, row]))
  const found = new Map<string, Premises[]>()
  for (const address of addresses) {
    const row = known.get(address.id)
    if (row === undefined) continue
    const { clientId, id, label: tradingName, street, apartment, town, postcode, phone } = address
    const { opensAt, closesAt, unloading, dropNotes, contactName } = row
    const place = { id, tradingName, street, apartment, town, postcode }
    const access = { opensAt, closesAt, unloading, dropNotes, contactName, phone: phone ?? '' }
    found.set(clientId, [...(found.get(clientId) ?? []), { ...place, ...access }])
  }
  return found
}

/**
 * Makes these a client's premises. Each is a saved address: its own, by id; one that reads the same; or a new one. The
 * others stay as plain addresses. Throws RequestError 404 for an id of no own address, 409 where too many are saved.
 */
export async function savePremises(
  transaction: Database,
  clientId: string,
  premises: readonly Premises[],
): Promise<void> {
  const saved = await findAddresses(transaction, clientId)
  const ids: string[] = []
  for (const one of premises) {
    const id = one.id ?? saved.find((address) => !ids.includes(address.id) && isSame(address, one))?.id
    const address = addressOf(one)
    const { id: addressId } =
      id === undefined
        ? await addAddress(transaction, clientId, address)
        : await changeAddress(transaction, { clientId, addressId: id }, address)
    ids.push(addressId)
    const { opensAt, closesAt, unloading, dropNotes, contactName } = one
    await storePremises(transaction, { addressId, opensAt, closesAt, unloading, dropNotes, contactName })
  }
  const all = saved.map(({ id }) => id)
  if (all.length > 0) await dropOtherPremises(transaction, all, { besides: ids })
}

/**
 * Lets an address change that is no premises, or has a phone number: without one no standing order could be placed there.
 * Throws RequestError 400.
 */
export async function requirePhoneOfPremises(
  transaction: Database,
  { id, phone }: SavedAddress,
): Promise<void> {
  if (phone === null && (await premisesRows(transaction, [id])).length > 0)
    throw badField('phone', 'Orders are delivered here: give a phone number that the driver can call.')
}

const addressOf = ({ tradingName, street, apartment, town, postcode, phone }: Premises) => ({
  label: tradingName,
  recipient: tradingName,
  street,
  apartment,
  town,
  postcode,
  phone,
})

/** So that an application that is sent twice saves one address. */
const isSame = (address: SavedAddress, { street, postcode }: Premises) =>
  address.street.toLowerCase() === street.toLowerCase() && address.postcode === postcode
