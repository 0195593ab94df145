import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { SellingVerb } from './selling-calls.ts'
import { unitsText } from './selling-words.ts'

/** Whether an action asks anything before it is looked at. */
export const hasFields = (verb: SellingVerb): boolean => verb !== 'accept' && verb !== 'withdraw'

type WithLines = { lines?: readonly { units: number }[] }

/** The button that does it names the step and its amount (SELL-11). */
export function deedName(verb: SellingVerb, order: SellingOrder, body: object): string {
  const { totalMinor, lines } = order
  const sum = totalMinor === null ? '' : ` ${formatMinor(totalMinor)}`
  const named = (body as WithLines).lines?.reduce((total, { units }) => total + units, 0)
  const left = lines.reduce((total, { quantity, quantitySent }) => total + quantity - quantitySent, 0)
  switch (verb) {
    case 'accept':
      return `Accept${sum}`
    case 'propose':
      return 'Send the proposal'
    case 'withdraw':
      return 'Withdraw the proposal'
    case 'refuse':
      return `Refuse${sum}`
    case 'pack':
      return `Pack ${unitsText(named ?? left)}`
    case 'dispatch':
      return `Dispatch ${unitsText(named ?? left)}`
    case 'close_rest':
      return `Close ${unitsText(left)}`
    case 'deliver':
      return `Delivered: ${unitsText(lines.reduce((total, { quantitySent }) => total + quantitySent, 0))}`
    case 'hand_over':
      return `Hand over ${unitsText(left)}`
    case 'not_delivered':
      return 'Not delivered'
  }
}

/** What has happened to an order: 'Order DRAY-G4MM-43 accepted.' */
export const doneNames: Readonly<Record<SellingVerb, string>> = {
  accept: 'accepted',
  propose: 'sent to the pub with a change',
  withdraw: 'without its proposed change',
  refuse: 'refused',
  pack: 'packed',
  dispatch: 'dispatched',
  close_rest: 'closed without the rest',
  deliver: 'delivered',
  not_delivered: 'marked as not delivered',
  hand_over: 'handed over',
}
