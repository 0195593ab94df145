import type { DropDelivery, DropFailure } from '../../../../shared/api/group-runs-api.ts'
import type { Shortage } from '../../../../shared/orders/delivery-proof.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { bookEmpties } from '../life/move-empties.ts'
import type { StepActor } from '../life/part-step.ts'
import { stepActorOf } from '../life/step-actor.ts'
import type { StepDeps } from '../order-deps.ts'
import { applyStep } from '../life/apply-step.ts'
import { lockOrder } from '../order-queries.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import { pubsOf } from './describe-run-acts.ts'
import { type CargoDrop, readCargo, unitsOf } from './run-cargo.ts'
import { isUnderWay } from './run-view.ts'

type Drop = { run: Run; number: string; actor: Actor }

/**
 * A drop of a departed run has arrived: all its parts together, with one mail to the pub and one to each brewery. What was
 * missing opens claims (GORG-06). Throws RequestError 404 for an order that is not on the run, 409 where nothing of it is
 * under way, 400 for what is wrong with the proof.
 */
export async function deliverDrop(
  transaction: Database,
  { run, number, actor }: Drop,
  { receivedBy, at = null, note = null, empties, emptiesSignedBy, shortages = [] }: DropDelivery,
  deps: StepDeps,
): Promise<ActionEffects> {
  const { drop, ids } = await requireUnderWay(transaction, { run, number })
  const foreign = shortages.find(({ part }) => !ids.includes(part))
  if (foreign) throw badField('shortages', `There is no order ${foreign.part} in this drop.`)
  const missing = new Map<string, Shortage[]>(
    ids.map((id) => [
      id,
      shortages.filter(({ part }) => part === id).map(({ position, units }) => ({ position, units })),
    ]),
  )
  const by = stepActorOf(actor)
  // Before what arrives: only what was there goes back.
  const counted = await recordEmpties(transaction, { number, empties, emptiesSignedBy, actor: by }, deps)
  await applyStep(
    transaction,
    {
      number,
      consignmentIds: ids,
      actor: by,
      step: { verb: 'deliver', receivedBy, at, note },
      arrival: { missing, empties: counted },
    },
    deps,
  )
  const pub = (await pubsOf(transaction, [drop])).get(number)
  const lines = drop.parts.filter(({ part }) => ids.includes(part.id)).flatMap((part) => part.lines)
  const short = shortages.reduce((sum, { units }) => sum + units, 0)
  const taken = unitsOf(lines) - short
  return {
    stock: [`${pub} has ${taken} ${taken === 1 ? 'unit' : 'units'}, received by ${receivedBy.trim()}.`],
    deadlines: [
      `${pub} can make a claim for 14 days.`,
      ...(counted && !emptiesSignedBy?.trim()
        ? [`${pub} is asked by email whether the empties are counted right.`]
        : []),
    ],
    warnings: short === 0 ? [] : ['What was missing opens a claim at once.'],
  }
}

type DropEmpties = Pick<DropDelivery, 'empties' | 'emptiesSignedBy'> & { number: string; actor: StepActor }

/** How many empties go back on the van, of all breweries; null where no one counted. */
async function recordEmpties(
  transaction: Database,
  { number, empties, emptiesSignedBy, actor }: DropEmpties,
  { publicUrl, now }: StepDeps,
): Promise<number | null> {
  if (empties === undefined) return null
  if (empties.some(({ brewery }) => !isUuid(brewery)))
    throw badField('empties', 'Name breweries by their ids.')
  const order = await lockOrder(transaction, { number })
  const wanted = empties.map(({ brewery: breweryId, ...counted }) => ({ breweryId, ...counted }))
  if (order !== null && wanted.length > 0)
    await bookEmpties(transaction, { order, wanted, signedByPub: emptiesSignedBy, actor, publicUrl, now })
  return empties.reduce((sum, { count }) => sum + count, 0)
}

/** A drop could not be delivered: it stays under way, and operations decide what follows. Throws as deliverDrop. */
export async function failDrop(
  transaction: Database,
  { run, number, actor }: Drop,
  { reason, note = null }: DropFailure,
  deps: StepDeps,
): Promise<ActionEffects> {
  const { drop, ids } = await requireUnderWay(transaction, { run, number })
  await applyStep(
    transaction,
    { number, consignmentIds: ids, actor: stepActorOf(actor), step: { verb: 'not_delivered', reason, note } },
    deps,
  )
  const pub = (await pubsOf(transaction, [drop])).get(number)
  return { deadlines: [`The order of ${pub} stays under way. Dray decides with the pub what follows.`] }
}

async function requireUnderWay(
  transaction: Database,
  { run, number }: Omit<Drop, 'actor'>,
): Promise<{ drop: CargoDrop; ids: string[] }> {
  const drop = (await readCargo(transaction, run)).find(({ order }) => order.number === number)
  if (drop === undefined) throw notFound('The drop')
  const ids = drop.parts.filter(isUnderWay).map(({ part }) => part.id)
  if (ids.length === 0)
    throw notPossible({ why: `is ${drop.parts[0]?.part.state ?? 'not here'}`, verb: 'deliver' })
  return { drop, ids }
}
