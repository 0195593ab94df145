import type { BuyerView } from '../../../shared/api/list-views.ts'
import type { CreditState } from '../../../shared/credit/credit-terms.ts'
import type { TradeState } from '../../../shared/trade/trade-words.ts'

export const buyerViewNames: Readonly<Record<BuyerView, { name: string; empty: string }>> = {
  applied: { name: 'Applied', empty: 'No application is waiting.' },
  approved: { name: 'Approved', empty: 'No one is approved yet.' },
  on_hold: { name: 'On hold', empty: 'No one is on hold.' },
  refused: { name: 'Refused', empty: 'No one is refused.' },
  credit: { name: 'With credit', empty: 'No one orders on account.' },
  all: { name: 'All', empty: 'No one has applied yet.' },
}

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

export const tradeStateText: Readonly<Record<TradeState, { text: string; tone: Tone }>> = {
  none: { text: 'Not applied', tone: 'plain' },
  applied: { text: 'Applied', tone: 'malt' },
  approved: { text: 'Approved', tone: 'hop' },
  refused: { text: 'Refused', tone: 'oxide' },
  on_hold: { text: 'On hold', tone: 'oxide' },
}

export const creditStateText: Readonly<Record<CreditState, { text: string; tone: Tone }>> = {
  open: { text: 'Open', tone: 'hop' },
  on_hold: { text: 'On hold', tone: 'oxide' },
  closed: { text: 'Closed', tone: 'plain' },
}

export const kindText = {
  pub: 'Pub',
  bottle_shop: 'Bottle shop',
  wholesaler: 'Wholesaler',
  other: 'Other business',
} as const
