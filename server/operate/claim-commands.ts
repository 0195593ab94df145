import { type RefundBearer, refundBearers } from '../../shared/orders/refund-reasons.ts'
import { retryTransaction } from '../database/retry-transaction.ts'
import { decideClaims } from '../orders/claims/decide-claims.ts'
import { findOrder } from '../orders/find-orders.ts'
import { describeOrder } from './describe-order.ts'
import { stepActorOf } from '../orders/life/step-actor.ts'
import type { Command } from './operator-command.ts'
import { readStepWords } from './read-step-words.ts'

const usage = `orders decide-claim <number> <brewery> decision=admitted|refused [bearer=${refundBearers.join('|')}] [note=<text>]`

/** What Dray decides about claims. */
export const claimCommands: Record<string, Command> = {
  'decide-claim': {
    usage,
    does: 'decides the claims about a part; admitted, the money of their units goes back',
    run: async (database, words, context) => {
      const { publicUrl, clock, openSealer } = context
      const { number, brewerySlug, oneOf, valueOf } = readStepWords(words, usage)
      const decision = oneOf('decision', ['admitted', 'refused'])
      const bearer = valueOf('bearer') === null ? 'brewery' : oneOf<RefundBearer>('bearer', refundBearers)
      const note = valueOf('note') ?? `The claim is ${decision}.`
      const wanted = { number, brewerySlug, decision, bearer, note, actor: stepActorOf(context.actor) }
      const deps = { publicUrl, sealer: await openSealer(), now: clock() }
      await retryTransaction(database, (transaction) => decideClaims(transaction, wanted, deps))
      return describeOrder(await findOrder(database, null, number))
    },
  },
}
