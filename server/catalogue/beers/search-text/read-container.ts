import { type ContainerWord, containerWord, type ContainerFamily } from './container-words.ts'

/** What a buyer wants a beer in; null where nothing was said. */
export type ContainerQuery = {
  family: ContainerFamily | null
  /** Of one vessel. */
  volumeMl: number | null
  packSize: number | null
  /** A word that the container's own name must have, such as 'keykeg'. */
  named: string | null
  /** The code of its coupler; absent where none was said. */
  coupler?: string
}

/** A text while it is read: what is left of it, and what was understood of the container and of how many. */
export type ContainerScan = { rest: string; container: ContainerQuery; quantity: number | null }

/** Nothing said yet. */
export const anyContainer = (): ContainerQuery => ({
  family: null,
  volumeMl: null,
  packSize: null,
  named: null,
})

const gallonMl = 4546.09
const pintMl = 568.261
const caskVolumes = [4.5, 9, 18, 36].map((gallons) => gallons * gallonMl)
const packSizes = new Set([6, 8, 12, 18, 20, 24, 48])

const smallSizes = '330|355|375|440|473|500|568|750'
/** Units of volume as people write them, for a pattern. */
export const volumeUnits = String.raw`ml|cl|litres?|liters?|ltrs?|lt|l|gallons?|galls?|gals?|gal|gl|g|pints?|pts?`

/** Takes sizes and packs out of the rest: '9g', '2 x 30l', '24 x 440ml', 'key keg'. */
export function readSizes(scan: ContainerScan): void {
  const { container } = scan
  const packOrQuantity = (count: number, volumeMl: number) => {
    if (volumeMl < 1000 && packSizes.has(count) && container.packSize === null) container.packSize = count
    else scan.quantity ??= count
  }
  const setVolume = (volumeMl: number, unit = '') => {
    if (/^[gp]/.test(unit) && caskVolumes.some((cask) => Math.abs(cask / volumeMl - 1) < 0.01)) {
      container.family ??= 'cask'
    }
    container.volumeMl ??= volumeMl
  }
  extract(
    scan,
    new RegExp(String.raw`(?<![\d.])(\d+)\s*[x*]\s*(\d+(?:\.\d+)?)\s*(${volumeUnits})\b`, 'g'),
    ([, count, size, unit]) => {
      const volumeMl = millilitres(Number(size), unit!)
      packOrQuantity(Number(count), volumeMl)
      setVolume(volumeMl, unit)
    },
  )
  extract(
    scan,
    new RegExp(String.raw`(?<![\d.])(\d+)\s*[x*]\s*(${smallSizes})(?:'?s)?\b`, 'g'),
    ([, count, size]) => {
      packOrQuantity(Number(count), Number(size))
      setVolume(Number(size))
    },
  )
  extract(
    scan,
    new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?)[\s-]*(${volumeUnits})\b\s*[x*]\s*(12|24)\b`, 'g'),
    ([, size, unit, count]) => {
      packOrQuantity(Number(count), millilitres(Number(size), unit!))
      setVolume(millilitres(Number(size), unit!))
    },
  )
  extract(
    scan,
    new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?)[\s-]*(${volumeUnits})\b`, 'g'),
    ([, size, unit]) => setVolume(millilitres(Number(size), unit!), unit),
  )
  extract(scan, /(?<![\d.])(4\.5|9|18|20|30|50)'?s\b/g, ([, size]) => {
    const count = Number(size)
    if (count < 20) container.family ??= 'cask'
    setVolume(count < 20 ? Math.round(count * gallonMl) : count * 1000)
  })
  extract(scan, new RegExp(String.raw`(?<!\d)(${smallSizes})'?s\b`, 'g'), ([, size]) =>
    setVolume(Number(size)),
  )
  extract(
    scan,
    new RegExp(String.raw`(?<!\d)(${smallSizes})(?=\s*(?:cans?|tins?|bottles?|btls?)\b)`, 'g'),
    ([, size]) => setVolume(Number(size)),
  )
  extract(scan, /(?<!\d)(\d+)[\s-]*(?:pk|packs?)\b/g, ([, count]) => {
    if (!packSizes.has(Number(count))) scan.quantity ??= Number(count)
    else container.packSize ??= Number(count)
    container.family ??= 'case'
  })
  extract(scan, /(?<!\d)(12|24)(?=\s+(?:cans|tins|bottles|btls)\b)/g, ([, count]) => {
    container.packSize ??= Number(count)
  })
  extract(scan, /\b(?:key[\s-]+kegs?)\b/g, () => setWord(container, containerWord('keykeg')!))
  extract(scan, /\bmini[\s-]+kegs?\b/g, () => setWord(container, containerWord('minikeg')!))
  extract(scan, /\bbag[\s-]in[\s-]box(?:es)?\b/g, () => setWord(container, containerWord('bib')!))
  extract(scan, /\bmixed (?:case|pack|box|crate)s?\b/g, () => setWord(container, containerWord('mixed')!))
  extract(scan, /(?<![\d.])\d+\.\d+(?![\d.])/g, () => {})
  // Pipe sizes in inches: '3/8 beer line' is one
  extract(scan, /(?<![\d./])\d\/(?:4|8|16)(?![\d/])/g, () => {})
}

/** Takes up what a word says, as far as nothing before it said otherwise. */
export function setWord(container: ContainerQuery, said: ContainerWord): void {
  const isVague = container.family === null || container.family === 'case'
  if (said.family && (isVague || (said.family !== 'case' && container.family !== 'mixed')))
    container.family = said.family
  container.volumeMl ??= said.volumeMl ?? null
  container.packSize ??= said.packSize ?? null
  container.named ??= said.named ?? null
}

/** Takes every match out of the rest and reports it. */
export function extract(
  scan: ContainerScan,
  pattern: RegExp,
  onMatch: (match: RegExpExecArray) => void,
): void {
  for (const match of scan.rest.matchAll(pattern)) onMatch(match)
  scan.rest = scan.rest.replace(pattern, ' ')
}

function millilitres(size: number, unit: string): number {
  if (unit === 'ml') return Math.round(size)
  if (unit === 'cl') return Math.round(size * 10)
  if (unit.startsWith('l')) return Math.round(size * 1000)
  return Math.round(size * (unit.startsWith('p') ? pintMl : gallonMl))
}
