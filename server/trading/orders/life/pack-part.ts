import type { PackedLine } from '../../../../shared/orders/delivery-proof.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'

export type PackingInput = {
  lines?:
    | readonly {
        position: number
        units: number
        batch?: string | null | undefined
        bestBefore?: string | null | undefined
        serials?: readonly string[] | undefined
      }[]
    | undefined
}

/** The part is ready, with what is known of its units. Throws RequestError 400 for more units than are to be sent. */
export async function packPart(
  transaction: Database,
  step: PartStep,
  { lines: wanted = [] }: PackingInput,
): Promise<void> {
  const to = requireNextState(step, 'pack')
  const packing = wanted.map(({ position, units, batch, bestBefore, serials }): PackedLine => {
    const line = step.lines.find((each) => each.position === position)
    if (line === undefined || units > line.quantity)
      throw badField('lines', `Line ${position} has ${line?.quantity ?? 'no'} units to pack.`)
    return {
      position,
      units,
      batch: batch ?? null,
      bestBefore: bestBefore ?? null,
      serials: [...(serials ?? [])],
    }
  })
  await recordStep(transaction, step, { verb: 'pack', to, change: { packing } })
}
