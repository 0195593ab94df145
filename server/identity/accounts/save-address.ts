import type { Address, SavedAddress } from '../../../shared/api/accounts-api.ts'
import { savedAddressLimit } from '../../../shared/limits/limits.ts'
import { isPhone } from '../../../shared/trade/phone.ts'
import { formatPostcode } from '../../../shared/geography/postcode.ts'
import type { Database } from '../../platform/database/database.ts'
import { countAddresses, insertAddress, updateAddress } from './address-queries.ts'
import { readLine, readOptionalLine } from './plain-text.ts'
import { tooManyAddresses } from '../../platform/errors/account-errors.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'

export async function addAddress(
  database: Database,
  clientId: string,
  address: Address,
): Promise<SavedAddress> {
  const read = readAddress(address)
  if ((await countAddresses(database, clientId)) >= savedAddressLimit) {
    throw tooManyAddresses(savedAddressLimit)
  }
  return insertAddress(database, clientId, read)
}

/** Throws RequestError 404 for an address that is not the client's. */
export async function changeAddress(
  database: Database,
  key: { clientId: string; addressId: string },
  address: Address,
): Promise<SavedAddress> {
  const saved = await updateAddress(database, key, readAddress(address))
  if (saved === null) throw notFound('The address')
  return saved
}

/** An address as stored. Throws RequestError 400 naming the field, also for a malformed UK postcode. */
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
  if (phone !== null && !isPhone(phone))
    throw badField('phone', 'Please give a phone number such as 0113 496 0000.')
  return phone
}
