import type { RecordedKind, StockView } from '../../../shared/api/stock-api.ts'
import { unitsText } from '../selling-words.ts'

/** The name of a view, and why it is empty. */
export const stockViewTexts: Readonly<Record<StockView, { name: string; empty: string }>> = {
  all: { name: 'All', empty: 'You have no beer on Dray yet.' },
  low: { name: 'Low', empty: 'Nothing is low.' },
  short: { name: 'Short', empty: 'Nothing is short: all that pubs were promised is there.' },
}

export const kindNames: Readonly<Record<RecordedKind, string>> = {
  count: 'Count',
  made: 'Made',
  spoilt: 'Spoilt',
  sold_elsewhere: 'Sold elsewhere',
  returned: 'Returned',
}

/** What is asked for, of each action. */
export const unitLabels: Readonly<Record<RecordedKind, string>> = {
  count: 'On hand',
  made: 'Units made',
  spoilt: 'Units spoilt',
  sold_elsewhere: 'Units sold elsewhere',
  returned: 'Units returned',
}

export const otherReason = 'Another reason'
/** The usual reasons, the likeliest first; for another one words are asked. */
export const reasons: Readonly<Record<RecordedKind, readonly string[]>> = {
  count: ['Stock take', 'Spot check', otherReason],
  made: ['Racked', 'Packaged', otherReason],
  spoilt: ['Leaking or burst', 'Out of date', 'Off', otherReason],
  sold_elsewhere: ['Taproom', 'Own customers', 'Another wholesaler', otherReason],
  returned: ['Came back from a pub', 'Not collected', otherReason],
}

/** The button names the action and its units (SELL-11). */
export function recordName(kind: RecordedKind, units: number): string {
  if (kind === 'count') return `Count ${units}`
  return `${kindNames[kind]}: ${unitsText(units)}`
}

const movementNames: Readonly<Record<string, string>> = {
  count: 'Counted',
  made: 'Made',
  spoilt: 'Spoilt',
  sold_elsewhere: 'Sold elsewhere',
  returned: 'Returned',
  reserve: 'Reserved for an order',
  release: 'No longer reserved',
  promise: 'Sold',
  promise_on_account: 'Sold on account',
  unpromise: 'Back from an order',
  short: 'Reported missing',
  dispatch: 'Sent',
}
export const movementName = (kind: string): string => movementNames[kind] ?? kind

/** A change of units with its sign. */
export const signed = (units: number): string => (units > 0 ? `+${units}` : units < 0 ? `−${-units}` : '0')
