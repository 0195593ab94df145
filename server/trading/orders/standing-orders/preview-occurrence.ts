import type { Database } from '../../../platform/database/database.ts'
import { rollBack } from '../../../platform/database/roll-back.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import type { StepDeps } from '../order-deps.ts'
import type { OccurrencePreview, StandingLine } from '../standing-order-tables.ts'
import { fitOccurrence, placeOccurrence, type Placing } from './place-occurrence.ts'

type Previewed = {
  /** The lines with what their buyer is shown now; those that cannot be ordered stay for the next time. */
  lines: StandingLine[]
  preview: OccurrencePreview
}

/**
 * What an occurrence would come to if it were placed now: it is placed and taken back, so that nothing is reserved or
 * charged (STAND-02). Opens its own transaction.
 */
export async function previewOccurrence(
  database: Database,
  wanted: Placing,
  deps: StepDeps,
): Promise<Previewed> {
  const { lines: fitted, differences: changes } = await fitOccurrence(database, wanted, {
    at: 'preview',
    now: deps.now,
  })
  const goodsMinor = fitted.reduce((sum, line) => sum + line.quantity * (line.priceMinor ?? 0), 0)
  const unplaced = { goodsMinor, shippingMinor: 0, vatMinor: 0, totalMinor: goodsMinor, runText: null }
  const sums = await rollBack(database, async (transaction) => {
    const order = await placeOccurrence(transaction, { ...wanted, lines: fitted }, deps)
    const { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor, pallet } = order
    return {
      goodsMinor,
      depositsMinor,
      shippingMinor,
      vatMinor,
      totalMinor,
      runText: pallet?.runText ?? null,
      problem: null,
    }
  }).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
    return { ...unplaced, problem: error.message }
  })
  const today = new Map(fitted.map((line) => [line.itemId, line]))
  return {
    lines: wanted.lines.map((line) => {
      const fit = today.get(line.itemId)
      return fit === undefined ? line : { ...line, priceMinor: fit.priceMinor, snapshot: fit.snapshot }
    }),
    preview: { ...sums, changes },
  }
}
