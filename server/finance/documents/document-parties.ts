import type { Order } from '../../../shared/api/orders-api.ts'
import type { DocumentContents, DocumentParty } from './document-contents.ts'
import type { DrayDetails } from './dray-details.ts'

/** Dray as its own documents name it. */
export const drayParty = ({ name, address, vatNumber, awrsNumber }: DrayDetails): DocumentParty => ({
  name,
  address,
  companyNumber: null,
  vat: vatNumber === null ? { kind: 'unknown' } : { kind: 'registered', number: vatNumber },
  awrsNumber,
})

/** The buyer by the order's contact. */
export function buyerParty(contact: Order['contact']): DocumentContents['buyer'] {
  if (contact === null)
    return { business: 'A client who has left', contact: null, address: [], vatNumber: null }
  return {
    business: `${contact.firstname} ${contact.lastname}`,
    contact: null,
    address: placeLines(contact),
    vatNumber: null,
  }
}

/** Where the goods go, a line each. */
export const premisesLines = (shipTo: Order['shipTo']): string[] | null =>
  shipTo && [`${shipTo.firstname} ${shipTo.lastname}`, ...placeLines(shipTo)]

type Place = { streetaddress: string; apartment: string | null; towncity: string; postcode: string }

const placeLines = ({ streetaddress, apartment, towncity, postcode }: Place): string[] =>
  [streetaddress, apartment, towncity, postcode].filter(
    (line): line is string => line !== null && line !== '',
  )
