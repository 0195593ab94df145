import {
  type ClaimKind,
  claimKinds,
  type ClaimWish,
  claimWishes,
} from '../../../shared/orders/claim-kinds.ts'
import { type RefundBearer, refundBearers } from '../../../shared/orders/refund-reasons.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { openStaffClaim } from '../../trading/orders/claims/buyer-claims.ts'
import { decideClaims } from '../../trading/orders/claims/decide-claims.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { describeOrder } from './describe-order.ts'
import { stepActorOf } from '../../trading/orders/life/step-actor.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readStepWords } from './read-step-words.ts'

const usage = `orders decide-claim <number> <brewery> decision=admitted|refused [bearer=${refundBearers.join('|')}] [note=<text>]`

const claimUsage = `orders claim <number> <brewery> [<line>=<units> …] kind=${claimKinds.join('|')} text=<text> [wish=${claimWishes.join('|')}]`

/** Claims that Dray opens for buyers, and decides. */
export const claimCommands: Record<string, Command> = {
  claim: {
    usage: claimUsage,
    does: 'opens a claim in the name of the buyer; about all of the part where no units are named, of what never came',
    run: async (database, words, context) => {
      const { publicUrl, clock, openSealer } = context
      const { number, brewerySlug, units, valueOf, oneOf } = readStepWords(words, claimUsage)
      const { consignments } = await findOrder(database, null, number)
      const part = consignments.find(({ team }) => team?.slug === brewerySlug)
      const text = valueOf('text')
      if (part === undefined || text === null) throw new UsageError(claimUsage)
      const wish = valueOf('wish') === null ? 'refund' : oneOf<ClaimWish>('wish', claimWishes)
      const kind = oneOf<ClaimKind>('kind', claimKinds)
      const wanted = { part: part.id, kind, text, wish, ...(units.length > 0 && { lines: units }) }
      const deps = { publicUrl, sealer: await openSealer(), now: clock() }
      const actor = stepActorOf(context.actor)
      await retryTransaction(database, (transaction) =>
        openStaffClaim(transaction, { number, wanted, actor }, deps),
      )
      return describeOrder(await findOrder(database, null, number))
    },
  },
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
      const { state } = await retryTransaction(database, (transaction) =>
        decideClaims(transaction, wanted, deps),
      )
      if (state === 'asked') return 'It waits for a second person: finance or an admin confirms it.\n'
      return describeOrder(await findOrder(database, null, number))
    },
  },
}
