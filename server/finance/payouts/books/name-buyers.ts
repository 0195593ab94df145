import { cutText } from '../../../../shared/format/cut-text.ts'
import { readNameLoosely } from '../../../../shared/format/read-name.ts'
import type { BookedDocument } from './booked-document.ts'
import { accountReference } from './sage-file.ts'

export type BookedBuyer = Pick<BookedDocument, 'buyerKey' | 'buyer' | 'address'>

/** The shortest limit of a program, QuickBooks'. */
const mostCharacters = 100

/** The lines of an address in columns of their own. */
export function placeOf(address: readonly string[]): { street: string[]; town: string; postcode: string } {
  const last = address.at(-1) ?? ''
  const hasPostcode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(last)
  const lines = hasPostcode ? address.slice(0, -1) : address
  return { street: lines.slice(0, -1), town: lines.at(-1) ?? '', postcode: hasPostcode ? last : '' }
}

/**
 * Names that tell all buyers of an issuer apart, since programs take one name for one customer: a name that several share
 * gets the town, and where that is the same too the four last characters of the Sage account. `all` are the buyers of all
 * months, the earliest document first, so that every month has the same names.
 */
export function nameBuyers(all: readonly BookedBuyer[]): (buyer: BookedBuyer) => string {
  const first = new Map<string, BookedBuyer>()
  const keysOf = new Map<string, Set<string>>()
  for (const buyer of all) {
    if (!first.has(buyer.buyerKey)) first.set(buyer.buyerKey, buyer)
    const name = comparable(buyer.buyer)
    keysOf.set(name, (keysOf.get(name) ?? new Set()).add(buyer.buyerKey))
  }
  const townOf = (key: string) => placeOf(first.get(key)?.address ?? []).town
  return (buyer) => {
    const others = [...(keysOf.get(comparable(buyer.buyer)) ?? [])].filter((key) => key !== buyer.buyerKey)
    if (others.length === 0) return cutText(buyer.buyer, mostCharacters)
    const town = townOf(buyer.buyerKey)
    const isTownShared =
      town === '' || others.some((key) => readNameLoosely(townOf(key)) === readNameLoosely(town))
    const after = [town, ...(isTownShared ? [accountReference(buyer).slice(-4)] : [])]
      .filter(Boolean)
      .join(', ')
    return `${cutText(buyer.buyer, mostCharacters - after.length - 2)}, ${after}`
  }
}

/** Names that differ by case, accents or a final 'Ltd' alone are one to a reader, and to some programs. */
const comparable = (name: string) => readNameLoosely(name).replace(/(?:,| |, )(?:ltd|limited)\.?$/, '')
