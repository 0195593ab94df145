/** Kinds of business that buy for the trade, with the words of the form. */
export const tradeKinds = ['pub', 'bottle_shop', 'wholesaler', 'other'] as const
export type TradeKind = (typeof tradeKinds)[number]
export const tradeKindLabels: Record<TradeKind, string> = {
  pub: 'Pub, bar or venue',
  bottle_shop: 'Bottle shop',
  wholesaler: 'Wholesaler',
  other: 'Another business',
}

/** States of a trade account. Only `approved` orders (TRADE-01). */
export const tradeStates = ['none', 'applied', 'approved', 'refused', 'on_hold'] as const
export type TradeState = (typeof tradeStates)[number]
export const isTradeState = (text: string): text is TradeState => tradeStates.some((state) => state === text)

/** Lengths of the texts of an application, in characters, and how many premises one names. */
export const tradeLimits = {
  businessName: { least: 2, most: 120 },
  licenceNumber: { least: 4, most: 40 },
  dropNotes: 500,
  /** A question of the staff, an answer to it, a reason or a note. */
  words: 1000,
  premises: 10,
}

/** How long an application waits for a decision, and until it goes to an admin, in working days (TRADE-09). */
export const tradeWorkingDays = { due: 2, escalated: 4 }
