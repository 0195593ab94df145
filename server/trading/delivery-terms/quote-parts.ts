import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import type { DeliveryAnswer } from '../../../shared/delivery/quote-delivery.ts'
import {
  lowestMinimum,
  minimumText,
  notCoveredText,
  quoteDelivery,
} from '../../../shared/delivery/quote-delivery.ts'
import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import {
  type DeliveryDays,
  deliveryCostText,
  deliveryDaysText,
  leavingDay,
  usualDispatchDay,
} from '../../../shared/orders/delivery-promise.ts'
import { locatePostcode } from '../../../shared/geography/postcode-districts.ts'
import { findTown } from '../../../shared/geography/towns.ts'
import { calendarOf, londonDay } from '../../../shared/working-time/working-time.ts'
import { findDaysOff } from '../../catalogue/beers/closures/own-closures.ts'
import { findBrewerySenders } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { termsInForce } from './set-delivery-terms.ts'

/** What one sender is to deliver; null is Dray. */
export type PartToQuote = { teamId: string | null; goodsMinor: number }

/** The delivery of one part, reckoned for a postcode; `answer` is null without a whole UK postcode. */
export type QuotedPart = {
  teamId: string | null
  name: string
  town: string
  version: number
  answer: DeliveryAnswer | null
  /** What is asked before a postcode is known; afterwards that of its zone. */
  minimumMinor: number | null
  collection: { windows: string } | null
  /** The day by which what is ordered now leaves, by the sender's working days. */
  leavesBy: string
}

/** The delivery of each part; one of an unknown brewery, and Dray's while it has no terms, is left out. */
export async function quoteParts(
  database: Database,
  { postcode, parts, now }: { postcode: string; parts: readonly PartToQuote[]; now: Date },
): Promise<QuotedPart[]> {
  const teamIds = parts.map(({ teamId }) => teamId)
  const quote = await readSenders(database, { teamIds, now })
  return quote(postcode, parts)
}

export type QuoteParts = (postcode: string, parts: readonly PartToQuote[]) => QuotedPart[]

/** The same of senders whose terms are read before it is known what they send. */
export async function readSenders(
  database: Database,
  { teamIds, now }: { teamIds: readonly (string | null)[]; now: Date },
): Promise<QuoteParts> {
  const breweryIds = teamIds.filter((id) => id !== null)
  const [inForce, senders, closed] = await inOneTrip([
    termsInForce(database, teamIds),
    findBrewerySenders(database, breweryIds),
    findDaysOff(database, { breweryIds, from: londonDay(now) }),
  ])
  return (postcode, parts) => {
    const to = { postcode, place: locatePostcode(postcode) }
    return parts.flatMap(({ teamId, goodsMinor }) => {
      const current = inForce(teamId)
      const sender = teamId === null ? dray : senders.find(({ id }) => id === teamId)
      if (current === null || !sender) return []
      const { version, terms } = current
      const calendar = calendarOf({ nation: nationOf(sender.country), daysOff: closed(teamId) })
      const from = { place: findTown(sender.town, sender.country), calendar }
      const answer = quoteDelivery(terms, { to, from, goodsMinor, now })
      const minimumMinor = answer?.kind === 'covered' ? answer.minimumMinor : lowestMinimum(terms)
      const { collection } = terms
      const leavesBy = usualDispatchDay(now, calendar)
      const { name, town } = sender
      return [{ teamId, name, town, version, answer, minimumMinor, collection, leavesBy }]
    })
  }
}

const dray = { name: 'Dray', town: '', country: 'England' }

function nationOf(country: string): Nation {
  if (/^scotland$/i.test(country.trim())) return 'scotland'
  return /^northern ireland$/i.test(country.trim()) ? 'northern-ireland' : 'england-and-wales'
}

/** A quoted part as pages show it. */
export function partQuoteView(
  { teamId, name, town, answer, minimumMinor, collection, leavesBy }: QuotedPart,
  goodsMinor: number,
): PartQuote {
  const covered = answer?.kind === 'covered' ? answer : null
  const days = deliveryDaysOf(leavesBy, covered)
  return {
    teamId,
    name,
    chargeMinor: covered && covered.chargeMinor,
    hint: covered && `${deliveryCostText(covered.chargeMinor)} · ${deliveryDaysText(days)}`,
    refusal: answer?.kind === 'not_covered' ? notCoveredText(name, answer.outward) : null,
    minimum: minimumText(name, { goodsMinor, minimumMinor }),
    collection: collection && collection.windows,
    town,
    leavesBy,
    days,
  }
}

/** The days of a delivery to a place that is covered; elsewhere only the day by which it leaves. */
export function deliveryDaysOf(
  usual: string,
  covered: Extract<DeliveryAnswer, { kind: 'covered' }> | null,
): DeliveryDays {
  const arrivesBy = covered && covered.promised.to
  const isOnDay = covered?.way === 'van'
  return { leavesBy: leavingDay(usual, { arrivesBy, isOnDay }), arrivesBy, isOnDay }
}
