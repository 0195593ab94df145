import type { Handover } from '../orders/handover.ts'
import type { Premises } from './read-premises.ts'

type Place = { streetaddress?: string | undefined; postcode?: string | undefined }

/** The premises that a delivery goes to: the same postcode, and its street, with or without a name before it. */
export function premisesAt<P extends Pick<Premises, 'street' | 'postcode'>>(
  premises: readonly P[],
  { streetaddress = '', postcode = '' }: Place,
): P | undefined {
  const street = plain(streetaddress)
  return premises.find((one) => {
    const own = plain(one.street)
    return (
      bare(one.postcode) === bare(postcode) && own !== '' && (street === own || street.endsWith(`, ${own}`))
    )
  })
}

/** What the trade account says of deliveries to a premises. */
export function handoverOfPremises(premises: Premises): Handover {
  const { opensAt, closesAt, unloading, dropNotes, contactName, phone } = premises
  return {
    opensAt,
    closesAt,
    unloading,
    ...(dropNotes !== null && { dropNotes }),
    receiverName: contactName,
    receiverPhone: phone,
  }
}

const plain = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase()
const bare = (postcode: string) => postcode.replace(/\s+/gu, '').toUpperCase()
