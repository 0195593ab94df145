import {
  type BeerWord,
  type BeerWords,
  beerWordNames,
  beerWordText,
  changedWords,
} from '../../../../shared/catalogue/beer-words.ts'
import { packagingTypes } from '../../../../shared/catalogue/containers.ts'
import { couplerLabel } from '../../../../shared/catalogue/sizes/couplers.ts'
import { sizeName } from '../../../../shared/catalogue/sizes/size-name.ts'
import type { NewSize, ContainerFacts } from '../../../catalogue/beers/range/own-range.ts'
import { isSameName } from './find-in-range.ts'
import { priceCell } from './plan-prices.ts'
import type { PlannedRow } from './planned-row.ts'
import type { RowCells } from './upload-cells.ts'

type Cell = PlannedRow['cells'][number]

/** The words that a row says of its beer; what it leaves empty stays. */
export function wordsFrom(row: RowCells): Partial<BeerWords> {
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
export const onlineCell = (isOnline: boolean): Cell => ({
  name: 'Sold online',
  old: isOnline ? 'no' : 'yes',
  new: isOnline ? 'yes' : 'no',
})
const factText = (value: string | number | null | undefined) => String(value ?? 'none')

export function factsFrom(row: RowCells): Partial<ContainerFacts> {
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

/** What the shop will show a size as that a row names and the range does not have. */
export function newName(row: RowCells): string | undefined {
  const name = row.text('container')
  return name === undefined ? undefined : sizeName({ name, couplerType: row.text('coupler') ?? null })
}

/**
 * The size of a row that is not there yet, null where the row has none, or why it cannot be. What it does not say is as it
 * is in a beer that waits.
 */
export function newSize(
  row: RowCells,
  isForeign: IsForeign,
  stands: NewSize | null,
): NewSize | string | null {
  const facts: Partial<ContainerFacts> = { ...stands, ...factsFrom(row) }
  // As the shop shows it, with its coupler, a size keeps its name.
  const { name } = facts
  if (
    stands !== null &&
    name !== undefined &&
    [sizeName(stands), stands.name].some((own) => isSameName(own, name))
  )
    facts.name = stands.name
  const externalId = row.text('containerId') ?? stands?.externalId ?? null
  if (facts.name === undefined) return externalId === null ? null : 'A new size needs its name.'
  if (facts.type === undefined) return `A new size needs its kind: ${packagingTypes.join(', ')}.`
  if (externalId !== null && isForeign('containers', externalId))
    return `The id ‘${externalId}’ is another’s.`
  return {
    ...stands,
    name: facts.name,
    type: facts.type,
    volumeMl: facts.volumeMl ?? null,
    packSize: facts.packSize ?? 1,
    couplerType: facts.couplerType ?? null,
    orderMultiple: facts.orderMultiple ?? 1,
    externalId,
    isOnline: row.flag('soldOnline') ?? stands?.isOnline ?? false,
    priceMinor: row.number('price') ?? stands?.priceMinor ?? null,
  }
}

/** The facts that a row says otherwise than they are. */
export const changedFacts = (stands: ContainerFacts, asked: Partial<ContainerFacts>) =>
  (Object.keys(factNames) as (keyof ContainerFacts)[]).filter(
    (name) => asked[name] !== undefined && asked[name] !== stands[name],
  )

export const factCells = (stands: ContainerFacts, asked: Partial<ContainerFacts>): Cell[] =>
  changedFacts(stands, asked).map((name) => ({
    name: factNames[name],
    old: factText(stands[name]),
    new: factText(asked[name]),
  }))

/** What a row says of a size beside the one that waits, or all of a new one. */
export function cellsOfSize(size: NewSize, stands: NewSize | null): Cell[] {
  if (stands === null) return sizeCells(size)
  const { priceMinor, isOnline } = size
  return [
    ...factCells(stands, size),
    ...(isOnline === stands.isOnline ? [] : [onlineCell(isOnline)]),
    ...(priceMinor === null || priceMinor === stands.priceMinor
      ? []
      : [priceCell(stands.priceMinor, priceMinor, null)]),
  ]
}

/** The words of a row that are different from the current version; all that it says of a new beer. */
export const cellsOfWords = (stands: BeerWords, asked: Partial<BeerWords>, isNew = false): Cell[] =>
  isNew
    ? (Object.keys(asked) as BeerWord[]).map((word) =>
        newCell(beerWordNames[word], beerWordText(word, asked)),
      )
    : changedWords(stands, asked).map((word) => ({
        name: beerWordNames[word],
        old: beerWordText(word, stands),
        new: beerWordText(word, asked),
      }))

export function sizeCells(size: NewSize): Cell[] {
  const coupler = couplerLabel(size.couplerType)
  return [
    newCell('Size', size.name),
    newCell('Kind', size.type),
    ...(size.priceMinor === null ? [] : [priceCell(null, size.priceMinor, null)]),
    ...(coupler === '' ? [] : [newCell('Coupler', coupler)]),
  ]
}

const newCell = (name: string, text: string): Cell => ({ name, old: 'none', new: text })

export const madeRow = (row: RowCells, title: string, state: PlannedRow['state'], cells: Cell[]) => ({
  line: row.line,
  title,
  state,
  cells,
  reason: null,
  warnings: [] as string[],
})

/** Whether an id of a file belongs to another brewery. */
export type IsForeign = (table: 'beers' | 'containers', externalId: string) => boolean
