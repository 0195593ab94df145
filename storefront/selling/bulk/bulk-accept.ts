import type { SellingOrderRow } from '../../../shared/api/selling-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import { problemText } from '../../console/use-console-read.ts'
import { stepCalls } from '../selling-calls.ts'

/** An order of a bulk action, as it was looked at: what accepting it does, or why it cannot be. */
export type LookedOrder = { row: SellingOrderRow } & (
  | { kind: 'possible'; preview: StepPreview; key: string }
  | { kind: 'impossible'; why: string }
)
export type TakenOrder = { row: SellingOrderRow; why: string | null }

const callsOf = (brewery: string, { part }: SellingOrderRow) => stepCalls({ brewery, part, verb: 'accept' })

/** What accepting each of these orders would do, one after another. An order that moved on says why. */
export async function lookAtAll(brewery: string, rows: readonly SellingOrderRow[]): Promise<LookedOrder[]> {
  const looked: LookedOrder[] = []
  for (const row of rows) {
    try {
      const preview = await callsOf(brewery, row).preview({})
      looked.push({ row, kind: 'possible', preview, key: crypto.randomUUID() })
    } catch (error) {
      looked.push({ row, kind: 'impossible', why: problemText(error) })
    }
  }
  return looked
}

/**
 * Accepts what was looked at, one order after another, each once under its own key and only as it was shown. Answers
 * each order with why it did not go, or null.
 */
export async function acceptAll(brewery: string, looked: readonly LookedOrder[]): Promise<TakenOrder[]> {
  const taken: TakenOrder[] = []
  for (const order of looked) {
    const { row } = order
    if (order.kind === 'impossible') {
      taken.push({ row, why: order.why })
      continue
    }
    const { preview, key } = order
    try {
      await callsOf(brewery, row).take({}, { digest: preview.digest, key })
      taken.push({ row, why: null })
    } catch (error) {
      taken.push({ row, why: problemText(error) })
    }
  }
  return taken
}

/** What accepting comes to: orders, units and pence with VAT of those that can be accepted. */
export function sumOf(looked: readonly LookedOrder[]): { orders: number; units: number; totalMinor: number } {
  const possible = looked.filter(({ kind }) => kind === 'possible').map(({ row }) => row)
  return {
    orders: possible.length,
    units: possible.reduce((sum, { units }) => sum + units, 0),
    totalMinor: possible.reduce((sum, { totalMinor }) => sum + (totalMinor ?? 0), 0),
  }
}
