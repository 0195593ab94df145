import { beerStyles } from '../shared/catalogue/beer-styles.ts'
import { seededChance, type Chance } from './seeded-chance.ts'

type Cells = readonly (string | number | boolean)[]
/** Name, type, volume in ml, pack size, pence a litre, coupler or none. */
type Size = readonly [string, string, number, number, number, boolean]

/** How often each category is brewed, out of 100; those not named share the rest. */
const weights: Record<string, number> = { 'pale-ale': 26, ipa: 22, bitter: 14, stout: 12, lager: 11, sour: 5 }
const strengths: Record<string, readonly [number, number]> = {
  'low-alcohol': [0, 1.2],
  ipa: [4, 9],
  stout: [4, 11],
  belgian: [6, 12],
  mild: [3, 5],
}
const usualStrength = [3.4, 6.5] as const
const categories = beerStyles.flatMap((style) => Array<typeof style>(weights[style.code] ?? 2).fill(style))

const firstWords =
  'Amber,Black,Copper,Dusty,Early,Foggy,Golden,Hollow,Iron,Lost,Misty,Northern,Old,Quiet'.split(',')
const secondWords =
  'Anchor,Barrow,Comet,Drover,Ferry,Harvest,Heron,Lantern,Meadow,Otter,Quay,Tide,Weir'.split(',')
const flavours = 'orange,pine,caramel,coffee,grapefruit,biscuit,pepper,honey,plum,lime,toast,mango'.split(',')
const hops = 'Citra,Mosaic,Fuggle,Goldings,Cascade,Saaz,Simcoe,Challenger,Galaxy,Target'.split(',')
const allergenLists = ['barley', 'barley', 'barley|wheat', 'barley|oats', 'barley|milk']
const couplers = ['s', 's', 's', 'd', 'g', 'a', 'u', 'm', 'keykeg']
const daysOfReleases = 1500
const lastRelease = Date.UTC(2026, 9, 31)

const sizes: readonly Size[] = [
  ['30 L Keg', 'keg', 30_000, 1, 330, true],
  ['50 L Keg', 'keg', 50_000, 1, 300, true],
  ['20 L KeyKeg', 'keg', 20_000, 1, 390, true],
  ['Firkin cask', 'cask', 40_914, 1, 240, false],
  ['Pin cask', 'cask', 20_457, 1, 270, false],
  ['24 × 440 ml cans', 'smallpack', 440, 24, 480, false],
  ['24 × 330 ml cans', 'smallpack', 330, 24, 520, false],
  ['12 × 500 ml bottles', 'smallpack', 500, 12, 430, false],
  ['12 × 375 ml bottles', 'smallpack', 375, 12, 640, false],
]

/** The cells of a beer from its name on, and the chance that made them. */
export function beerFacts(n: number, seed: number): { cells: Cells; chance: Chance } {
  const chance = seededChance(seed * 1_000_003 + n)
  const category = chance.pick(categories)
  const style = chance.pick(category.substyles)
  const [weakest, strongest] = strengths[category.code] ?? usualStrength
  const abv = weakest + (chance.below(1000) / 1000) * (strongest - weakest)
  const name = `${chance.pick(firstWords)} ${chance.pick(secondWords)} ${n}`
  const notes = `${chance.pick(flavours)}, ${chance.pick(flavours)} and ${chance.pick(flavours)}`
  const hop = `${chance.pick(hops)} and ${chance.pick(hops)}`
  const description = `A ${style.name} hopped with ${hop}. It smells of ${notes} and ends dry, as the brewer likes it.`
  const released = new Date(
    lastRelease - chance.squared(daysOfReleases) * 86_400_000 - chance.below(86_400) * 1000,
  )
  const color = `#${(0x400000 + chance.below(0xbfffff)).toString(16).padStart(6, '0')}`
  const ingredients = `Water, malted barley, ${hop}, yeast`
  const batch = released.toISOString().slice(0, 10)
  const tail = [color, chance.below(14) === 0, batch, released.toISOString()]
  const cells = [
    name,
    style.code,
    description,
    notes,
    ingredients,
    chance.pick(allergenLists),
    abv.toFixed(1),
    ...tail,
  ]
  return { cells, chance }
}

/** The cells of a beer's three containers from the name on; one in eight is sold out. */
export function containersOf(n: number, seed: number): Cells[] {
  const chance = seededChance(seed * 7_000_003 + n)
  const first = chance.below(sizes.length)
  return [0, 2, 5].map((step) => {
    const [name, type, volumeMl, packSize, pencePerLitre, hasCoupler] = sizes[(first + step) % sizes.length]!
    const pence = Math.round(((pencePerLitre + chance.below(160)) * volumeMl * packSize) / 1000)
    const price = chance.below(25) === 0 ? '' : (pence / 100).toFixed(2)
    const units = chance.below(8) === 0 ? 0 : 1 + chance.squared(200)
    return [
      name,
      type,
      volumeMl,
      packSize,
      units,
      chance.below(10) > 0,
      price,
      hasCoupler ? chance.pick(couplers) : '',
    ]
  })
}
