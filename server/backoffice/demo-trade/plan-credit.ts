import type { Actor } from '../../platform/audit/actor.ts'
import { changeCredit } from '../../finance/credit/change-credit.ts'
import { markPayment } from '../../finance/credit/mark-payment.ts'
import { requestWriteOff } from '../../finance/credit/write-off.ts'
import { findOrderDocuments } from '../../finance/documents/read-documents.ts'
import { findOrderId } from '../../trading/orders/read-orders.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { holdPayouts } from '../../finance/payouts/payout-holds.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { placeTrade } from './place-trade.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { brewerySteps, buyerSteps } from './trade-acts.ts'
import { workingDay } from './trade-days.ts'
import { byWorker } from './trade-workers.ts'
import { clientOf, finance, numberOf, type TradeStep, type TradeWorld } from './trade-world.ts'

const brewery = 'quilts-wynd'
const bank = { actor: finance }

/**
 * Two pubs on account: one pays its invoices, the other is 12 days late, which holds its account; a part of its debt waits
 * for a second person to give it up. Payouts are held once.
 */
export function planCredit({ days, endsAt }: Planned): TradeStep[] {
  const opened = momentOf(days.first, '11:00')
  const late = addDays(days.last, -12 - 7)
  return [
    { at: opened, act: (world) => openCredit(world, 'bannock-house') },
    { at: opened, act: (world) => openCredit(world, 'kelpie') },
    ...onAccount('bannock-house', workingDay(late, -1), 'paid later'),
    {
      at: momentOf(addDays(late, 8), '12:00'),
      act: (world) => payByBank(world, 'bannock-house', 'paid later'),
    },
    ...onAccount('bannock-house', workingDay(days.last, -3), 'to pay'),
    ...onAccount('kelpie', late, 'late'),
    {
      at: momentOf(workingDay(days.last, -3), '11:40'),
      act: async ({ database, now }) => {
        const { id: breweryId } = await nameBrewery(database, 'damask')
        const reason = 'The new bank account is being checked.'
        await holdPayouts(database, { breweryId, reason, ...bank, now })
      },
    },
    {
      at: new Date(endsAt.getTime() - 40 * 60_000),
      act: byWorker('finance', (world, actor) => giveUpPart(world, actor, 'late')),
    },
  ]
}

async function openCredit(world: TradeWorld, pub: string): Promise<void> {
  const { id: clientId } = await clientOf(world, pub)
  const { publicUrl, now } = world.stepDeps
  const wanted = { verb: 'open', limitMinor: 250_000, terms: '7', reason: 'Three years of trade.' } as const
  await changeCredit(world.database, { ...wanted, clientId, ...bank, publicUrl, now })
}

async function payByBank(world: TradeWorld, pub: string, key: string): Promise<void> {
  const { id: clientId } = await clientOf(world, pub)
  const { totalMinor } = await findOrder(world.database, { clientId }, numberOf(world, key))
  const { publicUrl, now } = world.stepDeps
  const payment = { amountMinor: totalMinor, receivedOn: londonDay(now), reference: 'BANNOCK HOUSE' }
  await markPayment(world.database, { clientId, ...payment, ...bank, publicUrl, now })
}

/** More than one person may give up alone: it waits for another (CRED-09). */
async function giveUpPart(world: TradeWorld, actor: Actor, key: string): Promise<void> {
  const { database, now } = world
  const { id: clientId } = await clientOf(world, 'kelpie')
  const orderId = await findOrderId(database, numberOf(world, key))
  const documents = await findOrderDocuments(database, [orderId!])
  const { number } = documents.find(({ kind }) => kind === 'invoice')!
  const reason = 'A keg of theirs was burst in the yard and no one claimed it in time.'
  const asked = { clientId, number, amountMinor: 8_640, reason, actor }
  await requestWriteOff(database, { ...asked, publicUrl: world.stepDeps.publicUrl, now })
}

/** An order on account that is answered, sent and delivered. */
function onAccount(pub: string, day: string, key: string): TradeStep[] {
  const part = { key, brewery, pub }
  const items = [[`${brewery}/shore-pilsner/30l-keg`, 2] as const]
  const payment = 'invoice' as const
  const sentOn = workingDay(day, 1)
  return [
    { at: momentOf(day, '09:50'), act: (world) => placeTrade(world, { key, pub, items, payment }) },
    { at: momentOf(day, '10:45'), act: (world) => brewerySteps(world, part, { verb: 'accept' }) },
    { at: momentOf(sentOn, '10:45'), act: (world) => brewerySteps(world, part, { verb: 'pack' }) },
    {
      at: momentOf(sentOn, '14:05'),
      act: (world) => brewerySteps(world, part, { verb: 'dispatch', carrier: 'Lowland Carriers' }),
    },
    {
      at: momentOf(workingDay(sentOn, 1), '11:35'),
      act: (world) => buyerSteps(world, part, { verb: 'deliver', receivedBy: 'The cellar' }),
    },
  ]
}
