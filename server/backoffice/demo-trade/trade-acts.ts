import type { OrderStepInput } from '../../../shared/api/order-steps-api.ts'
import { cancelOrder } from '../../trading/orders/cancel-order.ts'
import { buyerActor } from '../../trading/orders/life/step-actor.ts'
import { applyStep } from '../../trading/orders/life/apply-step.ts'
import { clientOf, numberOf, salesOf, type TradeWorld } from './trade-world.ts'

type OfPart = { key: string; brewery: string }

/** A brewery's people take a step with its part of an order. */
export async function brewerySteps(
  world: TradeWorld,
  { key, brewery }: OfPart,
  step: OrderStepInput,
): Promise<void> {
  const taken = { number: numberOf(world, key), brewerySlug: brewery, actor: salesOf(world, brewery), step }
  await applyStep(world.database, taken, world.stepDeps)
}

/** The buyer takes a step with a part of an order. */
export async function buyerSteps(
  world: TradeWorld,
  { key, brewery, pub }: OfPart & { pub: string },
  step: OrderStepInput,
): Promise<void> {
  const { id: clientId } = await clientOf(world, pub)
  const actor = buyerActor(clientId)
  const taken = { number: numberOf(world, key), brewerySlug: brewery, clientId, actor, step }
  await applyStep(world.database, taken, world.stepDeps)
}

/** The buyer takes the whole order back. */
export async function buyerCancels(
  world: TradeWorld,
  { key, pub }: Omit<OfPart, 'brewery'> & { pub: string },
): Promise<void> {
  const { id: clientId } = await clientOf(world, pub)
  const wanted = { number: numberOf(world, key), clientId, consignmentId: null, actor: buyerActor(clientId) }
  await cancelOrder(world.deps, wanted)
}
