import type { Address, KeptAddress } from '../../shared/api/accounts.ts'
import { keptAddressLimit } from '../../shared/limits.ts'
import { formatPostcode } from '../../shared/postcode.ts'
import type { Database } from '../database/connect.ts'
import { badField, notFound, RequestError } from '../errors.ts'
import { countAddresses, insertAddress, updateAddress } from './address-queries.ts'
import { readLine, readOptionalLine } from './plain-text.ts'

export async function addAddress(
  database: Database,
  clientId: string,
  address: Address,
): Promise<KeptAddress> {
  const read = readAddress(address)
  if ((await countAddresses(database, clientId)) >= keptAddressLimit) {
    const sentence = `You have ${keptAddressLimit} addresses, which is as many as we keep. Please remove one first.`
    throw new RequestError(409, 'too_many_addresses', sentence)
  }
  return insertAddress(database, clientId, read)
}

/** Throws RequestError 404 for an address that is not the client's. */
export async function changeAddress(
  database: Database,
  key: { clientId: string; addressId: string },
  address: Address,
): Promise<KeptAddress> {
  const kept = await updateAddress(database, key, readAddress(address))
  if (kept === null) throw notFound('The address')
  return kept
}

/** An address as it is kept. Throws RequestError 400 naming the field, also for what has no UK postcode's form. */
function readAddress(address: Address): Address {
  const postcode = formatPostcode(address.postcode)
  if (postcode === null) throw badField('postcode', 'Please give a UK postcode such as LS1 4DY.')
  return {
    label: readLine('label', address.label),
    recipient: readLine('recipient', address.recipient),
    street: readLine('street', address.street),
    apartment: readOptionalLine('apartment', address.apartment),
    town: readLine('town', address.town),
    postcode,
    phone: readPhone(address.phone),
  }
}

function readPhone(text: string | null): string | null {
  const phone = readOptionalLine('phone', text)
  if (phone !== null && !/^\+?[\d ()-]{7,}$/.test(phone))
    throw badField('phone', 'Please give a phone number such as 0113 496 0000.')
  return phone
}
