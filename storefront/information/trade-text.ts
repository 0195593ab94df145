import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'

export type TradeText = {
  kicker: string
  intro: string
  scene: string
  heading: string
  points: { title: string; text: string }[]
  /** 'contact' leads to the address that staff have set. */
  actions: { label: string; href: string }[]
}

/** The texts of the pages for brewers and for shops (C-19, OPEN-03). */
export const brewersText: TradeText = {
  kicker: 'For brewers',
  intro:
    'Sell to pubs and shops that are looking for beer like yours, and share the road with the breweries around you.',
  scene: 'mash-tun',
  heading: 'Your beer, your terms',
  points: [
    {
      title: 'Free to run on',
      text: 'Cellar, stock and sales in one place, without a subscription. You pay a processing fee on what you sell here, and nothing else.',
    },
    {
      title: 'Your prices, your name',
      text: 'You set prices and stock. Orders reach you with the buyer’s name, and you invoice as yourself.',
    },
    {
      title: 'Buyers you can trust',
      text: 'We look at every trade account, its premises licence or its AWRS number, before it can order, so you know who is at the other end.',
    },
    {
      title: 'One pallet between you',
      text: 'In a group a firkin from you and a keg from your neighbour travel together, and small orders pay their way.',
    },
  ],
  actions: [
    { label: 'Sell on Dray', href: sellingPaths.apply },
    { label: 'Write to us', href: 'contact' },
    { label: 'Group deliveries for breweries', href: paths.groupDeliveriesFor('breweries') },
  ],
}

/** What a brewery pays and when it is paid, by the platform's fee and settings. */
export function paidPoints({
  feeRate,
  payoutDelayDays,
}: {
  feeRate: number
  payoutDelayDays: number
}): TradeText['points'] {
  const days = payoutDelayDays === 1 ? '1 working day' : `${payoutDelayDays} working days`
  return [
    {
      title: feeRate === 0 ? 'No fee at present' : `${feeRate / 100}% of what you sell`,
      text:
        feeRate === 0
          ? 'Nothing comes off what pubs pay for your beer. Listing, the console and the API are free.'
          : 'Our only charge, with its VAT: from the price inc VAT of your beer and your own delivery, never from deposits. No subscription. When you credit a buyer, you get its fee back.',
    },
    {
      title: 'Paid every working day',
      text: `At 06:00 to your bank account: all that left your brewery ${payoutDelayDays === 0 ? 'before' : `at least ${days} ago`}. Orders on account are paid out once they are paid or due.`,
    },
    {
      title: 'You see it before',
      text: 'Each order shows what you receive after the fee. Each payout lists its orders, and a monthly invoice names the fees.',
    },
  ]
}

export const shopsText: TradeText = {
  kicker: 'For shops',
  intro:
    'Fill your shelves from the breweries themselves: cans, bottles and mixed cases, at trade prices, by the case or by the pallet.',
  scene: 'loading-bay',
  heading: 'A shelf no one else has',
  points: [
    {
      title: 'Straight from the brewery',
      text: 'Stock and prices are the brewery’s own, and what you order was packed for you rather than for a warehouse.',
    },
    {
      title: 'Trade facts first',
      text: 'Pack sizes, stock and the price of a single can or bottle are on every card. Sort and filter as you would read a price list.',
    },
    {
      title: 'Several breweries, one drop',
      text: 'Order through a group and a dozen cases from four breweries arrive on one pallet, for one pallet charge.',
    },
    {
      title: 'An approved trade account',
      text: 'We look at your licence or AWRS number once and answer within two working days. After that you order whenever the shelf needs it.',
    },
  ],
  actions: [
    { label: 'See all beers', href: paths.shop },
    { label: 'Find your group', href: paths.groups },
  ],
}
