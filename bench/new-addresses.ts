import type { BeerList } from '../shared/api/catalogue-api.ts'
import { listingOrders } from '../shared/catalogue/listing-query.ts'
import { type Chance, seededChance } from './seeded-chance.ts'

/** Answers addresses of one kind, none of them twice; fewer than asked where there are no more. */
type Addresses = (amount: number) => string[]
/** What is asked of a shop, by what it is called in the bench. */
type NewAddresses = {
  lists: Record<'list page' | 'list as JSON with facets' | 'text search as JSON', Addresses>
  /** The page of every beer, in no order. */
  beerPages: string[]
}

const narrowing = ['style', 'region', 'container', 'abv'] as const
/** Pages of a list: of the whole one, and of one that is narrowed. */
const pages = { whole: 36, narrowed: 3 }
const seed = 20_261_128

/** Addresses of a shop as its visitors ask them: with filters that lead to beers, and words of their names. */
export async function newAddresses(url: string): Promise<NewAddresses> {
  const chance = seededChance(seed)
  const read = async (query: string) =>
    (await (await fetch(`${url}/public/beers/latest?page_size=40&${query}`)).json()) as BeerList
  const { facets, pages: last } = await read(`facets=${narrowing.join()}`)
  const lists = await Promise.all(Array.from({ length: last }, (_, at) => read(`page=${at + 1}`)))
  const beers = lists.flatMap((list) => list.beers)
  const words = [...new Set(beers.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))]
  const list = (path: string) => {
    const filters = narrowing.flatMap((name) =>
      chance.below(2) === 0 ? [] : `&${name}=${chance.pick(facets[name]!).value}`,
    )
    const page = 1 + chance.below(filters.length === 0 ? pages.whole : pages.narrowed)
    return `${path}orderby=${chance.pick(listingOrders).value}${filters.join('')}&page=${page}`
  }
  const search = () => `q=${chance.pick(words)}+${chance.pick(words).slice(0, 4)}&page=${1 + chance.below(3)}`
  return {
    lists: {
      'list page': distinct(() => list('/shop?')),
      'list as JSON with facets': distinct(() =>
        list(`/public/beers/latest?page_size=16&facets=${narrowing.join()}&`),
      ),
      'text search as JSON': distinct(() => `/public/beers/latest?page_size=16&${search()}`),
    },
    beerPages: await readBeerPages(url, beers, chance),
  }
}

const mostRepeats = 1000

function distinct(draw: () => string): Addresses {
  const given = new Set<string>()
  return (amount) => {
    const drawn: string[] = []
    for (let repeats = 0; drawn.length < amount && repeats < mostRepeats;) {
      const address = draw()
      if (given.has(address)) repeats += 1
      else drawn.push(address)
      given.add(address)
    }
    return drawn
  }
}

/** The pages' own addresses, which those of other slugs lead to (C-59). */
async function readBeerPages(url: string, beers: BeerList['beers'], chance: Chance): Promise<string[]> {
  const addresses = await Promise.all(
    beers.map(async ({ id }) => {
      const { headers } = await fetch(`${url}/beer/b/b/b/${id}`, { redirect: 'manual' })
      return String(headers.get('location'))
    }),
  )
  return addresses
    .map((address) => ({ address, place: chance.below(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ address }) => address)
}
