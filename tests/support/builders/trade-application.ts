import type { TypedTrade } from '../../../shared/trade/read-trade-application.ts'

/** An application for a trade account that holds. */
export const tradeApplication = {
  businessName: 'The Tap Ltd',
  kind: 'pub',
  licenceNumber: 'PL-2041',
  premises: [
    {
      tradingName: 'The Tap',
      street: '1 Brewery Yard',
      town: 'Leeds',
      postcode: 'LS1 4DY',
      opensAt: '08:00',
      closesAt: '16:00',
      unloading: 'tail_lift',
      contactName: 'Maggie Tapster',
      phone: '0113 496 0000',
    },
  ],
} satisfies TypedTrade
