import { takerText } from '../../shared/orders/phone-order.ts'
import type { PartClock, SellingOrder, SellingOrderRow } from '../../shared/api/selling-api.ts'
import { wholeDay, wholeMoment } from '../console/whole-moment.ts'
import type { OrderState } from '../../shared/orders/order-states.ts'
import type { OrderVerb } from '../../shared/orders/order-steps.ts'
import type { SellingView } from '../../shared/orders/selling-views.ts'

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

/** The state of a part, as its brewery sees it. */
export const partStates: Readonly<Record<OrderState, { text: string; tone: Tone }>> = {
  placed: { text: 'To answer', tone: 'malt' },
  proposed: { text: 'Pub is asked', tone: 'plain' },
  accepted: { text: 'Accepted', tone: 'hop' },
  packed: { text: 'Packed', tone: 'hop' },
  part_dispatched: { text: 'Part sent', tone: 'hop' },
  dispatched: { text: 'On its way', tone: 'hop' },
  delivered: { text: 'Delivered', tone: 'plain' },
  claimed: { text: 'Claim', tone: 'oxide' },
  closed: { text: 'Complete', tone: 'plain' },
  refused: { text: 'Refused', tone: 'oxide' },
  cancelled: { text: 'Cancelled', tone: 'oxide' },
}

export const viewNames: Readonly<Record<SellingView, string>> = {
  placed: 'To answer',
  proposed: 'Proposed',
  accepted: 'Accepted',
  packed: 'Packed',
  out: 'Out',
  delivered: 'Delivered',
  claims: 'Claims',
  closed: 'Closed',
  all: 'All',
}

/** Why a view is empty, and the next thing to look at. */
export const emptyViews: Readonly<Record<SellingView, string>> = {
  placed: 'No order is waiting for you.',
  proposed: 'No pub has a question of yours to answer.',
  accepted: 'Nothing is waiting to be packed.',
  packed: 'Nothing is packed and waiting to leave.',
  out: 'Nothing is on its way.',
  delivered: 'Nothing was delivered in the last 14 days.',
  claims: 'No claim is open.',
  closed: 'No order has come to its end yet.',
  all: 'You have no orders yet. Your first one shows here the moment it is paid.',
}

/** The buttons of the actions. */
export const verbNames: { readonly [Verb in OrderVerb]?: string } = {
  accept: 'Accept',
  propose: 'Propose a change',
  withdraw: 'Withdraw the proposal',
  refuse: 'Refuse',
  pack: 'Pack',
  dispatch: 'Dispatch',
  close_rest: 'Close the rest',
  deliver: 'Delivered',
  not_delivered: 'Not delivered',
  hand_over: 'Hand over',
}

/** What a clock runs for. */
export const waitNames: Readonly<Record<PartClock['waitsFor'], string>> = {
  answer: 'Answer',
  buyer: 'The pub answers',
  dispatch: 'Send',
  collection: 'Collection',
  arrival: 'Arrival',
  claim: 'Claim',
}

const ends: Readonly<Record<NonNullable<PartClock['after']>['what'], string>> = {
  refused: 'Refused automatically',
  answered: 'Answered automatically',
  cancelled: 'Cancelled automatically',
  rest_closed: 'Rest closed',
  delivered: 'It counts as delivered',
  admitted: 'Admitted automatically',
}

/** What follows once a deadline is missed. */
export const afterwards = ({ after }: PartClock): string =>
  after === null ? 'Dray’s staff look after it.' : `${ends[after.what]} on ${wholeMoment(after.at)}.`

export const refusalNames = {
  no_stock: 'No stock',
  cannot_deliver: 'We cannot deliver there',
  licence: 'The licence is in doubt',
  price_mistake: 'The price was a mistake',
  other: 'Something else',
}

export const kindNames: Readonly<Record<string, string>> = {
  pub: 'Pub',
  bottle_shop: 'Bottle shop',
  wholesaler: 'Wholesaler',
  other: 'Trade',
}

/** The name of an order's page: a replacement shares the number with the part that was claimed about. */
export const pageName = ({ isReplacement, part, number }: PageNamed) => (isReplacement ? part : number)
type PageNamed = Pick<SellingOrderRow, 'isReplacement' | 'part' | 'number'>

/** How it goes. */
export const goesBy = ({
  groupName,
  shippingOption,
}: Pick<SellingOrderRow, 'groupName' | 'shippingOption'>) => {
  if (shippingOption === 'collection') return 'The pub collects it'
  return groupName === null ? 'Your delivery' : `The pallet of ${groupName}`
}

/** How it goes, and by when while it is still to go: 'Leaves by Wed 2 Dec', 'Forth Crossing, bring by Tue 1 Dec'. */
export function wayOf({
  state,
  groupName,
  shippingOption,
  dispatchOn,
}: Pick<SellingOrderRow, 'state' | 'groupName' | 'shippingOption' | 'dispatchOn'>): string {
  const isToGo = /^(placed|proposed|accepted|packed|part)/.test(state)
  const day = dispatchOn && isToGo && wholeDay(dispatchOn)
  if (shippingOption === 'collection') return day ? `Collects, ready by ${day}` : 'Collects'
  if (groupName === null) return day ? `Leaves by ${day}` : 'Your delivery'
  return day ? `${groupName}, bring by ${day}` : groupName
}

export const ordersText = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`)
export const unitsText = (units: number) => (units === 1 ? '1 unit' : `${units} units`)
export const beersText = ({ beers, units }: Pick<SellingOrderRow, 'beers' | 'units'>) =>
  `${beers === 1 ? '1 beer' : `${beers} beers`}, ${unitsText(units)}`

/** What happened, in a sentence as the brewery reads it. */
export function happenedText({ what, by }: SellingOrder['history'][number]): string {
  const sentences: Record<typeof what, string> = {
    place: by.role === 'buyer' ? 'Ordered' : 'Taken by phone',
    pay: 'Paid',
    lapse: 'Not paid in time',
    accept: 'Accepted',
    adjust: 'Changed to fewer units',
    propose: 'Proposed a change',
    agree: 'Proposal agreed',
    decline_lines: 'Goes on without the lines in question',
    decline_part: 'Proposal declined: nothing is sent',
    withdraw: 'Proposal withdrawn',
    refuse: 'Refused',
    pack: 'Packed',
    dispatch: 'Dispatched',
    close_rest: 'The rest was closed',
    deliver: 'Delivered',
    hand_over: 'Handed over',
    not_delivered: 'Could not be delivered',
    claim: 'Claim opened',
    answer_claim: 'Claim answered',
    ask_claim: 'Dray was asked about the claim',
    decide_claim: 'Claim decided',
    change_details: 'Contact or delivery changed',
    settle_claim: 'No claim is open',
    close: 'Complete',
    cancel: 'Cancelled',
    refund: 'Credited',
  }
  return sentences[what]
}

/** Who did it: staff of Dray are named with whom they acted for. */
export function byText({ what, by }: SellingOrder['history'][number]): string {
  const { role, name, onBehalf } = by
  if (what === 'pay') return 'The pub'
  if (what === 'place' && role !== 'buyer') return takerText(by)
  if (onBehalf !== null) return `${name ?? 'Dray'} of Dray, for ${onBehalf}`
  if (name !== null) return name
  if (role === 'buyer') return 'The pub'
  return role === 'system' ? 'Dray’s clock' : 'Dray'
}

/** 'Tapster Pubs, Leith': the business of several sites that a pub is one of, and the town. */
export const siteText = ({ partOf, town }: Pick<SellingOrderRow, 'partOf' | 'town'>): string =>
  [partOf, town].filter(Boolean).join(', ')

/** 'whole business, 3 sites'. */
export const wholeText = (sites: number): string =>
  `whole business, ${sites === 1 ? '1 site' : `${sites} sites`}`
