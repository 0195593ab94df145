import { containerKinds, type ContainerKind } from '../../shared/empties/container-names.ts'
import type { Actor } from '../audit/actor.ts'
import type { Database } from '../database/database.ts'
import { insertMovement } from './container-level-queries.ts'
import { type DeliveredTo, placeToDeliver } from './container-place.ts'
import { kindsComingBack } from '../deposits/find-deposits.ts'

export type DeliveredItem = {
  variantId: string
  variantLabel: string | null
  volumeMl: number | null
  units: number
}
type Delivered = {
  /** Null once the client has left. */
  clientId: string | null
  to: DeliveredTo
  breweryId: string
  partId: string
  orderNumber: string
  runId: string | null
  items: readonly DeliveredItem[]
  actor: Actor
  at: string
}

/** Containers that come back go out to the pub with what was delivered of a part (EMPT-01). Needs its transaction. */
export async function recordContainersOut(
  transaction: Database,
  { clientId, to, items, actor, ...facts }: Delivered,
): Promise<void> {
  const counts = await returnablesOf(transaction, items)
  if (counts.size === 0) return
  const { id: placeId } = await placeToDeliver(transaction, clientId, to)
  for (const [kind, count] of counts)
    await insertMovement(transaction, { placeId, kind, what: 'out', count, actor, ...facts })
}

/** Units by kind, in one order, so that deliveries which meet wait for each other. */
async function returnablesOf(
  transaction: Database,
  items: readonly DeliveredItem[],
): Promise<Map<ContainerKind, number>> {
  const kinds = await kindsComingBack(transaction, items)
  const coming = items.flatMap(({ units }, at) => {
    const kind = kinds[at]
    return kind ? [{ kind, units }] : []
  })
  const sums = containerKinds.map((kind): [ContainerKind, number] => [
    kind,
    coming.filter((each) => each.kind === kind).reduce((sum, { units }) => sum + units, 0),
  ])
  return new Map(sums.filter(([, units]) => units > 0))
}

type TakenOver = Pick<Delivered, 'clientId' | 'to' | 'breweryId' | 'actor' | 'at'> & {
  kind: ContainerKind
  count: number
  note: string
}

/** Containers that stood at a pub before it bought by Dray come onto the books. Answers the id of the place. */
export async function takeOverContainers(
  transaction: Database,
  { clientId, to, ...movement }: TakenOver,
): Promise<string> {
  const { id: placeId } = await placeToDeliver(transaction, clientId, to)
  await insertMovement(transaction, { placeId, what: 'found', ...movement })
  return placeId
}
