import type { NewRefund, RefundItem } from '../../../shared/api/refunds-api.ts'
import type { SellingLine } from '../../../shared/api/selling-api.ts'
import type { StaffPart } from '../../../shared/api/staff-orders-api.ts'
import { isCreditedWhole } from '../../../shared/orders/charged-orders.ts'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import { type FieldProblem, readPence } from '../../console/act-field.ts'

/** All of a part has left in these; before that it is cancelled instead. */
const sentStates: ReadonlySet<OrderState> = new Set<OrderState>([
  'dispatched',
  'delivered',
  'claimed',
  'closed',
])

/** Parts of which something was sent that is not credited yet. */
export const refundableParts = (parts: readonly StaffPart[]): StaffPart[] =>
  parts.filter(
    ({ state, totalMinor, creditedMinor }) =>
      sentStates.has(state) &&
      !isCreditedWhole({ state, totalMinor: totalMinor ?? 0, creditedMinor: creditedMinor ?? 0 }),
  )

/** Units of a line that were sent and are not credited. */
export const unitsLeft = ({ quantity, quantityCredited, quantitySent }: SellingLine): number =>
  Math.max(0, Math.min(quantity - quantityCredited, quantitySent))

/** Deposits of a line that were charged and are not credited. */
export const depositsLeft = ({ deposit }: SellingLine): number => deposit?.unitsLeft ?? 0

/** The names of the inputs of a part. */
export const itemField = {
  units: (part: Pick<StaffPart, 'id'>, { position }: Pick<SellingLine, 'position'>) =>
    `units-${part.id}-${position}`,
  rebate: (part: Pick<StaffPart, 'id'>, { position }: Pick<SellingLine, 'position'>) =>
    `rebate-${part.id}-${position}`,
  deposit: (part: Pick<StaffPart, 'id'>, { position }: Pick<SellingLine, 'position'>) =>
    `deposit-${part.id}-${position}`,
  delivery: (part: Pick<StaffPart, 'id'>) => `delivery-${part.id}`,
}

type ReadItems = { items: RefundItem[] } | { problem: FieldProblem }

/** The units, rebates and deliveries that a form names, or the first field that is wrong. */
export function readItems(form: FormData, parts: readonly StaffPart[]): ReadItems {
  const items: RefundItem[] = []
  const text = (name: string) => String(form.get(name) ?? '').trim()
  for (const part of parts) {
    for (const line of part.lines) {
      const { position } = line
      const field = itemField.units(part, line)
      const typed = text(field)
      if (typed !== '' && !(/^\d{1,6}$/.test(typed) && Number(typed) <= unitsLeft(line)))
        return { problem: { field, message: `Type 0 to ${unitsLeft(line)}.` } }
      if (Number(typed) > 0) items.push({ part: part.id, what: 'units', position, units: Number(typed) })
      const rebate = readAmount(form, itemField.rebate(part, line))
      if (typeof rebate === 'object' && rebate !== null) return rebate
      if (rebate !== null) items.push({ part: part.id, what: 'rebate', position, amountMinor: rebate })
    }
    for (const line of part.lines) {
      const field = itemField.deposit(part, line)
      const typed = text(field)
      const left = Math.max(0, depositsLeft(line) - Number(text(itemField.units(part, line)) || 0))
      if (typed !== '' && !(/^\d{1,6}$/.test(typed) && Number(typed) <= left))
        return { problem: { field, message: `Type 0 to ${left}: units that come back take theirs along.` } }
      if (Number(typed) > 0)
        items.push({ part: part.id, what: 'deposit', position: line.position, units: Number(typed) })
    }
    const delivery = readAmount(form, itemField.delivery(part))
    if (typeof delivery === 'object' && delivery !== null) return delivery
    if (delivery !== null) items.push({ part: part.id, what: 'delivery', amountMinor: delivery })
  }
  return { items }
}

/** Pence of a field of pounds; null where it is empty or zero. */
function readAmount(form: FormData, field: string): number | null | { problem: FieldProblem } {
  const typed = String(form.get(field) ?? '').trim()
  if (/^£?\s*0*(\.0*)?$/.test(typed)) return null
  return readPence(typed) ?? { problem: { field, message: 'Type pounds, such as 4.50.' } }
}

type ReadRefund = { refund: NewRefund } | { problem: FieldProblem }

/** What a form of a refund says as its call takes it, or the first field that is wrong. */
export function readRefund(form: FormData, parts: readonly StaffPart[]): ReadRefund {
  const read = readItems(form, parts)
  if ('problem' in read) return read
  const goodwillMinor = readAmount(form, 'goodwill')
  if (typeof goodwillMinor === 'object' && goodwillMinor !== null) return goodwillMinor
  if (read.items.length === 0 && goodwillMinor === null)
    return { problem: { field: firstField(parts), message: 'Say what is given back.' } }
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('reason') === '') return { problem: { field: 'reason', message: 'Choose a reason.' } }
  if (text('cause') === '') return { problem: { field: 'cause', message: 'Choose who pays.' } }
  if (text('note') === '') return { problem: { field: 'note', message: 'Say what happened.' } }
  const bank = text('bankReference')
  return {
    refund: {
      items: read.items,
      reason: text('reason') as NewRefund['reason'],
      cause: text('cause') as NewRefund['cause'],
      note: text('note'),
      ...(goodwillMinor !== null && { goodwillMinor }),
      ...(bank !== '' && { bankReference: bank }),
    },
  }
}

/** Where a form begins that names nothing. */
export const firstField = ([part]: readonly StaffPart[]): string =>
  part?.lines[0] === undefined ? 'goodwill' : itemField.units(part, part.lines[0])
