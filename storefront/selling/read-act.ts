import type { SellingLine, SellingOrder } from '../../shared/api/selling-api.ts'
import type { SellingVerb } from './selling-calls.ts'

/** `field` is the name of the input. */
export type ActionProblem = { field: string; message: string }
type ReadAction =
  | { kind: 'body'; body: object }
  | { kind: 'wrong'; problem: ActionProblem }
  /** Fewer units than agreed are packed: that is for the pub to answer. */
  | { kind: 'short'; units: ReadonlyMap<number, number> }

/** What a form asks of its lines. */
export type LineKind = 'propose' | 'pack' | 'dispatch' | 'deliver'

/** The name of a line's input. */
export const lineField = (name: string, { position }: Pick<SellingLine, 'position'>) => `${name}-${position}`

/** Lines that something is still to be done with. */
export const openLines = ({ lines }: Pick<SellingOrder, 'lines'>) =>
  lines.filter(({ quantity, quantitySent }) => quantity > quantitySent)

/** What a form of an action says, as its call takes it, or the first thing that is wrong with it. */
export function readAction(verb: SellingVerb, form: FormData, order: SellingOrder): ReadAction {
  const text = (name: string) => textOf(form, name)
  const textOrNull = (name: string) => text(name) || null
  const note = textOrNull('note')
  switch (verb) {
    case 'accept':
    case 'withdraw':
      return { kind: 'body', body: {} }
    case 'refuse':
      if (text('reason') === '') return wrong('reason', 'Choose a reason: the pub reads it.')
      return { kind: 'body', body: { reason: text('reason'), note } }
    case 'not_delivered':
      if (text('reason') === '') return wrong('reason', 'Say why it could not be delivered.')
      return { kind: 'body', body: { reason: text('reason'), note } }
    case 'close_rest':
      return { kind: 'body', body: { reason: textOrNull('reason'), note } }
    case 'propose':
      return readProposal(form, order, { dispatchOn: textOrNull('dispatchOn'), note })
    case 'pack':
      return readPacking(form, order)
    case 'dispatch':
      return readShipment(form, order, {
        carrier: textOrNull('carrier'),
        tracking: textOrNull('tracking'),
        note,
      })
    case 'deliver':
    case 'hand_over':
      return readArrival(form, order, note)
  }
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const wrong = (field: string, message: string): ReadAction => ({ kind: 'wrong', problem: { field, message } })

/** Input and bounds of a line's units: no proposal takes back what has left, and none of it leaves again. */
export const unitsField = (kind: LineKind, line: SellingLine) => ({
  field: lineField(kind === 'deliver' ? 'missing' : 'units', line),
  least: kind === 'propose' ? line.quantitySent : 0,
  most: kind === 'dispatch' ? line.quantity - line.quantitySent : line.quantity,
})

function readUnits(form: FormData, kind: LineKind, line: SellingLine): number | ReadAction {
  const { field, least, most } = unitsField(kind, line)
  const typed = textOf(form, field)
  const units = /^\d{1,6}$/.test(typed) ? Number(typed) : -1
  return units < least || units > most ? wrong(field, `Type ${least} to ${most}.`) : units
}

function readProposal(
  form: FormData,
  order: SellingOrder,
  rest: { dispatchOn: string | null; note: string | null },
): ReadAction {
  const lines = []
  for (const line of openLines(order)) {
    const units = readUnits(form, 'propose', line)
    if (typeof units !== 'number') return units
    const variantId = textOf(form, lineField('substitute', line))
    const missing = line.quantity - units
    if (missing === 0) continue
    lines.push({
      position: line.position,
      units,
      substitute: variantId === '' ? null : { variantId, units: missing },
    })
  }
  if (lines.length === 0 && rest.dispatchOn === null)
    return wrong(lineField('units', order.lines[0]!), 'Change the units of a line, or name a later day.')
  return { kind: 'body', body: { lines, ...rest } }
}

function readPacking(form: FormData, order: SellingOrder): ReadAction {
  const lines = []
  const packed = new Map<number, number>()
  let isShort = false
  for (const line of openLines(order)) {
    const units = readUnits(form, 'pack', line)
    if (typeof units !== 'number') return units
    packed.set(line.position, units)
    isShort ||= units < line.quantity
    const typed = (name: string) => textOf(form, lineField(name, line))
    const serials = typed('serials')
      .split(/[\s,;]+/)
      .filter(Boolean)
    lines.push({
      position: line.position,
      units,
      batch: typed('batch') || null,
      bestBefore: typed('bestBefore') || null,
      serials,
    })
  }
  return isShort ? { kind: 'short', units: packed } : { kind: 'body', body: { lines } }
}

function readShipment(
  form: FormData,
  order: SellingOrder,
  rest: { carrier: string | null; tracking: string | null; note: string | null },
): ReadAction {
  const lines = []
  for (const line of openLines(order)) {
    const units = readUnits(form, 'dispatch', line)
    if (typeof units !== 'number') return units
    if (units > 0) lines.push({ position: line.position, units })
  }
  if (lines.length === 0) return wrong(lineField('units', openLines(order)[0]!), 'Say what leaves.')
  return { kind: 'body', body: { lines, ...rest } }
}

function readArrival(form: FormData, order: SellingOrder, note: string | null): ReadAction {
  const receivedBy = textOf(form, 'receivedBy')
  if (receivedBy.length < 2) return wrong('receivedBy', 'Type the name of the adult who took it.')
  const shortages = []
  for (const line of order.lines.filter(({ quantity }) => quantity > 0)) {
    const units = readUnits(form, 'deliver', line)
    if (typeof units !== 'number') return units
    if (units > 0) shortages.push({ position: line.position, units })
  }
  return { kind: 'body', body: { receivedBy, note, shortages } }
}
