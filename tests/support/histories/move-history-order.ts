import type { OrderRole, OrderVerb } from '../../../shared/orders/order-steps.ts'
import { cancelOrder } from '../../../server/trading/orders/cancel-order.ts'
import { answerClaim } from '../../../server/trading/orders/claims/answer-claim.ts'
import { lockClaim } from '../../../server/trading/orders/claims/claim-calls.ts'
import { openClaimRows } from '../../../server/trading/orders/claims/claim-queries.ts'
import { openStaffClaim } from '../../../server/trading/orders/claims/buyer-claims.ts'
import { decideClaims } from '../../../server/trading/orders/claims/decide-claims.ts'
import { buyerActor } from '../../../server/trading/orders/life/step-actor.ts'
import type { StepActor } from '../../../server/trading/orders/life/part-step.ts'
import { type OrderStep, applyStep } from '../../../server/trading/orders/life/apply-step.ts'
import { payOrder } from '../../../server/trading/orders/pay-order.ts'
import { requestRefund } from '../../../server/trading/orders/refunds/request-refund.ts'
import { keyed, withFate } from './history-fate.ts'
import { findHistoryOrders, type HistoryOrder, type HistoryPart } from './history-orders.ts'
import type { Fate, HistoryStep } from './history-steps.ts'
import type { HistoryWorld } from './history-world.ts'
import { wantedStep } from './wanted-step.ts'

type OfOrder = Exclude<
  HistoryStep,
  { kind: 'order' | 'import' | 'stock' | 'close' | 'sweep' | 'leave' | 'people' }
>

/** Takes a step with one of the orders; 'nothing' where there is none yet. */
export async function moveHistoryOrder(world: HistoryWorld, step: OfOrder): Promise<string | null> {
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
      requestRefund(transaction, {
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
    const { bearer } = step
    const deciding = { number, brewerySlug: part!.brewerySlug, decision, bearer, note: 'At random.' }
    return keyed(world, step.fate, 'decide', async (transaction) => {
      await decideClaims(transaction, { ...deciding, actor: actorOf('operations', null) }, stepDeps(world))
      return {}
    }).then(() => null)
  }
  if (step.kind === 'claim') {
    const lines = step.units === 0 ? undefined : [{ position: 0, units: step.units }]
    const wanted = { part: part!.id, kind: step.about, text: 'Look at the casks, please.', lines }
    return keyed(world, step.fate, 'claim', async (transaction) => {
      await openStaffClaim(
        transaction,
        { number, wanted, actor: actorOf('operations', null) },
        stepDeps(world),
      )
      return {}
    }).then(() => null)
  }
  if (step.kind === 'answer') {
    const [claim] = await openClaimRows(deps.database, [part!.id])
    if (claim === undefined) return 'nothing'
    const rebates = [{ position: claim.lines[0]?.position ?? 0, amountMinor: 500 }]
    const answered = {
      wanted: { answer: step.answer, note: 'At random.', rebates },
      actor: actorOf('sales', null),
    }
    return keyed(world, step.fate, 'answer', async (transaction) => {
      const claimed = await lockClaim(transaction, { number, claim: claim.id })
      await answerClaim(transaction, { ...claimed, ...answered }, stepDeps(world))
      return {}
    }).then(() => null)
  }
  const { verb, role } = step.kind === 'lead' ? leadOf(part!) : step
  return applyOrderStep(world, { order: found, part: part!, verb, role, units: step.units, fate: step.fate })
}

type Attempt = {
  order: HistoryOrder
  part: HistoryPart
  verb: OrderVerb
  role: OrderRole
  units: number
  fate: Fate
}

/** A step of any role with any part, once for each key. Throws RequestError as applyStep. */
async function applyOrderStep(world: HistoryWorld, attempt: Attempt): Promise<null> {
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
    await applyStep(transaction, taken, stepDeps(world))
    return {}
  })
  return null
}

const stepDeps = ({ deps, now }: HistoryWorld) => ({ ...deps, now: now() })

/** Who takes the next step of the table with a part, and which. */
function leadOf({ state, breweryId, shippingOption }: HistoryPart): { verb: OrderVerb; role: OrderRole } {
  const role = breweryId === null ? 'operations' : 'sales'
  const isCollected = shippingOption === 'collection'
  const leads: Partial<Record<HistoryPart['state'], { verb: OrderVerb; role: OrderRole }>> = {
    placed: { verb: 'accept', role },
    proposed: { verb: 'agree', role: 'buyer' },
    accepted: { verb: isCollected ? 'pack' : 'dispatch', role },
    packed: { verb: isCollected ? 'hand_over' : 'dispatch', role },
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
