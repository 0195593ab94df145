import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import type { Shortage } from '../../../../shared/orders/delivery-proof.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'
import { unitsAt } from '../claims/resent-units.ts'
import { type Credit, creditedBy, lessCredits } from './price-credits.ts'

export type PartToCredit = {
  part: ConsignmentRow
  lines: readonly LineRow[]
  credits: readonly Credit[]
  /** Units that were sent again, or of a replacement paid back: their money does not go back a second time. */
  settled: readonly Shortage[]
}
export type PlannedPart = PartToCredit & {
  added: Credit[]
  /** Pence with VAT that come back. */
  grossMinor: number
}

/** All of it that goes has left. */
const sentStates: ReadonlySet<OrderState> = new Set<OrderState>([
  'dispatched',
  'delivered',
  'claimed',
  'closed',
])

/**
 * What these items credit of a part: never more units than were sent and are not credited, never more money than is
 * left. Throws RequestError 400 for what is too much, 409 before all of the part has left.
 */
export function planPart(asked: PartToCredit, items: readonly RefundItem[]): PlannedPart {
  const { part, lines } = asked
  if (!sentStates.has(part.state)) throw notPossible({ why: `is ${part.state}`, verb: 'refund' })
  if (isCreditedWhole(part)) throw badField('items', 'All of this brewery’s order is credited already.')
  const credits = [...asked.credits]
  const added: Credit[] = []
  // Units first, so that a rebate is of what is left of its line.
  const order = { units: 0, rebate: 1, deposit: 2, delivery: 3 }
  for (const item of items.toSorted((one, other) => order[one.what] - order[other.what])) {
    const left = lessCredits(part, lines, credits)
    const credit = creditOf(item, { ...left, line: lineOf(left.lines, item) })
    credits.push(credit)
    added.push(credit)
  }
  const grossMinor = creditedBy(part, lines, credits) - part.creditedMinor
  if (grossMinor <= 0) throw badField('items', 'Nothing comes back by this.')
  return { ...asked, added, grossMinor }
}

/** All that is left of a part, as items. */
export function allItemsOf({ part, lines, credits }: PartToCredit): RefundItem[] {
  const left = lessCredits(part, lines, credits)
  return [
    ...left.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ position, quantity }) => ({
        part: part.id,
        what: 'units' as const,
        position,
        units: quantity,
      })),
    ...(left.shippingMinor > 0 ? [{ part: part.id, what: 'delivery' as const }] : []),
  ]
}

/** The same items without units that were sent again. */
export function exceptResent(
  items: readonly RefundItem[],
  { part, lines, credits, settled }: PartToCredit,
): RefundItem[] {
  const left = lessCredits(part, lines, credits).lines
  return items.flatMap((item): RefundItem[] => {
    if (item.what !== 'units') return [item]
    const { position } = item
    const quantity = left.find((line) => line.position === position)?.quantity ?? 0
    const units = Math.min(item.units, quantity - Math.max(0, unitsAt(settled, position)))
    return units > 0 ? [{ ...item, units }] : []
  })
}

/** Throws RequestError 400 where a refund takes units that were sent again: a claim about these is another matter. */
export function requireNotResent({ part, lines, credits, added, settled }: PlannedPart): void {
  const left = lessCredits(part, lines, [...credits, ...added]).lines
  for (const { position, what } of added) {
    const resent = position === null ? 0 : unitsAt(settled, position)
    const line = left.find((each) => each.position === position)
    if (what === 'units' && line !== undefined && line.quantity < resent)
      throw badField(
        'items',
        `${resent === 1 ? '1 unit' : `${resent} units`} of line ${position} ${resent === 1 ? 'was' : 'were'} sent again. If the replacement is not right either, open a claim about it.`,
      )
  }
}

type LeftLine = LineRow & { rebateMinor: number; depositUnits: number }
type Left = { shippingMinor: number; line: LeftLine | null }

function creditOf(item: RefundItem, { shippingMinor, line }: Left): Credit {
  switch (item.what) {
    case 'units': {
      const { position, units } = item
      const left = Math.min(line?.quantity ?? 0, line?.quantitySent ?? 0)
      if (units > left)
        throw badField('items', `Line ${position} has ${left} units that were sent and are not credited.`)
      return { what: 'units', position, units, amountMinor: 0 }
    }
    case 'rebate': {
      const { position, amountMinor } = item
      const netMinor = line === null ? 0 : line.quantity * line.unitPriceMinor - line.rebateMinor
      if (line === null || amountMinor > netMinor)
        throw badField('items', `Line ${position} is charged with ${netMinor} pence without VAT.`)
      return { what: 'rebate', position, units: line.quantity, amountMinor }
    }
    case 'deposit': {
      const { position, units } = item
      const left = line === null || line.depositMinor === 0 ? 0 : line.depositUnits
      if (units > left)
        throw badField('items', `Line ${position} has ${left} deposits that are not credited.`)
      return { what: 'deposit', position, units, amountMinor: 0 }
    }
    case 'delivery': {
      const { amountMinor = shippingMinor } = item
      if (amountMinor > shippingMinor || amountMinor === 0)
        throw badField('items', `The delivery is charged with ${shippingMinor} pence without VAT.`)
      return { what: 'delivery', position: null, units: 0, amountMinor }
    }
  }
}

const lineOf = (lines: readonly LeftLine[], item: RefundItem): LeftLine | null =>
  item.what === 'delivery' ? null : (lines.find(({ position }) => position === item.position) ?? null)
