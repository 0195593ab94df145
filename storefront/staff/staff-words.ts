import type { AuditRow } from '../../shared/api/admin-api.ts'
import type { LinkVerb } from '../../shared/orders/step-link-data.ts'
import type { OrderState, PaymentStateName } from '../../shared/orders/order-states.ts'
import type { StepCause } from '../../shared/orders/order-history.ts'
import type { StaffOrderView } from '../../shared/orders/staff-order-views.ts'
import { partStates } from '../selling/selling-words.ts'
import type { StaffRole } from '../../shared/accounts/roles.ts'

export const roleNames: Readonly<Record<StaffRole, string>> = {
  support: 'support',
  operations: 'operations',
  finance: 'finance',
  admin: 'an admin',
}

export const orderViewNames: Readonly<Record<StaffOrderView, { name: string; empty: string }>> = {
  needs: { name: 'Needs something', empty: 'No order is waiting for the staff.' },
  unpaid: { name: 'Unpaid', empty: 'No order is waiting for its payment.' },
  placed: { name: 'Placed', empty: 'No order is waiting for a brewery’s answer.' },
  proposed: { name: 'Proposed', empty: 'No pub has a proposal to answer.' },
  accepted: { name: 'Accepted', empty: 'Nothing is accepted and still to leave.' },
  out: { name: 'Out', empty: 'Nothing is on its way.' },
  delivered: { name: 'Delivered', empty: 'Nothing was delivered lately.' },
  claims: { name: 'Claims', empty: 'No claim is open.' },
  closed: { name: 'Closed', empty: 'No order has come to its end yet.' },
  all: { name: 'All', empty: 'There are no orders yet.' },
}

/** The state of a part, for those who are not its brewery. */
export const partStateText = (state: OrderState): string =>
  state === 'placed' ? 'unanswered' : partStates[state].text.toLowerCase()

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

export const paymentText: Readonly<Record<PaymentStateName, { text: string; tone: Tone }>> = {
  unpaid: { text: 'Unpaid', tone: 'malt' },
  action_required: { text: 'Bank asks', tone: 'malt' },
  processing: { text: 'Processing', tone: 'malt' },
  failed: { text: 'Failed', tone: 'oxide' },
  paid: { text: 'Paid', tone: 'hop' },
  invoiced: { text: 'Invoiced', tone: 'plain' },
  credited: { text: 'Credited', tone: 'plain' },
  refunded: { text: 'Refunded', tone: 'plain' },
  part_refunded: { text: 'Part refunded', tone: 'plain' },
  cancelled: { text: 'Cancelled', tone: 'oxide' },
}

export const causeNames: Readonly<Record<StepCause, string>> = {
  buyer: 'The pub',
  brewery: 'The brewery',
  dray: 'Dray',
  carrier: 'The carrier',
  organiser: 'The organiser',
}

/** What a link of a mail does. */
export const linkNames: Readonly<Record<LinkVerb, string>> = {
  accept: 'Accept all as ordered',
  dispatch: 'All has left',
  agree: 'Agree to the proposal',
  decline_lines: 'Go on without the lines',
  decline_part: 'Go on without this brewery’s order',
  deliver: 'It is here',
  claim: 'It never came',
  cancel: 'Cancel the late part',
}

/** A key of the ledger or a provider as words: 'brewery_held' is 'Brewery held'. */
export const keyText = (key: string): string => {
  return asSentence(key.replaceAll(/[_.]/g, ' ')).replace(/^Awrs\b/, 'AWRS')
}

/** A text with a capital at its beginning; what follows, such as the name of a host, stays as it is. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** By which way something was done. */
export const wayNames: Readonly<Record<AuditRow['by'], string>> = {
  page: 'on a page',
  link: 'by a link',
  token: 'by a token',
  command: 'by command',
  clock: 'by the clock',
}
