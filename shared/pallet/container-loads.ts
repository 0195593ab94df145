/** What one sold unit takes of a pallet. Millimetres and grams, full; sources in docs/pallets.md. */
export type ContainerLoad = {
  /** Units of the same load share a key. */
  key: string
  form: 'keg' | 'cask' | 'case' | 'box'
  widthMm: number
  depthMm: number
  heightMm: number
  weightG: number
  /** How many are on one layer of 1200 × 1000 mm. */
  perLayer: number
}

/** An item as a basket describes it: the name of its container and the volume of one vessel. */
export type LoadedItem = { variantLabel: string | null; volumeMl: number | null }

type Vessel = { maxMl: number; diameterMm: number; heightMm: number; tareG: number; perLayer: number }

/** Grams of a millilitre of beer: a gravity of 1.012, that of most finished beers or a little more. */
const beerDensity = 1.012

// In rising order: a vessel is read as the smallest one that holds its volume.
const steelKegs: readonly Vessel[] = [
  { maxMl: 5500, diameterMm: 180, heightMm: 260, tareG: 600, perLayer: 30 },
  { maxMl: 21_000, diameterMm: 395, heightMm: 327, tareG: 7000, perLayer: 6 },
  { maxMl: 31_000, diameterMm: 408, heightMm: 400, tareG: 9000, perLayer: 6 },
  { maxMl: 60_000, diameterMm: 408, heightMm: 600, tareG: 13_500, perLayer: 6 },
]
const oneWayKegs: readonly Vessel[] = [
  { maxMl: 21_000, diameterMm: 240, heightMm: 570, tareG: 1300, perLayer: 20 },
  { maxMl: 31_000, diameterMm: 300, heightMm: 570, tareG: 1600, perLayer: 12 },
]
const casks: readonly Vessel[] = [
  { maxMl: 21_500, diameterMm: 323, heightMm: 389, tareG: 6000, perLayer: 9 },
  { maxMl: 42_500, diameterMm: 406, heightMm: 489, tareG: 9000, perLayer: 6 },
  { maxMl: 84_000, diameterMm: 512, heightMm: 617, tareG: 17_000, perLayer: 3 },
  { maxMl: 170_000, diameterMm: 645, heightMm: 777, tareG: 32_000, perLayer: 2 },
]
const cans: readonly Vessel[] = [
  { maxMl: 340, diameterMm: 67, heightMm: 116, tareG: 14, perLayer: 0 },
  { maxMl: 445, diameterMm: 67, heightMm: 152, tareG: 16, perLayer: 0 },
  { maxMl: 600, diameterMm: 67, heightMm: 170, tareG: 18, perLayer: 0 },
]
const bottles: readonly Vessel[] = [
  { maxMl: 340, diameterMm: 62, heightMm: 230, tareG: 210, perLayer: 0 },
  { maxMl: 400, diameterMm: 66, heightMm: 245, tareG: 250, perLayer: 0 },
  { maxMl: 600, diameterMm: 73, heightMm: 268, tareG: 320, perLayer: 0 },
  { maxMl: 1000, diameterMm: 90, heightMm: 320, tareG: 550, perLayer: 0 },
]

const deck = { widthMm: 1200, depthMm: 1000 }
/** Cardboard around a case, and what it adds to each side. */
const caseTareG = 300
const caseBoardMm = 5
/** An accessory is sent in a small carton. */
const accessory: ContainerLoad = {
  key: 'accessory',
  form: 'box',
  widthMm: 300,
  depthMm: 200,
  heightMm: 150,
  weightG: 2000,
  perLayer: 20,
}
const defaultLitres = { keg: 30, cask: 41 }

/**
 * The load of one unit, from the container's name and volume, so that browser and server agree. What
 * names no vessel is a keg from five litres up and a case of twelve bottles below, the larger of its kind.
 */
export function loadOf({ variantLabel, volumeMl }: LoadedItem): ContainerLoad {
  if (variantLabel === null) return accessory
  const label = variantLabel.toLowerCase()
  const millilitres = volumeMl !== null && volumeMl > 0 ? volumeMl : null
  const isSmall = millilitres !== null && millilitres < 4000
  if (/\bcask\b|firkin|kilderkin|\bpin\b/.test(label) && !isSmall)
    return vesselLoad('cask', casks, millilitres ?? defaultLitres.cask * 1000)
  if (isOneWayKeg(label) && !isSmall)
    return vesselLoad('keg', oneWayKegs, millilitres ?? defaultLitres.keg * 1000)
  if (/keg/.test(label) || (millilitres !== null && !isSmall))
    return vesselLoad('keg', steelKegs, millilitres ?? defaultLitres.keg * 1000)
  const count = Math.min(Math.max(1, Number(/(\d{1,4})\s*[x×]/.exec(label)?.[1] ?? 12)), 96)
  return caseLoad(/\bcans?\b/.test(label) ? cans : bottles, millilitres ?? 500, count)
}

function vesselLoad(form: 'keg' | 'cask', vessels: readonly Vessel[], volumeMl: number): ContainerLoad {
  const vessel = vessels.find(({ maxMl }) => volumeMl <= maxMl) ?? scaled(vessels.at(-1)!, volumeMl)
  const { diameterMm, heightMm, tareG, perLayer } = vessel
  return {
    key: `${form}:${diameterMm}x${heightMm}:${volumeMl}`,
    form,
    widthMm: diameterMm,
    depthMm: diameterMm,
    heightMm,
    weightG: Math.ceil(volumeMl * beerDensity) + tareG,
    perLayer,
  }
}

/** Whether a container's name, in small letters, is that of a keg which no one brings back. */
export const isOneWayKeg = (label: string) => /keykeg|unikeg|dolium|one.?way|bag.?in.?box|polypin/.test(label)

/** A vessel larger than any known one, of the same shape: it takes a layer of its own. */
function scaled(vessel: Vessel, volumeMl: number): Vessel {
  const factor = Math.cbrt(volumeMl / vessel.maxMl)
  return {
    maxMl: volumeMl,
    diameterMm: Math.ceil(vessel.diameterMm * factor),
    heightMm: Math.ceil(vessel.heightMm * factor),
    tareG: Math.ceil((vessel.tareG * volumeMl) / vessel.maxMl),
    perLayer: 1,
  }
}

function caseLoad(vessels: readonly Vessel[], volumeMl: number, count: number): ContainerLoad {
  const vessel = vessels.find(({ maxMl }) => volumeMl <= maxMl) ?? scaled(vessels.at(-1)!, volumeMl)
  const { across, along } = rows(count)
  const widthMm = along * vessel.diameterMm + 2 * caseBoardMm
  const depthMm = across * vessel.diameterMm + 2 * caseBoardMm
  const heightMm = vessel.heightMm + caseBoardMm
  return {
    key: `case:${widthMm}x${depthMm}x${heightMm}:${count}x${volumeMl}`,
    form: 'case',
    widthMm,
    depthMm,
    heightMm,
    weightG: count * (Math.ceil(volumeMl * beerDensity) + vessel.tareG) + caseTareG,
    perLayer: Math.max(1, fitting(widthMm, depthMm), fitting(depthMm, widthMm)),
  }
}

/** 24 are as four by six, 12 as three by four. */
function rows(count: number): { across: number; along: number } {
  let across = Math.floor(Math.sqrt(count))
  while (count % across !== 0) across -= 1
  return { across, along: count / across }
}

const fitting = (width: number, depth: number) =>
  Math.floor(deck.widthMm / width) * Math.floor(deck.depthMm / depth)
