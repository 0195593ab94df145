import type { NewBeerSize } from '../../../shared/api/beers-api.ts'
import { readPrice } from '../prices/read-price-list.ts'
import { readSize } from './read-size.ts'
import { otherSize, sizeChoiceOf } from './size-choices.ts'

/** How the duty of a size is stated: not, by a rate, or as pounds that are typed. */
export const dutyWays = ['', 'full', 'draught', 'amount'] as const

export type NewSizeField =
  | 'choice'
  | 'name'
  | 'litres'
  | 'packSize'
  | 'couplerType'
  | 'price'
  | 'units'
  | 'duty'
  | 'dutyAmount'
export type NewSizeProblem = { field: string; message: string }
type ReadSizes = { kind: 'sizes'; sizes: NewBeerSize[] } | { kind: 'wrong'; problem: NewSizeProblem }

/** The name of a field of a row; a row has a key of its own. */
export const sizeField = (row: string, field: NewSizeField | 'type') => `size-${row}-${field}`

/** The field of the form that the call names: 'sizes.1.priceMinor'; null for a word of the beer. */
export function fieldOfCall(rows: readonly string[], field: string): string | null {
  const [, at, inner] = /^sizes\.(\d+)\.(\w+)$/.exec(field) ?? []
  const row = rows[Number(at)]
  if (row === undefined) return null
  const known: Partial<Record<string, NewSizeField>> = {
    priceMinor: 'price',
    units: 'units',
    dutyRate: 'duty',
    dutyMinor: 'dutyAmount',
    couplerType: 'couplerType',
  }
  return sizeField(row, known[inner ?? ''] ?? 'choice')
}

/** The sizes of a new beer as its call takes them, or which field of which row is wrong. */
export function readNewSizes(form: FormData, rows: readonly string[]): ReadSizes {
  const sizes: NewBeerSize[] = []
  for (const [at, row] of rows.entries()) {
    const read = readRow(form, row)
    if ('message' in read)
      return {
        kind: 'wrong',
        problem: { field: sizeField(row, read.field), message: `Size ${at + 1}: ${read.message}` },
      }
    sizes.push(read)
  }
  return { kind: 'sizes', sizes }
}

/** One row, or what is wrong with it. */
export function readRow(form: FormData, row: string): NewBeerSize | Wrong {
  const text = (field: NewSizeField) => String(form.get(sizeField(row, field)) ?? '').trim()
  const facts = readFacts(form, row, text)
  if ('message' in facts) return facts
  if (facts.type === 'keg' && facts.couplerType === null)
    return wrong('couplerType', 'choose the coupler, or Other.')
  const price = text('price')
  const priceMinor = price === '' ? null : readPrice(price)
  if (price !== '' && priceMinor === null) return wrong('price', 'type pounds, such as 96.75.')
  const units = text('units')
  if (!/^\d{0,6}$/.test(units)) return wrong('units', 'type a whole number of units.')
  const duty = text('duty')
  const dutyMinor = duty === 'amount' ? readPrice(text('dutyAmount')) : null
  if (duty === 'amount' && dutyMinor === null)
    return wrong('dutyAmount', 'type pounds of duty, such as 15.90.')
  const dutyRate = duty === 'full' || duty === 'draught' ? duty : null
  return { ...facts, priceMinor, units: units === '' ? null : Number(units), dutyRate, dutyMinor }
}

type Wrong = { field: NewSizeField; message: string }
type Facts = Pick<NewBeerSize, 'name' | 'type' | 'volumeMl' | 'packSize' | 'couplerType'>
const wrong = (field: NewSizeField, message: string): Wrong => ({ field, message })

function readFacts(form: FormData, row: string, text: (field: NewSizeField) => string): Facts | Wrong {
  const couplerType = (text('couplerType') || null) as Facts['couplerType']
  if (text('choice') === otherSize) {
    const own = new FormData()
    for (const field of ['name', 'type', 'litres', 'packSize', 'couplerType'] as const)
      own.set(field, String(form.get(sizeField(row, field)) ?? ''))
    const read = readSize(own)
    return read.kind === 'size'
      ? (read.size as Facts)
      : wrong(read.field as NewSizeField, lower(read.message))
  }
  const choice = sizeChoiceOf(text('choice'))
  if (choice === undefined) return wrong('choice', 'choose what it is filled into.')
  const { type, volumeMl, coupler } = choice
  const packSize = choice.pack === undefined ? 1 : Number(text('packSize'))
  if (!Number.isInteger(packSize) || packSize < 1 || packSize > 1000)
    return wrong('packSize', 'type how many are in a pack, from 1 to 1,000.')
  return { name: choice.name(packSize), type, volumeMl, packSize, couplerType: coupler ?? couplerType }
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
