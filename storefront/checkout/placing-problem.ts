import type { BasketDifference } from '../../shared/api/orders-api.ts'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import type { TradeState } from '../../shared/trade/trade-words.ts'
import type { DetailsProblem } from '../../shared/checkout/checkout-details.ts'
import { AuthenticationRequired } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'

/** Why an order was not placed, and so what the buyer can do. */
export type PlacingProblem =
  | { kind: 'fields'; problems: DetailsProblem[] }
  | { kind: 'basket'; changes: BasketDifference[] }
  /** There is nothing in the basket: it may be ordered already. */
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  | { kind: 'unconfirmed' }
  /** The trade account is not approved. */
  | { kind: 'not-approved'; state: TradeState }
  /** It is not known what became of it. */
  | { kind: 'unanswered' }
  /** The order belongs to another run of its group than the one shown. */
  | { kind: 'run'; run: GroupRun; sentence: string }
  | { kind: 'other'; sentence: string }

/** The error of a placing call, in the words of the page. */
export function placingProblemOf(error: unknown): PlacingProblem {
  if (error instanceof AuthenticationRequired) return { kind: 'signed-out' }
  if (!(error instanceof CallError)) return { kind: 'unanswered' }
  const { status, code, field, details, serverMessage } = error
  if (status === 401) return { kind: 'signed-out' }
  if (code === 'basket_changed' || code === 'not_a_multiple')
    return { kind: 'basket', changes: details['changes'] as BasketDifference[] }
  if (code === 'basket_empty') return { kind: 'gone' }
  if (code === 'email_unconfirmed') return { kind: 'unconfirmed' }
  if (code === 'trade_not_approved') return { kind: 'not-approved', state: details['state'] as TradeState }
  if (code === 'checkout_incomplete')
    return { kind: 'fields', problems: details['problems'] as DetailsProblem[] }
  if (serverMessage === null || status >= 500) return { kind: 'unanswered' }
  if (code === 'run_changed') return { kind: 'run', run: details['run'] as GroupRun, sentence: serverMessage }
  if (field !== null) return { kind: 'fields', problems: [{ field, message: serverMessage }] }
  return { kind: 'other', sentence: serverMessage }
}
