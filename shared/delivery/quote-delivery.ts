import { formatMinor } from '../format/money.ts'
import { distanceKm, type Place } from '../geography/geography.ts'
import { isInPostcodes, parsePostcode } from '../geography/postcode.ts'
import type { DeliveryTerms, DeliveryZone } from './delivery-terms.ts'
import { promisedDays, type PromisedDays } from './promised-days.ts'
import type { Calendar } from '../working-time/working-time.ts'

/** Where it goes: the postcode as typed, and where that lies as far as it is known. */
export type Destination = { postcode: string; place: Place | null }
/** Who sends it: where from, and on which working days. */
export type Sender = { place: Place | null; calendar: Calendar }

export type DeliveryAnswer =
  /** No zone fits. */
  | { kind: 'not_covered'; outward: string }
  | {
      kind: 'covered'
      way: DeliveryZone['way']['kind']
      /** Net, 0 from 'free above' on. */
      chargeMinor: number
      /** Net goods from which it is 0. */
      freeAboveMinor: number | null
      minimumMinor: number | null
      promised: PromisedDays
    }

/** What delivery of goods of a net value costs, and when they arrive; null for a text that is no UK postcode. */
export function quoteDelivery(
  terms: DeliveryTerms,
  { to, from, goodsMinor, now }: { to: Destination; from: Sender; goodsMinor: number; now: Date },
): DeliveryAnswer | null {
  const postcode = parsePostcode(to.postcode)
  if (postcode === null) return null
  const zone = terms.zones.find((one) => fits(one, to, from))
  if (zone === undefined) return { kind: 'not_covered', outward: postcode.outward }
  const { chargeMinor, freeAboveMinor, minimumMinor, way } = zone
  return {
    kind: 'covered',
    way: way.kind,
    chargeMinor: freeAboveMinor !== null && goodsMinor >= freeAboveMinor ? 0 : chargeMinor,
    freeAboveMinor,
    minimumMinor,
    promised: promisedDays(way, now, from.calendar),
  }
}

/** A zone with postcodes and a radius takes what either names; one with neither takes all of the UK. */
function fits({ postcodes, radiusKm }: DeliveryZone, to: Destination, from: Sender): boolean {
  if (postcodes === null && radiusKm === null) return true
  if (postcodes !== null && isInPostcodes(to.postcode, postcodes)) return true
  return (
    radiusKm !== null &&
    to.place !== null &&
    from.place !== null &&
    distanceKm(from.place, to.place) <= radiusKm
  )
}

/** The least that any zone asks for; null where one asks for nothing. */
export function lowestMinimum({ zones }: DeliveryTerms): number | null {
  if (zones.length === 0 || zones.some(({ minimumMinor }) => minimumMinor === null)) return null
  return Math.min(...zones.map(({ minimumMinor }) => minimumMinor!))
}

/** "Add £12.40 more to reach Towpath's minimum of £150.00."; null where it is met or nothing is asked (PRICE-04). */
export function minimumText(
  sender: string,
  { goodsMinor, minimumMinor }: { goodsMinor: number; minimumMinor: number | null },
): string | null {
  if (minimumMinor === null || goodsMinor >= minimumMinor) return null
  return `Add ${formatMinor(minimumMinor - goodsMinor)} more to reach ${sender}'s minimum of ${formatMinor(minimumMinor)}.`
}

/** 'Damask does not deliver to EH1.' */
export const notCoveredText = (sender: string, outward: string) => `${sender} does not deliver to ${outward}.`
