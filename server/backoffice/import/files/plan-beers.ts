import { changedWords } from '../../../../shared/catalogue/beer-words.ts'
import { readNameLoosely } from '../../../../shared/format/read-name.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { wordsOf } from '../../own-beers/beer-change-view.ts'
import type { ContainerFacts, RangeBeer, RangeContainer } from '../../../catalogue/beers/range/own-range.ts'
import {
  cellsOfWords,
  changedFacts,
  factCells,
  factsFrom,
  type IsForeign,
  madeRow,
  newName,
  newSize,
  onlineCell,
  sizeCells,
  wordsFrom,
} from './beer-cells.ts'
import { isSameName, isShownAs, type lookInto, renamed, sizeOfWaiting } from './find-in-range.ts'
import { type NewBeer, newBeerRow } from './plan-new-beer.ts'
import { priceCell, priceWarnings } from './plan-prices.ts'
import { type PlannedRow, refusedRow } from './planned-row.ts'
import type { RowCells } from './upload-cells.ts'

type Cell = PlannedRow['cells'][number]
type Look = ReturnType<typeof lookInto>

/** Rows of beers and sizes beside the current version: a row a size, or a beer alone (SELL-35). What a row does not say stays. */
export function planBeers(
  rows: readonly RowCells[],
  { look, isForeign, now }: { look: Look; isForeign: IsForeign; now: Date },
): PlannedRow[] {
  const coming = new Map<string, NewBeer>()
  const said = new Map<string, number>()
  const sized = new Map<string, number>()
  const lineOfId = new Map<string, number>()
  return rows.map((row) => {
    const name = row.text('beer')
    if (name === undefined) return refusedRow(row.line, '', 'It does not name the beer.')
    const beer = look.beerOf(row)
    if (typeof beer === 'string') return refusedRow(row.line, name, beer)
    const waiting = beer === null ? look.waitingOf(row) : null
    if (typeof waiting === 'string') return refusedRow(row.line, name, waiting)
    const key = beer?.id ?? waiting?.beerId ?? row.text('beerId') ?? readNameLoosely(name)
    const size = beer && look.sizeOfBeer(beer, row)
    const stands = waiting && sizeOfWaiting(waiting, row)
    if (typeof stands === 'string') return refusedRow(row.line, name, stands)
    const place = stands && `size ${waiting?.sizes.indexOf(stands)}`
    const named =
      size !== null && typeof size === 'object'
        ? size.id
        : (place ?? row.text('containerId') ?? newName(row) ?? '')
    const sizeKey = readNameLoosely(`${key} ${named}`)
    const before = sized.get(sizeKey)
    if (before !== undefined) return refusedRow(row.line, name, `Line ${before} says the same already.`)
    sized.set(sizeKey, row.line)
    const id = row.text('containerId')
    const given = id === undefined ? undefined : lineOfId.get(id)
    if (given !== undefined)
      return refusedRow(row.line, name, `Line ${given} gives the id ‘${id}’ to another size.`)
    // The words of a beer are in each of its rows: the first says them.
    const isFirst = !said.has(key)
    said.set(key, row.line)
    const planned =
      beer === null
        ? newBeerRow(row, { name, known: coming, key, isForeign, waiting, stands, look })
        : knownBeerRow(row, { beer, isFirst, look, isForeign, now })
    if (id !== undefined && planned.state !== 'refused') lineOfId.set(id, row.line)
    return planned
  })
}

type Known = { beer: RangeBeer; isFirst: boolean; look: Look; isForeign: IsForeign; now: Date }

function knownBeerRow(row: RowCells, { beer, isFirst, look, isForeign, now }: Known): PlannedRow {
  const stands = wordsOf(beer)
  const asked = isFirst ? renamed(wordsFrom(row), stands.name) : {}
  const words = changedWords(stands, asked)
  const cells = cellsOfWords(stands, asked)
  const warnings = strengthWarnings(stands.targetAbv, asked.targetAbv)
  const acts: PlannedRow['acts'] = []
  if (words.length > 0)
    acts.push({ kind: 'words', beerId: beer.id, words: pick(asked, words), before: pick(stands, words) })
  const namesSize = row.text('container') !== undefined || row.text('containerId') !== undefined
  if (!namesSize)
    return { ...madeRow(row, beer.name, acts.length === 0 ? 'same' : 'changed', cells), warnings, acts }

  const container = look.sizeOfBeer(beer, row)
  if (typeof container === 'string')
    return refusedRow(row.line, `${beer.name}, ${row.text('container')}`, container)
  if (container === null) {
    const size = newSize(row, isForeign, null)
    const title = `${beer.name}, ${newName(row) ?? row.text('containerId') ?? ''}`
    if (typeof size === 'string' || size === null)
      return refusedRow(row.line, title, size ?? 'A new size needs its name.')
    acts.push({ kind: 'size', beerId: beer.id, size })
    return { ...madeRow(row, title, 'new', [...cells, ...sizeCells(size)]), warnings, acts }
  }
  if (container.beerId !== beer.id)
    return refusedRow(row.line, beer.name, `The size ‘${container.externalId}’ is another beer’s.`)
  return sizeRow(row, { title: look.titleOf(container), beer, container, cells, warnings, acts, now })
}

type Sized = {
  title: string
  beer: RangeBeer
  container: RangeContainer
  cells: Cell[]
  warnings: string[]
  acts: PlannedRow['acts']
  now: Date
}

function sizeRow(row: RowCells, { title, beer, container, cells, warnings, acts, now }: Sized): PlannedRow {
  const [beerId, containerId] = [beer.id, container.id]
  const { name, ...facts } = factsFrom(row)
  // As the shop shows it, or found by other words for it, a size keeps its name.
  const isKept =
    name === undefined ||
    row.text('containerId') === undefined ||
    isShownAs(container, name) ||
    isSameName(container.name, name)
  const asked: Partial<ContainerFacts> = isKept ? facts : { name, ...facts }
  const names = changedFacts(container, asked)
  if (names.length > 0) {
    const changed = pick(asked, names)
    acts.push({ kind: 'facts', beerId, containerId, facts: changed, before: pick(container, names) })
    cells.push(...factCells(container, asked))
  }
  const isOnline = row.flag('soldOnline')
  if (isOnline !== undefined && isOnline !== container.isOnline) {
    acts.push({ kind: 'online', beerId, containerId, isOnline })
    cells.push(onlineCell(isOnline))
  }
  const price = row.number('price')
  const before = container.priceMinor
  if (price !== undefined) warnings.push(...priceWarnings(before, price))
  if (price !== undefined && price !== before) {
    acts.push({ kind: 'price', containerId, priceMinor: price, before, fromDay: londonDay(now) })
    cells.push(priceCell(before, price, null))
  }
  const state = acts.length === 0 ? 'same' : 'changed'
  return { ...madeRow(row, title, state, cells), warnings, acts }
}

const pick = <T extends object>(all: T, names: readonly (keyof T)[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<T>

/** A strength that falls to less than a tenth may be a fraction: sheets hold 6.3% as 0.063. */
function strengthWarnings(before: number | null, asked: number | null | undefined): string[] {
  if (before === null || asked === null || asked === undefined || asked * 10 >= before) return []
  return [`The strength goes from ${before}% to ${asked}%. Is it a fraction of 1? Write 6.3 for 6.3%.`]
}
