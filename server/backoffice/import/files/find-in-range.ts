import { isOneLetterApart, readName, readNameLoosely } from '../../../../shared/format/read-name.ts'
import { importFields } from '../../../../shared/catalogue/import-headings.ts'
import { sizeName } from '../../../../shared/catalogue/sizes/size-name.ts'
import type { BeerWords } from '../../../../shared/catalogue/beer-words.ts'
import type { NewSize, RangeBeer, RangeContainer } from '../../../catalogue/beers/range/own-range.ts'
import type { WaitingBeer } from '../../own-beers/find-waiting-beers.ts'
import type { RowCells } from './upload-cells.ts'
import { isSameSize } from './written-forms.ts'

type Range = {
  beers: readonly RangeBeer[]
  containers: readonly RangeContainer[]
  /** New beers that wait for Dray. */
  waiting?: readonly WaitingBeer[]
}
export type FoundSize = { container: RangeContainer; title: string }

/**
 * Finds what rows name among a brewery's beers and sizes: by id, or by their names as a reader takes them, whatever the case. A size has its own
 * name and the one that the shop shows, with its coupler (S-06).
 */
export function lookInto({ beers, containers, waiting = [] }: Range) {
  const titleOf = (container: RangeContainer) =>
    `${beerById.get(container.beerId)?.name ?? ''}, ${sizeName(container)}`
  const beerById = new Map(beers.map((beer) => [beer.id, beer]))
  const beerByExternal = new Map(beers.map((beer) => [beer.externalId, beer]))
  const beersByName = Map.groupBy(beers, ({ name }) => readNameLoosely(name))
  const byExternal = new Map(containers.map((container) => [container.externalId, container]))
  const byId = new Map(containers.map((container) => [container.id, container]))
  const byBeer = Map.groupBy(containers, ({ beerId }) => beerId)

  const beerOf = (row: RowCells): RangeBeer | string | null => {
    const [id, name] = [row.text('beerId'), row.text('beer')]
    if (id !== undefined) return beerByExternal.get(id) ?? beerById.get(id) ?? null
    const found = name === undefined ? [] : (beersByName.get(readNameLoosely(name)) ?? [])
    return found.length > 1 ? 'Several of your beers have this name: name it by its id.' : (found[0] ?? null)
  }
  /** A size of a beer, null for none, or why it cannot be said which. */
  const sizeOfBeer = (beer: RangeBeer, row: RowCells): RangeContainer | string | null => {
    const [id, name] = [row.text('containerId'), row.text('container')]
    if (id !== undefined) return byExternal.get(id) ?? byId.get(id) ?? null
    if (name === undefined) return null
    const sizes = byBeer.get(beer.id) ?? []
    const exact = sizes.filter((size) => isNamed(size, name))
    const named = exact.length > 0 ? exact : sizes.filter((size) => isSameSize(size.name, name))
    const found = narrowed(named, row.text('coupler'))
    if (found.length < 2) return found[0] ?? null
    const ids = found.map((size) => `‘${sizeName(size)}’ (id ${size.externalId})`)
    return `${severalSizes(beer.name, ids)} Give the id in the column ${importFields.containerId.name}.`
  }
  const waitingOf = (row: RowCells): WaitingBeer | string | null => {
    const [id, name] = [row.text('beerId'), row.text('beer')]
    const known = waiting.find(({ externalId, beerId }) => id === (externalId ?? beerId) || id === beerId)
    if (known !== undefined) return known
    const named = waiting.filter(
      ({ words, externalId }) =>
        readNameLoosely(words.name ?? '') === readNameLoosely(name ?? '') &&
        (id === undefined || externalId === null),
    )
    return named.length > 1
      ? 'Several of your beers that wait for Dray have this name: name it by its id.'
      : (named[0] ?? null)
  }
  return {
    beerOf,
    waitingOf,
    sizeOfBeer,
    titleOf,
    /** A beer of the range or on its way whose name is one letter away, for a name that is neither. */
    nearlyNamed: (name: string): string | null => {
      const own = [...beers.map((beer) => beer.name), ...waiting.map(({ words }) => words.name ?? '')]
      const read = readNameLoosely(name)
      return own.find((each) => isOneLetterApart(readNameLoosely(each), read)) ?? null
    },
    /** The size of a row of stock or prices, or why there is none. */
    sizeOf: (row: RowCells): FoundSize | string => {
      const id = row.text('containerId')
      if (id !== undefined) {
        const container = byExternal.get(id) ?? byId.get(id)
        return container === undefined
          ? `You have no size with the id ‘${id}’.`
          : { container, title: titleOf(container) }
      }
      const [beerName, sizeName] = [row.text('beer'), row.text('container')]
      if (beerName === undefined || sizeName === undefined)
        return 'Name the size by its id, or by beer and size.'
      const beer = beerOf(row)
      if (typeof beer === 'string') return beer
      if (beer === null) return `You have no beer ‘${beerName}’.`
      const container = sizeOfBeer(beer, row)
      if (typeof container === 'string') return container
      if (container === null) return `${beer.name} has no size ‘${sizeName}’.`
      return { container, title: titleOf(container) }
    },
  }
}

/** The size of a beer that waits, as sizeOfBeer finds those of the range. */
export function sizeOfWaiting({ words, sizes }: WaitingBeer, row: RowCells): NewSize | string | null {
  const [id, name] = [row.text('containerId'), row.text('container')]
  const known = id === undefined ? undefined : sizes.find(({ externalId }) => externalId === id)
  if (known !== undefined || name === undefined) return known ?? null
  const named = sizes.filter((size) => isNamed(size, name) && (id === undefined || size.externalId === null))
  const found = narrowed(named, row.text('coupler'))
  if (found.length < 2) return found[0] ?? null
  const shown = found.map((size) => `‘${sizeName(size)}’`)
  return `${severalSizes(words.name ?? '', shown)} Give the coupler in the column ${importFields.coupler.name}.`
}

/** Of sizes with one name those of the coupler that the row says, and none that is archived beside one that is not. */
function narrowed<Size extends { couplerType: string | null; archivedAt?: Date | null }>(
  sizes: readonly Size[],
  coupler: string | undefined,
): readonly Size[] {
  if (sizes.length < 2) return sizes
  const present = sizes.filter(({ archivedAt = null }) => archivedAt === null)
  const left = present.length === 0 ? sizes : present
  if (coupler === undefined) return left
  const coupled = left.filter(({ couplerType }) => couplerType?.toLowerCase() === coupler)
  return coupled.length === 0 ? left : coupled
}

function severalSizes(beer: string, sizes: readonly string[]): string {
  const named = sizes.toSorted()
  return `The column ${importFields.container.name} does not say which: ${beer} has ${named.slice(0, -1).join(', ')} and ${named.at(-1)}.`
}

type SizeName = { name: string; couplerType: string | null }

const isNamed = (size: SizeName, text: string) =>
  readNameLoosely(size.name) === readNameLoosely(text) || isShownAs(size, text)

/** Whether a text is what the shop calls this size. */
export const isShownAs = (size: SizeName, text: string): boolean =>
  readNameLoosely(sizeName(size)) === readNameLoosely(text)

/** The words of a row without the name of its beer where that differs by characters such as apostrophes alone. */
export const renamed = (words: Partial<BeerWords>, stored: string | undefined): Partial<BeerWords> => {
  const { name, ...others } = words
  return name === undefined || (stored !== undefined && isSameName(stored, name)) ? others : words
}

/** Whether a cell gives a stored name, apart from characters such as apostrophes and dashes. It is no new name then. */
export const isSameName = (stored: string, text: string): boolean => readName(stored) === readName(text)
