import { randomUUID } from 'node:crypto'
import { addItem } from '../../../server/basket/add-item.ts'
import { removeFromBasket, holdBasket } from '../../../server/basket/take-basket.ts'
import { RequestError } from '../../../server/errors/request-error.ts'
import { withIdempotency } from '../../../server/idempotency/with-idempotency.ts'
import { cancelOrder } from '../../../server/orders/cancel-order.ts'
import { decideClaims } from '../../../server/orders/claims/decide-claims.ts'
import { sweepOrders } from '../../../server/orders/lapse-orders.ts'
import { buyerActor } from '../../../server/orders/life/buyer-actor.ts'
import type { StepActor } from '../../../server/orders/life/part-step.ts'
import { sweepDeadlines } from '../../../server/orders/life/sweep-deadlines.ts'
import { type OrderStep, takeStep } from '../../../server/orders/life/take-step.ts'
import { payOrder } from '../../../server/orders/pay-order.ts'
import { placeOrder } from '../../../server/orders/place-order.ts'
import { askRefund } from '../../../server/orders/refunds/ask-refund.ts'
import { sweepRuns } from '../../../server/orders/runs/sweep-runs.ts'
import { recordStock } from '../../../server/stock/record-stock.ts'
import type { Database } from '../../../server/database/database.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import type { OrderRole, OrderVerb } from '../../../shared/orders/order-steps.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { levelOf } from '../shops/stock-levels.ts'
import { Killed } from './killable-database.ts'
import { findHistoryOrders, type HistoryOrder, type HistoryPart } from './history-orders.ts'
import type { Fate, HistoryStep } from './history-steps.ts'
import type { HistoryWorld } from './history-world.ts'
import { wantedStep } from './wanted-step.ts'

/** What became of a step: the code of its refusal, or none. */
export type StepOutcome = { step: HistoryStep; isTaken: boolean; refusal: string | null }

/** Takes one step of a history as its callers would, and again where an answer is lost. Throws what is no refusal. */
export async function takeHistoryStep(world: HistoryWorld, step: HistoryStep): Promise<StepOutcome> {
  const refusal = await whatCameOf(world, step).catch((error: unknown) => {
    if (error instanceof RequestError) return error.code
    // A step beside it had its server killed.
    if (error instanceof Killed && !world.isAlone()) return 'killed'
    throw error
  })
  return { step, isTaken: refusal === null, refusal }
}

/** Null where the step was taken, 'nothing' where there is nothing it could be taken with. */
async function whatCameOf(world: HistoryWorld, step: HistoryStep): Promise<string | null> {
  const { deps, now, goTo } = world
  switch (step.kind) {
    case 'order':
      return order(world, step)
    case 'import':
      return loadFile(world, step)
    case 'stock': {
      const items = [{ itemId: world.itemIds[step.item]!, units: step.units }]
      const recorded = { kind: step.verb, items, countedAt: null }
      const cause = { at: now(), actor: null, reason: 'At random.' }
      await deps.database.transaction((transaction) => recordStock(transaction, recorded, cause))
      return null
    }
    case 'close':
      await toggle(world, step)
      return null
    case 'sweep':
      goTo(new Date(now().getTime() + step.hours * 3_600_000))
      await withFate(world, step.fate, () => sweepAll(world))
      return null
    default:
      return moveOrder(world, step)
  }
}

/** Another file, or the last one again, which must change no level (INV-02). */
async function loadFile(world: HistoryWorld, { figures, fate }: Extract<HistoryStep, { kind: 'import' }>) {
  const { deps, itemIds } = world
  const levels = async () =>
    JSON.stringify(await Promise.all(itemIds.map((id) => levelOf(deps.database, id))))
  const before = await levels()
  await withFate(world, fate, () => world.load(figures ?? world.figures()))
  if (figures !== null) world.setFigures(figures)
  else if (world.isAlone() && (await levels()) !== before)
    throw new Error(`The same file again made ${before} to ${await levels()}.`)
  return null
}

/** What the clock does by itself. */
export async function sweepAll({ deps }: HistoryWorld): Promise<void> {
  await sweepRuns(deps)
  await sweepDeadlines(deps)
  await sweepOrders(deps)
}

async function order(world: HistoryWorld, step: Extract<HistoryStep, { kind: 'order' }>) {
  const { deps, now, buyers, variants, accessoryId, group, sellers } = world
  const clientId = buyers[step.buyer]!
  const { isGroup, units, payment, wish, isCollected } = step
  const groupId = isGroup ? group.id : null
  await emptyBasket(deps.database, { clientId, groupId, now: now() })
  const items = [
    { kind: 'variant', variantId: variants.keg, quantity: units[0]! },
    { kind: 'variant', variantId: variants.otherBrewerys, quantity: units[1]! },
    { kind: 'upsell', upsellId: accessoryId, quantity: units[2]! },
  ] as const
  for (const item of items.filter(({ quantity }) => quantity > 0))
    await addItem(deps.database, { clientId }, { ...item, groupId, replaceQuantity: true }, now())
  const option = 'collection' as const
  const wanted = {
    contact: { ...checkoutContact, ...(isGroup && { towncity: 'Edinburgh', postcode: 'EH1 1RE' }) },
    payment,
    wish,
    groupId,
    ...(isCollected && { shipping: sellers.map(({ id: teamId }) => ({ teamId, option })) }),
  }
  const { number } = await keyed(world, step.fate, 'order', (transaction) =>
    placeOrder(transaction, { clientId, wanted, ...deps, now: now() }).then(({ number: given }) => ({
      number: given,
    })),
  )
  if (world.isAlone()) await requireMayTrade(world, number)
  if (step.isPaid && payment === 'card')
    await payOrder(deps, { clientId, number, token: sandboxTokens.success })
  return null
}

/** Throws an Error for an order of a buyer, or of a brewery, who may not trade at its moment (INV-15). */
async function requireMayTrade(world: HistoryWorld, number: string): Promise<void> {
  const placed = (await findHistoryOrders(world.deps.database, world)).find((each) => each.number === number)!
  const names = [
    `${placed.clientId}@pub.example`,
    ...placed.parts.map(({ brewerySlug }) => brewerySlug ?? ''),
  ]
  const closed = names.filter((name) => !world.mayTrade(name))
  if (closed.length > 0) throw new Error(`${number} was taken though ${closed.join(' and ')} may not trade.`)
}

async function emptyBasket(
  database: Database,
  basket: { clientId: string; groupId: string | null; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const lines = await holdBasket(transaction, basket)
    await removeFromBasket(
      transaction,
      lines.map(({ lineId }) => lineId),
    )
  })
}

type OfOrder = Exclude<HistoryStep, { kind: 'order' | 'import' | 'stock' | 'close' | 'sweep' }>

async function moveOrder(world: HistoryWorld, step: OfOrder): Promise<string | null> {
  const { deps, now } = world
  const placed = await findHistoryOrders(deps.database, world)
  const found = placed[step.order % Math.max(1, placed.length)]
  if (found === undefined) return 'nothing'
  const { number, clientId } = found
  if (step.kind === 'pay') {
    await withFate(world, step.fate, () => payOrder(deps, { clientId, number, token: step.token }))
    return null
  }
  const part = step.part === null ? null : found.parts[step.part % found.parts.length]!
  if (step.kind === 'cancel') {
    const consignmentId = part?.id ?? null
    const wanted = { number, clientId, consignmentId, actor: buyerActor(clientId) }
    await withFate(world, step.fate, () => cancelOrder(deps, wanted))
    return null
  }
  if (step.kind === 'refund')
    return keyed(world, step.fate, 'refund', (transaction) =>
      askRefund(transaction, {
        number,
        wanted: {
          items: step.units > 0 ? [{ part: part!.id, what: 'units', position: 0, units: step.units }] : [],
          ...(step.goodwillMinor > 0 && { goodwillMinor: step.goodwillMinor }),
          reason: 'damaged',
          cause: 'brewery',
          note: 'At random.',
        },
        actor: actorOf('finance', null),
        publicUrl: deps.publicUrl,
        now: now(),
      }),
    ).then(() => null)
  if (step.kind === 'decide') {
    const decision = step.isAdmitted ? ('admitted' as const) : ('refused' as const)
    const bearer = 'brewery' as const
    const deciding = { number, brewerySlug: part!.brewerySlug, decision, bearer, note: 'At random.' }
    return keyed(world, step.fate, 'decide', async (transaction) => {
      await decideClaims(transaction, { ...deciding, actor: actorOf('operations', null) }, stepDeps(world))
      return {}
    }).then(() => null)
  }
  const { verb, role } = step.kind === 'lead' ? leadOf(part!) : step
  return takeOrderStep(world, { order: found, part: part!, verb, role, units: step.units, fate: step.fate })
}

type Attempt = {
  order: HistoryOrder
  part: HistoryPart
  verb: OrderVerb
  role: OrderRole
  units: number
  fate: Fate
}

/** A step of any role with any part, once for each key. Throws RequestError as takeStep. */
async function takeOrderStep(world: HistoryWorld, attempt: Attempt): Promise<null> {
  const { order: found, part, verb, role, units, fate } = attempt
  const { number, clientId } = found
  const step = wantedStep(verb, { part, units, world })
  const taken: OrderStep = {
    number,
    consignmentId: part.id,
    ...(role === 'buyer' && { clientId }),
    actor: actorOf(role, clientId),
    step,
  }
  await keyed(world, fate, `part ${verb}`, async (transaction) => {
    await takeStep(transaction, taken, stepDeps(world))
    return {}
  })
  return null
}

const stepDeps = ({ deps, now }: HistoryWorld) => ({ ...deps, now: now() })

/** Who takes the next step of the table with a part, and which. */
function leadOf({ state, breweryId }: HistoryPart): { verb: OrderVerb; role: OrderRole } {
  const role = breweryId === null ? 'operations' : 'sales'
  const leads: Partial<Record<HistoryPart['state'], { verb: OrderVerb; role: OrderRole }>> = {
    placed: { verb: 'accept', role },
    proposed: { verb: 'agree', role: 'buyer' },
    accepted: { verb: 'dispatch', role },
    packed: { verb: 'dispatch', role },
    part_dispatched: { verb: 'dispatch', role },
    dispatched: { verb: 'deliver', role: 'buyer' },
    delivered: { verb: 'claim', role: 'buyer' },
  }
  return leads[state] ?? { verb: 'close', role: 'system' }
}

const actorOf = (role: OrderRole, clientId: string | null): StepActor => ({
  id: role === 'buyer' ? clientId : null,
  name: role === 'buyer' ? null : 'Jo Bloggs',
  role,
  means: 'page',
})

async function toggle(world: HistoryWorld, { what, which }: Extract<HistoryStep, { kind: 'close' }>) {
  const { operate, sellers, buyers } = world
  const words =
    what === 'brewery' ? ['breweries', sellers[which]!.slug] : ['buyers', `${buyers[which]}@pub.example`]
  const [subject, name] = words as [string, string]
  const [shut, open] = what === 'brewery' ? ['suspend', 'reinstate'] : ['hold', 'release']
  const isOpen = world.mayTrade(name)
  await operate(subject, isOpen ? shut! : open!, name, ...(isOpen ? ['At random.'] : []))
  world.toggle(name)
}

/** Does keyed work as its fate wants; the same key again has the same answer, and no second effect. */
async function keyed<Answer>(
  world: HistoryWorld,
  fate: Fate,
  name: string,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID()
  const call = { who: 'a history', call: name, key, request: name, now: world.now() }
  const does = () => withIdempotency(world.deps.database, call, work)
  const answer = await withFate(world, fate, does)
  if (fate.kind === 'answered' || !world.isAlone()) return answer
  const before = await world.fingerprint()
  const again = await does()
  const after = await world.fingerprint()
  if (JSON.stringify([again, after]) !== JSON.stringify([answer, before]))
    throw new Error(
      `${name} again had another answer or effect: ${JSON.stringify({ answer, again, before, after })}`,
    )
  return answer
}

/** Makes a call as its fate wants it. A killed one is made again, as its caller would. */
async function withFate<Answer>(
  world: HistoryWorld,
  fate: Fate,
  call: () => Promise<Answer>,
): Promise<Answer> {
  switch (fate.kind) {
    case 'answered':
      return call()
    case 'again':
      await call()
      return call()
    case 'twice': {
      const [one, other] = await Promise.allSettled([call(), call()])
      if (one.status === 'fulfilled') return one.value
      if (other.status === 'fulfilled') return other.value
      throw one.reason
    }
    case 'killed':
      world.killAfter(fate.after)
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        world.live()
        return await call()
      } finally {
        world.live()
      }
  }
}
