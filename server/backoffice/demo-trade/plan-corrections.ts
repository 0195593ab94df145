import { addDays } from '../../../shared/working-time/working-time.ts'
import { searchEntries } from '../../finance/ledger/list-ledger.ts'
import { stepActorOf } from '../../trading/orders/life/step-actor.ts'
import { requestRefund } from '../../trading/orders/refunds/request-refund.ts'
import { requestCorrection } from '../../finance/reconciliation/correct-booking.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { byWorker } from './trade-workers.ts'
import { workingDay } from './trade-days.ts'
import { numberOf, type TradeStep, type TradeWorld } from './trade-world.ts'

type Worker = Parameters<Parameters<typeof byWorker>[1]>[1]

const typedMinor = 600
const agreedMinor = 500

/** Goodwill that was typed wrong, and its booking put right the next morning. */
export function planCorrections({ days }: Planned): TradeStep[] {
  const day = workingDay(days.last, -8)
  return [
    { at: momentOf(day, '16:40'), act: byWorker('finance', giveGoodwill) },
    { at: momentOf(workingDay(addDays(day, 1), 0), '09:25'), act: byWorker('finance', correctGoodwill) },
  ]
}

const orderKey = 'run 1 bannock-house'

async function giveGoodwill(world: TradeWorld, actor: Worker): Promise<void> {
  await requestRefund(world.database, {
    number: numberOf(world, orderKey),
    wanted: {
      items: [],
      goodwillMinor: typedMinor,
      reason: 'goodwill',
      cause: 'dray',
      note: 'For the wait at the hatch.',
    },
    actor: stepActorOf(actor),
    ...world.stepDeps,
  })
}

async function correctGoodwill({ database, now }: TradeWorld, actor: Worker): Promise<void> {
  const found = await searchEntries(database, {
    account: 'goodwill',
    event: 'goodwill',
    limit: 50,
    offset: 0,
  })
  const booked = found.rows.find(({ amountMinor }) => amountMinor === typedMinor)
  if (booked === undefined) return
  const reason = 'Typed £6.00; £5.00 was agreed on the telephone.'
  const wanted = { booking: booked.bookingId, rightMinor: agreedMinor, reason }
  await requestCorrection(database, { wanted, actor, now })
}
