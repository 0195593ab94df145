import type { ContainerKind } from '../../../../shared/deposits/container-names.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { findPlace } from '../../empties/container-place.ts'
import { countBack } from '../../empties/count-back.ts'
import { orderRowById } from '../order-read-queries.ts'
import type { PartStep, StepActor } from './part-step.ts'

export type TakenBack = {
  /** The brewery's own that were taken back. */
  empties?: readonly { kind: ContainerKind; count: number }[] | null | undefined
  /** The name of the pub's person who signed for them; without one the pub is asked. */
  emptiesSignedBy?: string | null | undefined
}

/** As the trail of containers names who takes a step. */
export const containerActor = ({ id, name, role, means }: StepActor): Actor => ({
  clientId: id,
  name: name ?? (role === 'system' ? 'Dray' : 'The buyer'),
  role,
  by: means,
})

/**
 * Empties of the brewery that its people took back at the delivery. Throws RequestError 409 for more than were there before
 * it, 400 where none ever were.
 */
export async function recordEmptiesBack(
  transaction: Database,
  { order, part, actor, now }: PartStep,
  { empties, emptiesSignedBy }: TakenBack,
  publicUrl: string,
): Promise<void> {
  const { breweryId } = part
  if (breweryId === null || !empties || empties.length === 0) return
  const wanted = empties.map((each) => ({ breweryId, ...each }))
  await bookEmpties(transaction, { order, wanted, signedByPub: emptiesSignedBy, actor, publicUrl, now })
}

type BookedEmpties = Pick<PartStep, 'order' | 'actor' | 'now'> & {
  wanted: readonly { breweryId: string; kind: ContainerKind; count: number }[]
  signedByPub: string | null | undefined
  publicUrl: string
}

/** Counts empties back at an order's premises; with the pub's name they are signed by both (EMPT-02). Throws as above. */
export async function bookEmpties(
  transaction: Database,
  { order, wanted, signedByPub, actor, publicUrl, now }: BookedEmpties,
): Promise<void> {
  const { shipTo, contact } = (await orderRowById(transaction, order.id))!
  const to = shipTo ?? contact
  const place =
    order.clientId === null || to === null ? null : await findPlace(transaction, order.clientId, to)
  if (place === null) throw badField('empties', 'By the books no container is at this address.')
  const by = containerActor(actor)
  for (const { breweryId, kind, count } of wanted)
    await countBack(transaction, {
      cell: { placeId: place.id, breweryId, kind },
      count,
      side: 'brewery',
      countedBy: by.name,
      countersignedBy: signedByPub?.trim() || null,
      orderNumber: order.number,
      runId: order.runId,
      actor: by,
      publicUrl,
      now,
    })
}
