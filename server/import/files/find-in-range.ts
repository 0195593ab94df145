import type { RangeBeer, RangeContainer } from '../../catalogue/range/own-range.ts'
import type { WaitingBeer } from '../../beers/find-waiting-beers.ts'
import type { RowCells } from './upload-cells.ts'

type Range = {
  beers: readonly RangeBeer[]
  containers: readonly RangeContainer[]
  /** New beers that wait for Dray. */
  waiting?: readonly WaitingBeer[]
}
export type FoundSize = { container: RangeContainer; title: string }

/** Finds what rows name among a brewery's beers and sizes: by id, or by their names whatever the case. */
export function lookInto({ beers, containers, waiting = [] }: Range) {
  const titleOf = (container: RangeContainer) =>
    `${beerById.get(container.beerId)?.name ?? ''}, ${container.name}`
  const beerById = new Map(beers.map((beer) => [beer.id, beer]))
  const beerByExternal = new Map(beers.map((beer) => [beer.externalId, beer]))
  const beersByName = Map.groupBy(beers, ({ name }) => plain(name))
  const byExternal = new Map(containers.map((container) => [container.externalId, container]))
  const byId = new Map(containers.map((container) => [container.id, container]))
  const byBeer = Map.groupBy(containers, ({ beerId }) => beerId)

  const beerOf = (row: RowCells): RangeBeer | string | null => {
    const [id, name] = [row.text('beerId'), row.text('beer')]
    if (id !== undefined) return beerByExternal.get(id) ?? beerById.get(id) ?? null
    const found = name === undefined ? [] : (beersByName.get(plain(name)) ?? [])
    return found.length > 1 ? 'Several of your beers have this name: name it by its id.' : (found[0] ?? null)
  }
  const sizeOfBeer = (beerId: string, row: RowCells): RangeContainer | null => {
    const [id, name] = [row.text('containerId'), row.text('container')]
    if (id !== undefined) return byExternal.get(id) ?? byId.get(id) ?? null
    const wanted = name === undefined ? null : plain(name)
    return (byBeer.get(beerId) ?? []).find((each) => plain(each.name) === wanted) ?? null
  }
  const waitingOf = (row: RowCells): WaitingBeer | string | null => {
    const [id, name] = [row.text('beerId'), row.text('beer')]
    const known = waiting.find(({ externalId, beerId }) => id === (externalId ?? beerId) || id === beerId)
    if (known !== undefined) return known
    const named = waiting.filter(
      ({ words, externalId }) =>
        plain(words.name ?? '') === plain(name ?? '') && (id === undefined || externalId === null),
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
      const container = sizeOfBeer(beer.id, row)
      if (container === null) return `${beer.name} has no size ‘${sizeName}’.`
      return { container, title: titleOf(container) }
    },
  }
}

/** A name whatever its case and spaces. */
export const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
