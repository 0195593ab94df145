import {
  type RefusalReason,
  refusalReasons,
  type StepCause,
  stepCauses,
} from '../../../shared/orders/order-history.ts'
import type { BreweryStep } from '../../../shared/api/order-steps-api.ts'
import { cancelOrder } from '../../trading/orders/cancel-order.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { applyStep } from '../../trading/orders/life/apply-step.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { describeOrder } from './describe-order.ts'
import { stepActorOf } from '../../trading/orders/life/step-actor.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'
import { readStepWords, type StepWordsRead } from './read-step-words.ts'

type StepCommand = { usage: string; does: string; step: (words: StepWordsRead) => BreweryStep }

const lines = ({ units }: StepWordsRead) => (units.length === 0 ? {} : { lines: units })
const arrival = ({ valueOf }: StepWordsRead) => ({ receivedBy: valueOf('name'), note: valueOf('note') })

const steps: Record<string, StepCommand> = {
  accept: {
    usage: 'orders accept <number> [brewery] [day=YYYY-MM-DD]',
    does: 'the brewery confirms its part, or all do',
    step: ({ valueOf }) => ({ verb: 'accept', dispatchOn: valueOf('day') }),
  },
  propose: {
    usage: 'orders propose <number> <brewery> <line>=<units>… [day=YYYY-MM-DD] [note=<text>]',
    does: 'the brewery offers less of some lines or a later day; the buyer answers',
    step: (words) => ({
      verb: 'propose',
      ...lines(words),
      dispatchOn: words.valueOf('day'),
      note: words.valueOf('note'),
    }),
  },
  withdraw: {
    usage: 'orders withdraw <number> <brewery>',
    does: 'the brewery takes its proposal back',
    step: () => ({ verb: 'withdraw' }),
  },
  refuse: {
    usage: `orders refuse <number> <brewery> reason=${refusalReasons.join('|')} [note=<text>]`,
    does: 'the brewery does not send its part; the money goes back',
    step: ({ valueOf, oneOf }) => ({
      verb: 'refuse',
      reason: oneOf<RefusalReason>('reason', refusalReasons),
      note: valueOf('note'),
    }),
  },
  pack: {
    usage: 'orders pack <number> [brewery]',
    does: 'it is ready',
    step: () => ({ verb: 'pack' }),
  },
  dispatch: {
    usage: 'orders dispatch <number> [brewery] [<line>=<units>…] [carrier=<text>] [tracking=<text>]',
    does: 'it is on its way, or some units of it are',
    step: (words) => ({
      verb: 'dispatch',
      ...lines(words),
      carrier: words.valueOf('carrier'),
      tracking: words.valueOf('tracking'),
    }),
  },
  'close-rest': {
    usage: 'orders close-rest <number> <brewery> [reason=<text>]',
    does: 'what has not left is not sent; its money goes back',
    step: ({ valueOf }) => ({ verb: 'close_rest', reason: valueOf('reason') }),
  },
  deliver: {
    usage: 'orders deliver <number> [brewery] name=<adult> [note=<text>]',
    does: 'it has arrived',
    step: (words) => ({ verb: 'deliver', ...arrival(words) }),
  },
  'hand-over': {
    usage: 'orders hand-over <number> [brewery] name=<adult> [note=<text>]',
    does: 'it was collected',
    step: (words) => ({ verb: 'hand_over', ...arrival(words) }),
  },
  'not-delivered': {
    usage: 'orders not-delivered <number> <brewery> reason=<text>',
    does: 'a drop failed',
    step: ({ valueOf, usage }) => {
      const reason = valueOf('reason')
      if (reason === null) throw new UsageError(usage)
      return { verb: 'not_delivered', reason }
    },
  },
}

const cancelUsage = `orders cancel <number> [brewery] [cause=${stepCauses.join('|')}] [note=<text>]`

/** The steps of an order's life, taken in Dray's or a brewery's name. */
export const orderStepCommands: Record<string, Command> = {
  ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, commandOf(step)])),
  cancel: {
    usage: cancelUsage,
    does: 'stock goes back on the shelf, and the money to the buyer',
    dryRun: 'none',
    run: async (database, typed, context) => {
      const { number, brewerySlug, valueOf, oneOf } = readStepWords(typed, cancelUsage)
      const cause = valueOf('cause') === null ? 'dray' : oneOf<StepCause>('cause', stepCauses)
      const actor = stepActorOf(context.actor)
      const wanted = { number, brewerySlug, note: valueOf('note'), cause, actor }
      const sealer = await context.openSealer()
      const { publicUrl, clock, openProvider } = context
      const logger = { warn: () => {} }
      await cancelOrder(
        { database, provider: openProvider(database), logger, publicUrl, clock, sealer },
        wanted,
      )
      return describeOrder(await findOrder(database, null, number))
    },
  },
}

function commandOf({ usage, does, step }: StepCommand): Command {
  return { usage, does, run: (database, typed, context) => run(database, { typed, usage, step }, context) }
}

async function run(
  database: Database,
  { typed, usage, step }: { typed: readonly string[]; usage: string; step: StepCommand['step'] },
  context: OperatorContext,
): Promise<string> {
  const words = readStepWords(typed, usage)
  const { number, brewerySlug } = words
  const { publicUrl, clock, openSealer } = context
  const wanted = { number, brewerySlug, actor: stepActorOf(context.actor), step: step(words) }
  const sealer = await openSealer()
  const deps = { publicUrl, sealer, now: clock() }
  await retryTransaction(database, (transaction) => applyStep(transaction, wanted, deps))
  return describeOrder(await findOrder(database, null, number))
}
