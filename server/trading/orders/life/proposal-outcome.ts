import type { DepositKind } from '../../../../shared/deposits/deposit-kinds.ts'
import type { ProposedLine } from '../../../../shared/orders/proposal.ts'
import { repriceConsignment, type Sums, type VatPart } from '../../../../shared/orders/price-order.ts'

export type ProposalAnswer = 'agree' | 'decline_lines' | 'decline_part'

type Line = {
  position: number
  quantity: number
  quantitySent: number
  unitPriceMinor: number
  vatRate: number
  depositKind: DepositKind | null
  depositMinor: number
}
type Proposed = { lines: readonly ProposedLine[]; dispatchOn: string | null }
type Inherited = Pick<Line, 'vatRate' | 'depositKind' | 'depositMinor'>
export type Outcome = {
  /** Units of the ordered lines that stay, by place; lines that are not named stay as they are. */
  quantities: Map<number, number>
  /** Lines that come in place of others. */
  added: (NonNullable<ProposedLine['substitute']> & {
    replacesPosition: number
  } & Inherited)[]
  sums: Sums
}

type Answered = {
  lines: readonly Line[]
  proposal: Proposed
  shippingMinor: number
  /** As the part is before the answer: what costs the same afterwards has the same VAT. */
  vatByRate: readonly VatPart[]
  /** It carries the pallet of others: without units it goes on as that. */
  goesOn?: boolean
}

/**
 * What a part comes to once its buyer has answered; null where the answer leaves nothing to send. A later day concerns
 * every line, so declining it leaves nothing but what has left before; a declined line keeps what has left of it.
 */
export function outcomeOf(
  answer: ProposalAnswer,
  { lines, proposal, shippingMinor, vatByRate, goesOn = false }: Answered,
): Outcome | null {
  if (answer === 'decline_part' || (answer === 'decline_lines' && proposal.dispatchOn !== null))
    return sentOutcome(lines, { shippingMinor, vatByRate, goesOn })
  const isAgreed = answer === 'agree'
  const sentOf = (at: number) => lines.find(({ position }) => position === at)!.quantitySent
  const quantities = new Map(
    proposal.lines.map(({ position, units }) => [position, isAgreed ? units : sentOf(position)]),
  )
  const added = isAgreed
    ? proposal.lines.flatMap(({ position, substitute }) =>
        substitute === null
          ? []
          : [{ ...substitute, replacesPosition: position, ...inheritedAt(lines, position, substitute) }],
      )
    : []
  const left = [
    ...lines.map((line) => ({ ...line, quantity: quantities.get(line.position) ?? line.quantity })),
    ...added.map(({ units, ...line }) => ({ ...line, quantity: units })),
  ]
  if (left.every(({ quantity }) => quantity === 0) && (isAgreed || !goesOn)) return null
  return { quantities, added, sums: repriceConsignment({ lines: left, shippingMinor }, vatByRate) }
}

/** What left with an earlier run stays. */
function sentOutcome(
  lines: readonly Line[],
  { shippingMinor, vatByRate, goesOn }: Required<Pick<Answered, 'shippingMinor' | 'vatByRate' | 'goesOn'>>,
): Outcome | null {
  if (lines.every(({ quantitySent }) => quantitySent === 0) && !goesOn) return null
  const quantities = new Map(lines.map(({ position, quantitySent }) => [position, quantitySent]))
  const sent = lines.map((line) => ({ ...line, quantity: line.quantitySent }))
  return { quantities, added: [], sums: repriceConsignment({ lines: sent, shippingMinor }, vatByRate) }
}

type Loaded = { position: number; variantLabel: string | null; volumeMl: number | null; quantity: number }

/** The lines of a part once its buyer has answered, as a pallet carries them. */
export const linesAfter = (lines: readonly Loaded[], { quantities, added }: Outcome): Loaded[] => [
  ...lines.map((line) => ({ ...line, quantity: quantities.get(line.position) ?? line.quantity })),
  ...added.map(({ variantLabel, volumeMl, units }, index) => ({
    position: lines.length + index,
    variantLabel,
    volumeMl,
    quantity: units,
  })),
]

/**
 * A substitute comes in the same kind of container: VAT and deposit are those of the line that it replaces. One whose
 * container does not come back has no deposit, or no one would ever credit it.
 */
function inheritedAt(
  lines: readonly Line[],
  at: number,
  { bearsDeposit = true }: { bearsDeposit?: boolean },
): Inherited {
  const { vatRate, depositKind, depositMinor } = lines.find(({ position }) => position === at)!
  return bearsDeposit
    ? { vatRate, depositKind, depositMinor }
    : { vatRate, depositKind: null, depositMinor: 0 }
}

/** The lines that replace others if the buyer agrees, as stock knows them: it holds their units meanwhile. */
export const substituteLines = (lines: readonly ProposedLine[]) =>
  lines.flatMap(({ substitute }) =>
    substitute === null
      ? []
      : [
          {
            id: substitute.lineId,
            kind: 'variant' as const,
            itemId: substitute.itemId,
            quantity: substitute.units,
          },
        ],
  )

/** The units that the brewery lacks, whatever the buyer answers. */
export const lackedUnits = (
  lines: readonly { id: string; position: number; quantity: number }[],
  proposal: Proposed,
) =>
  proposal.lines.map(({ position, units }) => {
    const { id, quantity } = lines.find((line) => line.position === position)!
    return { id, missing: quantity - units }
  })

/**
 * The lines that the buyer does not want: those that the proposal is about, and all of them where the whole part falls
 * away. The brewery has what it does not lack of them.
 */
export function unwantedLines<L extends { position: number }>(
  lines: readonly L[],
  proposal: Proposed,
  answer: Exclude<ProposalAnswer, 'agree'>,
): L[] {
  const named = new Set(proposal.lines.map(({ position }) => position))
  return lines.filter(({ position }) => answer === 'decline_part' || named.has(position))
}
