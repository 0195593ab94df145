import type { NewRefund } from '../../../shared/api/refunds-api.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { buyerCancels } from './trade-acts.ts'
import { settleDispute } from '../../trading/orders/disputes/settle-dispute.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { stepActorOf } from '../../trading/orders/life/step-actor.ts'
import { requestRefund } from '../../trading/orders/refunds/request-refund.ts'
import { findOrderId } from '../../trading/orders/read-orders.ts'
import { settlePayment } from '../../trading/orders/settle-payment.ts'
import { makeStandingOrder } from '../../trading/orders/standing-orders/make-standing-order.ts'
import { applyStandingAction } from '../../trading/orders/standing-orders/change-standing-order.ts'
import { findPayment } from '../../finance/payments/read-payments.ts'
import { chargeAtSandbox, disputeAtSandbox } from '../../finance/payments/sandbox-account.ts'
import { findPremises } from '../../parties/trade-accounts/premises.ts'
import { placeTrade } from './place-trade.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { byWorker } from './trade-workers.ts'
import { workingDay } from './trade-days.ts'
import { clientOf, numberOf, type TradeStep, type TradeWorld } from './trade-world.ts'

/** Orders that come on their own, and money that waits: a dispute, a charge of the provider, refunds asked for and made there, an order unpaid. */
export function planMoney({ days, endsAt }: Planned): TradeStep[] {
  const on = (ago: number, time: string) => momentOf(workingDay(days.last, -ago), time)
  const before = (minutes: number) => new Date(endsAt.getTime() - minutes * 60_000)
  const items = [['learmonth-basin/towpath-bitter/9g-cask', 2]] as const
  const weekly = { name: 'Mondays: bitter and lager', rhythmWeeks: 1 } as const
  const monthly = { name: 'Cans for the fridge', rhythmWeeks: 4 } as const
  return [
    { at: on(14, '09:45'), act: (world) => repeat(world, 'landlord@dray.example', 'usual 0', monthly) },
    // Not so many working days ago: over New Year these go back to before that order was placed.
    {
      at: momentOf(addDays(days.last, -16), '16:25'),
      act: (world) => repeat(world, 'bannock-house', 'paid later', weekly),
    },
    { at: on(3, '10:10'), act: pauseStanding },
    { at: on(2, '14:45'), act: (world) => returnAtProvider(world, 'claim admitted', 1250) },
    { at: on(1, '09:05'), act: (world) => disputePayment(world, 'run 2 four-marys', addDays(days.last, 9)) },
    { at: on(1, '09:10'), act: chargeAccount },
    { at: before(55), act: byWorker('finance', (world, actor) => requestLargeRefund(world, actor)) },
    { at: before(50), act: (world) => placeTrade(world, { key: 'taken back', pub: 'salters-gate', items }) },
    {
      at: before(5),
      act: (world) => placeTrade(world, { key: 'unpaid', pub: 'kelpie', items, isUnpaid: true }),
    },
  ]
}

type Rhythm = { name: string; rhythmWeeks: 1 | 2 | 4 }

/** A pub has an order of its own repeated. */
async function repeat(world: TradeWorld, pub: string, key: string, rhythm: Rhythm): Promise<void> {
  const { database, now, numbers } = world
  const client = await clientOf(world, pub)
  const [premises] = await findPremises(database, client.id)
  const order = await findOrder(database, { clientId: client.id }, numberOf(world, key))
  const firstOn = addDays(londonDay(now), 7 * (rhythm.rhythmWeeks + 3))
  const { id } = await makeStandingOrder(database, {
    clientId: client.id,
    wanted: {
      ...rhythm,
      firstOn,
      premisesId: premises!.id!,
      payment: order.payment.method ?? 'card',
      wish: 'send_what_you_have',
      orderNumber: order.number,
    },
    actor: { clientId: client.id, name: client.name, role: 'buyer', by: 'page' },
    now,
  })
  numbers[standingKey(pub)] = id
}

const standingKey = (pub: string) => `standing order of ${pub}`

async function pauseStanding(world: TradeWorld): Promise<void> {
  const { database, stepDeps, now } = world
  const pub = 'bannock-house'
  const { id: clientId, name } = await clientOf(world, pub)
  const actor = { clientId, name, role: 'buyer', by: 'page' } as const
  const id = numberOf(world, standingKey(pub))
  const { publicUrl } = stepDeps
  await applyStandingAction(database, { id, clientId, actor, verb: 'pause', publicUrl, now })
}

const orderIdOf = async (world: TradeWorld, key: string): Promise<string> =>
  (await findOrderId(world.database, numberOf(world, key)))!

/** Money that went back by hand in the provider's dashboard. */
async function returnAtProvider(world: TradeWorld, key: string, amountMinor: number): Promise<void> {
  const { database, deps, stepDeps } = world
  const orderId = await orderIdOf(world, key)
  const payment = await findPayment(database, orderId)
  const refund = { refundId: 'by-hand-1', amountMinor }
  const events = await deps.provider.refund(payment!.reference, refund)
  await settlePayment(database, { orderId, events, ...stepDeps })
}

/** The buyer's bank takes the money of an order back until it has seen evidence. */
async function disputePayment(world: TradeWorld, key: string, evidenceDay: string): Promise<void> {
  const { database, stepDeps, now } = world
  const orderId = await orderIdOf(world, key)
  const payment = await findPayment(database, orderId)
  const { reference, amountMinor } = payment!
  const dispute = await disputeAtSandbox(database, {
    id: 'dp_made_up_1',
    reference,
    amountMinor,
    reason: 'product_not_received',
    evidenceDueAt: momentOf(evidenceDay, '17:00'),
    now,
  })
  await settleDispute(database, { orderId, dispute, ...stepDeps })
}

/** The provider's own charge for a month: nothing here caused it, and finance has one difference to explain. */
const chargeAccount = ({ database, now }: TradeWorld): Promise<void> =>
  chargeAtSandbox(database, { id: 'account_charge_1', amountMinor: 1500, now })

/** More than one person may give back alone: another has three days to confirm it. */
async function requestLargeRefund(
  world: TradeWorld,
  actor: Parameters<typeof stepActorOf>[0],
): Promise<void> {
  const wanted: NewRefund = {
    items: [],
    goodwillMinor: 26_000,
    reason: 'goodwill',
    cause: 'dray',
    note: 'The van stood in their yard for two hours on the day of their beer festival.',
  }
  const asked = { number: numberOf(world, 'run 1 bannock-house'), wanted, actor: stepActorOf(actor) }
  await requestRefund(world.database, { ...asked, ...world.stepDeps })
}

/** A card order is taken back in the last minutes, and its money is still to go. */
export const cancelLate = (world: TradeWorld): Promise<void> =>
  buyerCancels(world, { key: 'taken back', pub: 'salters-gate' })
