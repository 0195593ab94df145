import {
  type BeerWord,
  type BeerWords,
  beerWordNames,
  beerWordText,
  changedWords,
} from '../../../shared/catalogue/beer-words.ts'
import { packagingTypes } from '../../../shared/catalogue/containers.ts'
import { couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { NewSize } from '../../beers/new-size.ts'
import { wordsOf } from '../../beers/beer-change-view.ts'
import type { ContainerFacts, RangeBeer, RangeContainer } from '../../catalogue/range/own-range.ts'
import type { lookInto } from './find-in-range.ts'
import { priceCell, priceWarnings } from './plan-prices.ts'
import { type PlannedRow, refusedRow } from './planned-row.ts'
import type { RowCells } from './upload-cells.ts'

type Look = ReturnType<typeof lookInto>
type NewBeer = { line: number; act: Extract<PlannedRow['acts'][number], { kind: 'new beer' }> }
type Cell = PlannedRow['cells'][number]

/** Whether an id of a file belongs to another brewery. */
export type IsForeign = (table: 'beers' | 'containers', externalId: string) => boolean

/** Rows of beers and sizes beside what stands: a row a size, or a beer alone (SELL-35). What a row does not say stays. */
export function planBeers(
  rows: readonly RowCells[],
  { look, isForeign, now }: { look: Look; isForeign: IsForeign; now: Date },
): PlannedRow[] {
  const coming = new Map<string, NewBeer>()
  const said = new Map<string, number>()
  const sized = new Map<string, number>()
  return rows.map((row) => {
    const name = row.text('beer')
    if (name === undefined) return refusedRow(row.line, '', 'It does not name the beer.')
    const beer = look.beerOf(row)
    if (typeof beer === 'string') return refusedRow(row.line, name, beer)
    const key = beer?.id ?? row.text('beerId') ?? name.toLowerCase()
    const sizeKey = `${key} ${row.text('containerId') ?? row.text('container') ?? ''}`.toLowerCase()
    const before = sized.get(sizeKey)
    if (before !== undefined) return refusedRow(row.line, name, `Line ${before} says the same already.`)
    sized.set(sizeKey, row.line)
    if (beer === null) return newBeerRow(row, { name, known: coming, key, isForeign })
    // The words of a beer stand in each of its rows: the first says them.
    const isFirst = !said.has(key)
    said.set(key, row.line)
    return knownBeerRow(row, { beer, isFirst, look, isForeign, now })
  })
}

type Coming = { name: string; known: Map<string, NewBeer>; key: string; isForeign: IsForeign }

function newBeerRow(row: RowCells, { name, known, key, isForeign }: Coming): PlannedRow {
  const sizeName = row.text('container')
  const title = sizeName === undefined ? name : `${name}, ${sizeName}`
  const size = newSize(row, isForeign)
  if (typeof size === 'string') return refusedRow(row.line, title, size)
  const first = known.get(key)
  if (first !== undefined) {
    if (size !== null) first.act.sizes.push(size)
    return { ...madeRow(row, title, 'new', size === null ? [] : sizeCells(size)), acts: [] }
  }
  const words = wordsFrom(row)
  const externalId = row.text('beerId') ?? null
  if (words.style === undefined) return refusedRow(row.line, title, 'A new beer needs its style.')
  if (externalId !== null && isForeign('beers', externalId))
    return refusedRow(row.line, title, `The id ‘${externalId}’ is another’s.`)
  const act = { kind: 'new beer' as const, externalId, words, sizes: size === null ? [] : [size] }
  known.set(key, { line: row.line, act })
  const cells = (Object.keys(words) as BeerWord[]).map((word) =>
    newCell(beerWordNames[word], beerWordText(word, words)),
  )
  return { ...madeRow(row, title, 'new', [...cells, ...(size === null ? [] : sizeCells(size))]), acts: [act] }
}

type Known = { beer: RangeBeer; isFirst: boolean; look: Look; isForeign: IsForeign; now: Date }

function knownBeerRow(row: RowCells, { beer, isFirst, look, isForeign, now }: Known): PlannedRow {
  const stands = wordsOf(beer)
  const asked = isFirst ? wordsFrom(row) : {}
  const words = changedWords(stands, asked)
  const cells: Cell[] = words.map((word) => ({
    name: beerWordNames[word],
    old: beerWordText(word, stands),
    new: beerWordText(word, asked),
  }))
  const acts: PlannedRow['acts'] = []
  if (words.length > 0)
    acts.push({ kind: 'words', beerId: beer.id, words: pick(asked, words), before: pick(stands, words) })
  const namesSize = row.text('container') !== undefined || row.text('containerId') !== undefined
  if (!namesSize) return { ...madeRow(row, beer.name, acts.length === 0 ? 'same' : 'changed', cells), acts }

  const container = look.sizeOfBeer(beer.id, row)
  if (container === null) {
    const size = newSize(row, isForeign)
    const title = `${beer.name}, ${row.text('container') ?? row.text('containerId') ?? ''}`
    if (typeof size === 'string' || size === null)
      return refusedRow(row.line, title, size ?? 'A new size needs its name.')
    acts.push({ kind: 'size', beerId: beer.id, size })
    return { ...madeRow(row, title, 'new', [...cells, ...sizeCells(size)]), acts }
  }
  if (container.beerId !== beer.id)
    return refusedRow(row.line, beer.name, `The size ‘${container.externalId}’ is another beer’s.`)
  return sizeRow(row, { beer, container, cells, acts, now })
}

type Sized = {
  beer: RangeBeer
  container: RangeContainer
  cells: Cell[]
  acts: PlannedRow['acts']
  now: Date
}

function sizeRow(row: RowCells, { beer, container, cells, acts, now }: Sized): PlannedRow {
  const [beerId, containerId] = [beer.id, container.id]
  const asked = factsFrom(row)
  const names = (Object.keys(asked) as (keyof ContainerFacts)[]).filter(
    (name) => asked[name] !== container[name],
  )
  if (names.length > 0) {
    const facts = pick(asked, names)
    acts.push({ kind: 'facts', beerId, containerId, facts, before: pick(container, names) })
    for (const name of names)
      cells.push({ name: factNames[name], old: factText(container[name]), new: factText(asked[name]) })
  }
  const isOnline = row.flag('soldOnline')
  if (isOnline !== undefined && isOnline !== container.isOnline) {
    acts.push({ kind: 'online', beerId, containerId, isOnline })
    cells.push({ name: 'Sold online', old: isOnline ? 'no' : 'yes', new: isOnline ? 'yes' : 'no' })
  }
  const price = row.number('price')
  const before = container.priceMinor
  const warnings = price === undefined ? [] : priceWarnings(before, price)
  if (price !== undefined && price !== before) {
    acts.push({ kind: 'price', containerId, priceMinor: price, before, fromDay: londonDay(now) })
    cells.push(priceCell(before, price, null))
  }
  const state = acts.length === 0 ? 'same' : 'changed'
  return { ...madeRow(row, `${beer.name}, ${container.name}`, state, cells), warnings, acts }
}

/** The words that a row says of its beer; what it leaves empty stays. */
function wordsFrom(row: RowCells): Partial<BeerWords> {
  const words = {
    name: row.text('beer'),
    style: row.text('style'),
    targetAbv: row.number('abv'),
    ingredients: row.text('ingredients'),
    allergens: row.list('allergens'),
    glutenFree: row.flag('glutenFree'),
    description: row.text('description'),
    tastingNotes: row.text('tastingNotes'),
  }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
}

const factNames: Readonly<Record<keyof ContainerFacts, string>> = {
  name: 'Size',
  type: 'Kind',
  volumeMl: 'Volume',
  packSize: 'In a pack',
  couplerType: 'Coupler',
  orderMultiple: 'Sold in multiples of',
}
const factText = (value: string | number | null | undefined) => String(value ?? 'none')

function factsFrom(row: RowCells): Partial<ContainerFacts> {
  const litres = row.number('litres')
  const facts = {
    name: row.text('container'),
    type: row.text('type'),
    volumeMl: litres === undefined ? undefined : Math.round(litres * 1000),
    packSize: row.number('packSize'),
    couplerType: row.text('coupler'),
    orderMultiple: row.number('multiple'),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

/** The size of a row that is not there yet, null where the row has none, or why it cannot be. */
function newSize(row: RowCells, isForeign: IsForeign): NewSize | string | null {
  const facts = factsFrom(row)
  const externalId = row.text('containerId') ?? null
  if (facts.name === undefined) return externalId === null ? null : 'A new size needs its name.'
  if (facts.type === undefined) return `A new size needs its kind: ${packagingTypes.join(', ')}.`
  if (externalId !== null && isForeign('containers', externalId))
    return `The id ‘${externalId}’ is another’s.`
  return {
    name: facts.name,
    type: facts.type,
    volumeMl: facts.volumeMl ?? null,
    packSize: facts.packSize ?? 1,
    couplerType: facts.couplerType ?? null,
    orderMultiple: facts.orderMultiple ?? 1,
    externalId,
    isOnline: row.flag('soldOnline') ?? false,
    priceMinor: row.number('price') ?? null,
  }
}

function sizeCells(size: NewSize): Cell[] {
  const coupler = couplerLabel(size.couplerType)
  return [
    newCell('Size', size.name),
    newCell('Kind', size.type),
    ...(size.priceMinor === null ? [] : [priceCell(null, size.priceMinor, null)]),
    ...(coupler === '' ? [] : [newCell('Coupler', coupler)]),
  ]
}

const newCell = (name: string, text: string): Cell => ({ name, old: 'none', new: text })

const madeRow = (row: RowCells, title: string, state: PlannedRow['state'], cells: Cell[]) => ({
  line: row.line,
  title,
  state,
  cells,
  reason: null,
  warnings: [] as string[],
})

const pick = <T extends object>(all: T, names: readonly (keyof T)[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<T>
