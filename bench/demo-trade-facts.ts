import { hash } from 'node:crypto'
import { indexedFactsOf, type IndexedFacts } from '../server/catalogue/beers/search-index/indexed-facts.ts'
import { towns } from '../shared/geography/towns.ts'
import { beerFacts, containersOf } from './beer-facts.ts'
import { seededChance } from './seeded-chance.ts'

const beersPerBrewery = 50
const factsAtOnce = 2000

type Brewery = {
  id: string
  name: string
  town: (typeof towns)[number]
  showPrices: boolean
}

/** Made-up beers as `generate-catalogue.ts` has them, mixed as they are in the order of their ids. */
export function* factsMixed(beers: number): Generator<IndexedFacts[]> {
  const breweries = breweriesOf(beers)
  const all = function* () {
    for (let n = 1; n <= beers; n += 1) yield factsOf(n, breweries[breweryNumber(n, breweries.length)]!)
  }
  yield* together(all())
}

function breweriesOf(beers: number): Brewery[] {
  const chance = seededChance(1)
  return Array.from({ length: Math.max(10, Math.round(beers / beersPerBrewery)) }, (_, at) => {
    const town = chance.pick(towns)
    const showPrices = chance.below(12) > 0
    return { id: uuidOf(`brewery-${at}`), name: `${town.name} Brewery ${at}`, town, showPrices }
  })
}

const breweryNumber = (n: number, breweries: number) => beerFacts(n, 1).chance.squared(breweries)

function* together(all: Iterable<IndexedFacts>): Generator<IndexedFacts[]> {
  let facts: IndexedFacts[] = []
  for (const one of all) {
    facts.push(one)
    if (facts.length < factsAtOnce) continue
    yield facts
    facts = []
  }
  if (facts.length > 0) yield facts
}

function factsOf(n: number, brewery: Brewery): IndexedFacts {
  const [name, style, , , , allergens, abv, colour, glutenFree, , released] = beerFacts(n, 1).cells
  return indexedFactsOf({
    id: uuidOf(`beer-${n}`),
    name: name as string,
    style: style as string,
    ingredients: '',
    tastingNotes: '',
    allergens: (allergens as string).split('|'),
    targetAbv: Number(abv),
    colorHex: colour as string,
    glutenFree: glutenFree as boolean,
    releasedAt: Date.parse(released as string) / 1000,
    freshUntil: null,
    breweryId: brewery.id,
    breweryName: brewery.name,
    town: brewery.town.name,
    region: brewery.town.region,
    showPrices: brewery.showPrices,
    stock: containersOf(n, 1)
      .filter(([, , , , units]) => (units as number) > 0)
      .map(([size, type, volumeMl, packSize, , , price, coupler]) => ({
        name: size as string,
        type: type as string,
        volumeMl: volumeMl as number,
        packSize: packSize as number,
        priceMinor: price === '' ? null : Math.round(Number(price) * 100),
        couplerType: (coupler as string) || null,
      })),
  })
}

const uuidOf = (text: string) => hash('md5', text).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
