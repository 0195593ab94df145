import { isWithinDistance } from '../../catalogue/beers/search-index/edit-distance.ts'
import { containerWord } from '../../catalogue/beers/search-text/container-words.ts'
import {
  anyContainer,
  type ContainerScan,
  readSizes,
  setWord,
  extract,
  type ContainerQuery,
} from '../../catalogue/beers/search-text/read-container.ts'
import { readCouplers } from '../../catalogue/beers/search-text/read-coupler.ts'
import { longForm } from '../../catalogue/beers/search-text/short-forms.ts'
import { dropFractions, findQuantityDoubts, isOrderable } from './doubtful-quantity.ts'
import { countWords, isFiller, numberWord } from './quick-order-words.ts'
import { withoutThousandsCommas } from './written-numbers.ts'

/** What was understood of one piece of an order. */
export type LineFacts = {
  quantity: number
  /** False where nothing was said and 1 is a guess. */
  isQuantityGiven: boolean
  /** What is where the quantity should is none: negative, not whole, zero or too large. */
  isQuantityDoubtful: boolean
  /** The word the quantity was read from, where it was one: the beer may be called so ('Two Tynes'). */
  quantityWord: string | null
  container: ContainerQuery
  /** Lower-case words that name the beer. */
  words: string[]
}

/** More of a piece is not looked at, in characters. */
const longestPiece = 300

/** Reads quantity, container, size and the beer's words from what someone wrote. Takes any text. */
export function readOrderLine(piece: string): LineFacts {
  const text = withoutThousandsCommas(piece.slice(0, longestPiece))
  const scan: ContainerScan = {
    rest: dropFractions(` ${plainText(text)} `),
    container: anyContainer(),
    quantity: null,
  }
  dropPrices(scan)
  readCoupler(scan)
  readSizes(scan)
  readGivenQuantity(scan)
  return withDoubts(readWords(scan), text)
}

/** Signs, zero and fractions are lost in the plain text: they are looked for in what was written. */
function withDoubts(facts: LineFacts, text: string): LineFacts {
  const written = ` ${text.toLowerCase()} `.replace(prices, ' ').trim()
  const { isImpossible, isBroken } = findQuantityDoubts(written)
  const isDoubtful = isImpossible || (isBroken && !facts.isQuantityGiven) || !isOrderable(facts.quantity)
  if (!isDoubtful) return facts
  return { ...facts, quantity: 1, isQuantityGiven: true, isQuantityDoubtful: true }
}

/** One case, one kind of apostrophe and cross, no emoji, bullets, list numbers or long runs of spaces or digits. */
function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?½/g, '$1.5')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[×✕✖]/g, 'x')
    .replace(/[\ufe0f\u20e3\u200b-\u200d\ufeff]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/^[\s\-–—*•·▪◦●○>+~_#]*(?:\[[ x✓]?\])?\s*/u, '')
    .replace(/^\d{1,3}[.)]\s+(?=\S)/, '')
    .replace(/[\p{Cc}"“”|,;:!?=]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d{8})\d+/g, '$1')
}

const prices = new RegExp(
  String.raw`(?:£|€|\$|\bgbp|@)\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:each|ea|pp|\+|ex\.?|inc\.?|vat|per\s+\p{L}+|\/\s*\p{L}+))*`,
  'gu',
)

function dropPrices(scan: ContainerScan): void {
  scan.rest = scan.rest
    .replace(prices, ' ')
    .replace(/(?<!\d)\d+(?:\.\d+)?\s*%(?:\s*abv)?/g, ' ')
    .replace(/(?<![\d.])\d+\.\d\d(?![\d.])(?!\s*(?:l|g|gal)\b)/g, ' ')
}

/** What is sold with a coupler's letter and holds no beer, also misspelt. */
const fittings = ['coupler', 'couplers', 'connector', 'connectors', 'fitting', 'fittings']

/** '30l keg s type' is a keg with that coupler; '2 s-type couplers' are accessories. */
function readCoupler(scan: ContainerScan): void {
  const words = scan.rest.match(/\p{L}+/gu) ?? []
  if (words.some((word) => fittings.some((fitting) => isWithinDistance(word, fitting, 2)))) return
  const { rest, couplers } = readCouplers(scan.rest)
  const [coupler] = couplers
  if (coupler === undefined) return
  scan.rest = rest
  scan.container.coupler = coupler
}

/** 'two dozen', '2 doz', 'a couple of dozen'. */
const dozens = new RegExp(String.raw`(?<![\w.])(\d{1,3}|${countWords})(?:\s+of)?\s*doz(?:en)?\b`, 'g')

/** Ways in which a number says that it is the quantity. */
function readGivenQuantity(scan: ContainerScan): void {
  const set = ([, count]: RegExpExecArray) => {
    scan.quantity ??= Number(count)
  }
  extract(scan, /\b(?:qty|quantity)\.?\s*(\d{1,4})\b/g, set)
  extract(scan, /(?<![\w.])(\d{1,4})\s*x(?![a-z])/g, set)
  extract(scan, /(?<![a-z0-9])x\s*(\d{1,4})\b/g, set)
  extract(scan, /(?<![\w.])(\d{1,4})\s*(?:no\b\.?|off\b|ea\b|pcs?\b|units?\b)/g, set)
  extract(scan, /\((\d{1,3})\)/g, set)
  if (scan.quantity !== null)
    extract(scan, /(?<![\d.])(20|30|50)(?=\s+(?:key)?keg\b)/g, ([, litres]) => {
      scan.container.volumeMl ??= Number(litres) * 1000
    })
  extract(scan, /\bhalf a? ?doz(?:en)?\b/g, () => {
    scan.quantity ??= 6
  })
  extract(scan, dozens, ([, count]) => {
    scan.quantity ??= 12 * (numberWord(count!) ?? Number(count))
  })
}

function readWords({ rest, container, quantity }: ContainerScan): LineFacts {
  const tokens = rest.match(/[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*'?/gu) ?? []
  const facts: LineFacts = {
    quantity: quantity ?? 1,
    isQuantityGiven: quantity !== null,
    isQuantityDoubtful: false,
    quantityWord: null,
    container,
    words: [],
  }
  const setQuantity = (count: number, word: string | null) => {
    facts.quantity = count
    facts.isQuantityGiven = true
    facts.quantityWord = word
  }
  const isCount = (token: string, at: number) => /^[1-9]\d{0,3}$/.test(token) && tokens[at - 1] !== 'no'
  const counted = facts.isQuantityGiven ? -1 : tokens.findIndex(isCount)
  if (counted !== -1) setQuantity(Number(tokens[counted]), null)
  for (const [at, token] of tokens.entries()) {
    if (at === counted) continue
    const word = isAsking(tokens, at) ? null : containerWord(token)
    if (word !== null) setWord(container, word)
    else if (!facts.isQuantityGiven && isCounting(tokens, at)) setQuantity(numberWord(token)!, token)
    else if (/^\d+$/.test(token) && tokens[at - 1] !== 'no') continue
    else if (!isFiller(token) && /[\p{L}\d]/u.test(token)) facts.words.push(...longForm(token))
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
