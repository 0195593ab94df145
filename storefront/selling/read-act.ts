import type { SellingLine, SellingOrder } from '../../shared/api/selling-api.ts'
import type { SellingVerb } from './selling-calls.ts'

/** `field` is the name of the input. */
export type ActProblem = { field: string; message: string }
type ReadAct =
  | { kind: 'body'; body: object }
  | { kind: 'wrong'; problem: ActProblem }
  /** Fewer units than agreed are packed: that is for the pub to answer. */
  | { kind: 'short'; units: ReadonlyMap<number, number> }

/** The name of a line's input. */
export const lineField = (name: string, { position }: Pick<SellingLine, 'position'>) => `${name}-${position}`

/** Lines that something is still to be done with. */
export const openLines = ({ lines }: Pick<SellingOrder, 'lines'>) =>
  lines.filter(({ quantity, quantitySent }) => quantity > quantitySent)

/** What a form of an act says, as its call takes it, or the first thing that is wrong with it. */
export function readAct(verb: SellingVerb, form: FormData, order: SellingOrder): ReadAct {
  const text = (name: string) => String(form.get(name) ?? '').trim()
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

const wrong = (field: string, message: string): ReadAct => ({ kind: 'wrong', problem: { field, message } })
const unitsOf = (form: FormData, name: string, line: SellingLine) => {
  const typed = String(form.get(lineField(name, line)) ?? '').trim()
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null
}

function readProposal(
  form: FormData,
  order: SellingOrder,
  rest: { dispatchOn: string | null; note: string | null },
): ReadAct {
  const lines = []
  for (const line of openLines(order)) {
    const units = unitsOf(form, 'units', line)
    if (units === null || units > line.quantity)
      return wrong(lineField('units', line), `Type 0 to ${line.quantity}.`)
    const variantId = String(form.get(lineField('substitute', line)) ?? '')
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

function readPacking(form: FormData, order: SellingOrder): ReadAct {
  const lines = []
  const packed = new Map<number, number>()
  for (const line of openLines(order)) {
    const units = unitsOf(form, 'units', line)
    if (units === null || units > line.quantity)
      return wrong(lineField('units', line), `Type 0 to ${line.quantity}.`)
    packed.set(line.position, units)
    const typed = (name: string) => String(form.get(lineField(name, line)) ?? '').trim()
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
  const isShort = openLines(order).some(({ position, quantity }) => packed.get(position)! < quantity)
  return isShort ? { kind: 'short', units: packed } : { kind: 'body', body: { lines } }
}

function readShipment(
  form: FormData,
  order: SellingOrder,
  rest: { carrier: string | null; tracking: string | null; note: string | null },
): ReadAct {
  const lines = []
  for (const line of openLines(order)) {
    const left = line.quantity - line.quantitySent
    const units = unitsOf(form, 'units', line)
    if (units === null || units > left) return wrong(lineField('units', line), `Type 0 to ${left}.`)
    if (units > 0) lines.push({ position: line.position, units })
  }
  if (lines.length === 0) return wrong(lineField('units', openLines(order)[0]!), 'Say what leaves.')
  return { kind: 'body', body: { lines, ...rest } }
}

function readArrival(form: FormData, order: SellingOrder, note: string | null): ReadAct {
  const receivedBy = String(form.get('receivedBy') ?? '').trim()
  if (receivedBy.length < 2) return wrong('receivedBy', 'Type the name of the adult who took it.')
  const shortages = []
  for (const line of order.lines.filter(({ quantity }) => quantity > 0)) {
    const units = unitsOf(form, 'missing', line)
    if (units === null || units > line.quantity)
      return wrong(lineField('missing', line), `Type 0 to ${line.quantity}.`)
    if (units > 0) shortages.push({ position: line.position, units })
  }
  return { kind: 'body', body: { receivedBy, note, shortages } }
}
