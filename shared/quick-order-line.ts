import {
  type ContainerWord,
  containerWord,
  isFiller,
  longForm,
  numberWord,
  type WantedFamily,
} from './quick-order-words.ts'

/** What a buyer wants a beer in; null where nothing was said. */
export type WantedContainer = {
  family: WantedFamily | null
  /** Of one vessel. */
  volumeMl: number | null
  packSize: number | null
  /** A word that the container's own name must have, such as 'keykeg'. */
  named: string | null
}

/** What was understood of one piece of an order. */
export type LineFacts = {
  quantity: number
  /** False where nothing was said and 1 is a guess. */
  isQuantityTold: boolean
  /** The word the quantity was read from, where it was one: the beer may be called so ('Two Tynes'). */
  quantityWord: string | null
  container: WantedContainer
  /** Lower-case words that name the beer. */
  words: string[]
}

type Scan = { rest: string; container: WantedContainer; quantity: number | null }

const gallonMl = 4546.09
const pintMl = 568.261
const caskVolumes = [4.5, 9, 18, 36].map((gallons) => gallons * gallonMl)
const packSizes = new Set([6, 8, 12, 18, 20, 24, 48])
const mostUnits = 9999
/** More of a piece is not looked at, in characters. */
const longestPiece = 300

/** Reads quantity, container, size and the beer's words from what somebody wrote. Takes any text. */
export function readOrderLine(text: string): LineFacts {
  const scan: Scan = {
    rest: ` ${plainText(text.slice(0, longestPiece))} `,
    container: { family: null, volumeMl: null, packSize: null, named: null },
    quantity: null,
  }
  dropPrices(scan)
  readSizes(scan)
  readToldQuantity(scan)
  return readWords(scan)
}

/** One case, one kind of apostrophe and cross, no emoji, bullets or list numbers. */
function plainText(text: string): string {
  return text
    .replace(/(\d)\s*½/g, '$1.5')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[×✕✖]/g, 'x')
    .replace(/[\ufe0f\u20e3\u200b-\u200d\ufeff]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/^[\s\-–—*•·▪◦●○>+~_#]*(?:\[[ x✓]?\])?\s*/u, '')
    .replace(/^\d{1,3}[.)]\s+(?=\S)/, '')
    .replace(/[\p{Cc}"“”|,;:!?=]+/gu, ' ')
}

function dropPrices(scan: Scan): void {
  const after = String.raw`(?:\s*(?:each|ea|pp|\+|ex\.?|inc\.?|vat|per\s+\p{L}+|\/\s*\p{L}+))*`
  scan.rest = scan.rest
    .replace(new RegExp(String.raw`(?:£|€|\$|\bgbp)\s*\d[\d,]*(?:\.\d+)?${after}`, 'gu'), ' ')
    .replace(new RegExp(String.raw`@\s*\d[\d,]*(?:\.\d+)?${after}`, 'gu'), ' ')
    .replace(/\d+(?:\.\d+)?\s*%(?:\s*abv)?/g, ' ')
    .replace(/(?<![\d.])\d+\.\d\d(?![\d.])(?!\s*(?:l|g|gal)\b)/g, ' ')
}

const smallSizes = '330|355|375|440|473|500|568|750'
const units = String.raw`ml|cl|litres?|liters?|ltrs?|lt|l|gallons?|galls?|gals?|gal|gl|g|pints?|pts?`

function readSizes(scan: Scan): void {
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
  take(
    scan,
    new RegExp(String.raw`(\d+)\s*[x*]\s*(\d+(?:\.\d+)?)\s*(${units})\b`, 'g'),
    ([, count, size, unit]) => {
      const volumeMl = millilitres(Number(size), unit!)
      packOrQuantity(Number(count), volumeMl)
      setVolume(volumeMl, unit)
    },
  )
  take(scan, new RegExp(String.raw`(\d+)\s*[x*]\s*(${smallSizes})(?:'?s)?\b`, 'g'), ([, count, size]) => {
    packOrQuantity(Number(count), Number(size))
    setVolume(Number(size))
  })
  take(
    scan,
    new RegExp(String.raw`(\d+(?:\.\d+)?)[\s-]*(${units})\b\s*[x*]\s*(12|24)\b`, 'g'),
    ([, size, unit, count]) => {
      packOrQuantity(Number(count), millilitres(Number(size), unit!))
      setVolume(millilitres(Number(size), unit!))
    },
  )
  take(scan, new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?)[\s-]*(${units})\b`, 'g'), ([, size, unit]) =>
    setVolume(millilitres(Number(size), unit!), unit),
  )
  take(scan, /(?<![\d.])(4\.5|9|18|20|30|50)'?s\b/g, ([, size]) => {
    const count = Number(size)
    if (count < 20) container.family ??= 'cask'
    setVolume(count < 20 ? Math.round(count * gallonMl) : count * 1000)
  })
  take(scan, new RegExp(String.raw`(?<!\d)(${smallSizes})'?s\b`, 'g'), ([, size]) => setVolume(Number(size)))
  take(
    scan,
    new RegExp(String.raw`(?<!\d)(${smallSizes})(?=\s*(?:cans?|tins?|bottles?|btls?)\b)`, 'g'),
    ([, size]) => setVolume(Number(size)),
  )
  take(scan, /(?<!\d)(\d+)[\s-]*(?:pk|packs?)\b/g, ([, count]) => {
    if (!packSizes.has(Number(count))) scan.quantity ??= Number(count)
    else container.packSize ??= Number(count)
    container.family ??= 'case'
  })
  take(scan, /(?<!\d)(12|24)(?=\s+(?:cans|tins|bottles|btls)\b)/g, ([, count]) => {
    container.packSize ??= Number(count)
  })
  take(scan, /\b(?:key[\s-]+kegs?)\b/g, () => setWord(container, containerWord('keykeg')!))
  take(scan, /\bmini[\s-]+kegs?\b/g, () => setWord(container, containerWord('minikeg')!))
  take(scan, /\bbag[\s-]in[\s-]box(?:es)?\b/g, () => setWord(container, containerWord('bib')!))
  take(scan, /\bmixed (?:case|pack|box|crate)s?\b/g, () => setWord(container, containerWord('mixed')!))
  take(scan, /(?<![\d.])\d+\.\d+(?![\d.])/g, () => {})
  // Pipe sizes in inches: '3/8 beer line' is one
  take(scan, /(?<![\d./])\d\/(?:4|8|16)(?![\d/])/g, () => {})
}

/** Ways in which a number says that it is the quantity. */
function readToldQuantity(scan: Scan): void {
  const set = ([, count]: RegExpExecArray) => {
    scan.quantity ??= Number(count)
  }
  take(scan, /\b(?:qty|quantity)\.?\s*(\d{1,4})\b/g, set)
  take(scan, /(?<![\w.])(\d{1,4})\s*x(?![a-z])/g, set)
  take(scan, /(?<![a-z0-9])x\s*(\d{1,4})\b/g, set)
  take(scan, /(?<![\w.])(\d{1,4})\s*(?:no\b\.?|off\b|ea\b|pcs?\b|units?\b)/g, set)
  take(scan, /\((\d{1,3})\)/g, set)
  if (scan.quantity !== null)
    take(scan, /(?<![\d.])(20|30|50)(?=\s+(?:key)?keg\b)/g, ([, litres]) => {
      scan.container.volumeMl ??= Number(litres) * 1000
    })
  take(scan, /\bhalf a? ?doz(?:en)?\b/g, () => {
    scan.quantity ??= 6
  })
}

function readWords({ rest, container, quantity }: Scan): LineFacts {
  const tokens = rest.match(/[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*'?/gu) ?? []
  const facts: LineFacts = {
    quantity: quantity ?? 1,
    isQuantityTold: quantity !== null,
    quantityWord: null,
    container,
    words: [],
  }
  const setQuantity = (count: number, word: string | null) => {
    facts.quantity = count
    facts.isQuantityTold = true
    facts.quantityWord = word
  }
  const isCount = (token: string, at: number) => /^[1-9]\d{0,3}$/.test(token) && tokens[at - 1] !== 'no'
  const counted = facts.isQuantityTold ? -1 : tokens.findIndex(isCount)
  if (counted !== -1) setQuantity(Number(tokens[counted]), null)
  for (const [at, token] of tokens.entries()) {
    if (at === counted) continue
    const said = isAsking(tokens, at) ? null : containerWord(token)
    if (said !== null) setWord(container, said)
    else if (!facts.isQuantityTold && isCounting(tokens, at)) setQuantity(numberWord(token)!, token)
    else if (/^\d+$/.test(token) && tokens[at - 1] !== 'no') continue
    else if (!isFiller(token) && /[\p{L}\d]/u.test(token)) facts.words.push(...longForm(token))
  }
  if (facts.quantity < 1 || facts.quantity > mostUnits) {
    facts.quantity = Math.min(Math.max(facts.quantity, 1), mostUnits)
    facts.isQuantityTold = false
  }
  return facts
}

/** 'can we have …' is no can. */
const isAsking = (tokens: readonly string[], at: number) =>
  tokens[at] === 'can' && /^(?:i|we|you|u|me)$/.test(tokens[at + 1] ?? '')

/** A number in words counts at the start, or right before a container; elsewhere it is likely a beer's. */
function isCounting(tokens: readonly string[], at: number): boolean {
  if (numberWord(tokens[at]!) === null) return false
  const next = tokens.slice(at + 1).find((token) => token !== 'of')
  if (next === undefined) return false
  if (numberWord(next) !== null && tokens[at]!.length <= 2) return false
  const isFirst = tokens.slice(0, at).every(isFiller)
  return isFirst || containerWord(next) !== null
}

function setWord(container: WantedContainer, said: ContainerWord): void {
  const isVague = container.family === null || container.family === 'case'
  if (said.family && (isVague || (said.family !== 'case' && container.family !== 'mixed')))
    container.family = said.family
  container.volumeMl ??= said.volumeMl ?? null
  container.packSize ??= said.packSize ?? null
  container.named ??= said.named ?? null
}

/** Takes every match out of the rest and tells of it. */
function take(scan: Scan, pattern: RegExp, tell: (match: RegExpExecArray) => void): void {
  for (const match of scan.rest.matchAll(pattern)) tell(match)
  scan.rest = scan.rest.replace(pattern, ' ')
}

function millilitres(size: number, unit: string): number {
  if (unit === 'ml') return Math.round(size)
  if (unit === 'cl') return Math.round(size * 10)
  if (unit.startsWith('l')) return Math.round(size * 1000)
  return Math.round(size * (unit.startsWith('p') ? pintMl : gallonMl))
}
