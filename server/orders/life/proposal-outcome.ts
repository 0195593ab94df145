import type { ProposedLine } from '../../../shared/orders/proposal.ts'
import { priceConsignment, type Sums } from '../../../shared/orders/price-order.ts'

export type ProposalAnswer = 'agree' | 'decline_lines' | 'decline_part'

type Line = { position: number; quantity: number; unitPriceMinor: number; vatRate: number }
type Proposed = { lines: readonly ProposedLine[]; dispatchOn: string | null }
export type Outcome = {
  /** Units of the ordered lines that stay, by place; lines that are not named stay as they are. */
  quantities: Map<number, number>
  /** Lines that come in place of others. */
  added: (NonNullable<ProposedLine['substitute']> & { replacesPosition: number; vatRate: number })[]
  sums: Sums
}

/**
 * What a part comes to once its buyer has answered; null where the answer leaves nothing to send. A later day concerns
 * every line, so declining it leaves nothing.
 */
export function outcomeOf(
  answer: ProposalAnswer,
  { lines, proposal, shippingMinor }: { lines: readonly Line[]; proposal: Proposed; shippingMinor: number },
): Outcome | null {
  if (answer === 'decline_part' || (answer === 'decline_lines' && proposal.dispatchOn !== null)) return null
  const isAgreed = answer === 'agree'
  const quantities = new Map(proposal.lines.map(({ position, units }) => [position, isAgreed ? units : 0]))
  const added = isAgreed
    ? proposal.lines.flatMap(({ position, substitute }) =>
        substitute === null
          ? []
          : [{ ...substitute, replacesPosition: position, vatRate: vatRateAt(lines, position) }],
      )
    : []
  const left = [
    ...lines.map((line) => ({ ...line, quantity: quantities.get(line.position) ?? line.quantity })),
    ...added.map(({ units, ...line }) => ({ ...line, quantity: units })),
  ]
  if (left.every(({ quantity }) => quantity === 0)) return null
  return { quantities, added, sums: priceConsignment({ lines: left, shippingMinor }) }
}

const vatRateAt = (lines: readonly Line[], position: number) =>
  lines.find((line) => line.position === position)!.vatRate

/** The units that stand ready to replace others, as stock knows them. */
export const substitutesOf = (lines: readonly ProposedLine[]) =>
  lines.flatMap(({ substitute }) =>
    substitute === null
      ? []
      : [{ kind: 'variant' as const, itemId: substitute.itemId, quantity: substitute.units }],
  )

/**
 * The units that a brewery has and the buyer does not want: those it proposed of the lines concerned, and all of the
 * other lines where the whole part falls away. What it lacks is not there to be sold again.
 */
export function unwantedUnits<L extends { position: number; quantity: number }>(
  lines: readonly L[],
  proposal: Proposed,
  answer: Exclude<ProposalAnswer, 'agree'>,
): L[] {
  const proposed = new Map(proposal.lines.map(({ position, units }) => [position, units]))
  return lines.flatMap((line) => {
    const units = proposed.get(line.position)
    if (units !== undefined) return [{ ...line, quantity: units }]
    return answer === 'decline_part' ? [line] : []
  })
}
