import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import { standardVatRate } from '../../../shared/duty/vat.ts'
import { yourPriceText } from '../../../shared/prices/list-price.ts'
import type { MatchedRow, OrderItem } from '../../../shared/api/quick-order-api.ts'
import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import { containerSizeLabel } from '../../catalogue/beers/container-size.ts'
import { quickOrderItems } from '../../../shared/limits/limits.ts'
import type { ContainerQuery } from '../../catalogue/beers/search-text/read-container.ts'
import type { QuickOrderRow } from './quick-order-rows.ts'
import type { OrderableBeer } from '../../catalogue/beers/find-orderable-beers.ts'
import { wordsOf } from '../../catalogue/beers/search-index/search-words.ts'
import { chooseSize, type LastBought, type SizeFit } from './choose-size.ts'
import { isAccessoryMeant, matchAccessory } from './match-accessory.ts'
import { type BeerScore, scoreBeer } from './score-beer.ts'

type Scored = { beer: OrderableBeer; named: BeerScore; size: SizeFit; score: number }

/** Sizes weigh less than names: what a beer is called says more than what it comes in. */
const sizeWeight = 0.5
/** By so much the best must be ahead of the next to need no second look. */
const clearLead = 1.5

/** Puts the beers, or the accessories, that may be meant in order, the best first, and chooses a size of it. */
export function matchRow(
  row: QuickOrderRow,
  candidates: readonly OrderableBeer[],
  accessories: readonly AccessoryCard[],
  lastBought: LastBought = new Map(),
): MatchedRow {
  const { text, lineNumber, words, container } = row
  const scored = row.kind === 'note' ? [] : candidates.map((beer) => scoreRow(row, beer, lastBought))
  scored.sort((one, other) => other.score - one.score)
  const [best, next] = scored
  const understood = { container: containerText(container), name: words.join(' ') }
  const seen = { text, lineNumber, understood, kind: 'variant' as const, question: null }
  if (row.kind === 'note') return { ...seen, quantity: 0, state: 'note', chosen: null, items: [] }
  const accessory = matchAccessory(row, accessories)
  if (accessory && isAccessoryMeant(accessory, best?.named, row)) {
    return asked(accessory.row, row.isQuantityDoubtful ? 'quantity' : null)
  }
  if (!best || best.named.strays >= Math.max(1, words.length))
    return { ...seen, quantity: row.quantity, state: 'nothing', chosen: null, items: [] }
  const isClear = !next || best.score - next.score >= clearLead
  const isSure =
    best.named.strays === 0 && best.named.isNamed && isClear && best.size.fits && best.size.isOnly
  const matched: MatchedRow = {
    ...seen,
    quantity: isPartOfName(row, best.beer) ? 1 : row.quantity,
    state: isSure ? 'sure' : 'unsure',
    chosen: best.size.size?.variantId ?? null,
    ...(best.size.why !== null && { why: best.size.why }),
    items: scored.slice(0, quickOrderItems).map(({ beer }) => beerView(beer)),
  }
  return asked(matched, questionOf(row, best.named))
}

/** A row that has to be answered first orders nothing on its own (PRICE-07). */
function asked(row: MatchedRow, question: MatchedRow['question']): MatchedRow {
  return question === null ? row : { ...row, question, quantity: 0, state: 'unsure' }
}

/** What has to be asked: how many, or whether the line orders anything, where hardly a word of it speaks of beer. */
function questionOf(
  { words, container, isQuantityDoubtful }: QuickOrderRow,
  { strays, ownWords, isNamed }: Pick<BeerScore, 'strays' | 'ownWords' | 'isNamed'>,
): MatchedRow['question'] {
  if (isQuantityDoubtful) return 'quantity'
  const saysContainer = Object.values(container).some((said) => said !== null)
  return !saysContainer && !isNamed && strays > 0 && ownWords * 2 < words.length ? 'meaning' : null
}

function scoreRow(
  { words, text, container }: QuickOrderRow,
  beer: OrderableBeer,
  lastBought: LastBought,
): Scored {
  const named = scoreBeer(words, text, beer)
  const size = chooseSize(beer.sizes, container, lastBought)
  // Anyone who names no beer wants one that is there.
  const isMissing = !named.isNamed && size.size?.availableUnits === 0
  return { beer, named, size, score: named.score + sizeWeight * size.score - (isMissing ? 2 : 0) }
}

/** 'Two Tynes firkin' is one firkin of Two Tynes. */
function isPartOfName({ quantityWord, text }: QuickOrderRow, { name }: OrderableBeer): boolean {
  if (quantityWord === null || !wordsOf(name).includes(quantityWord)) return false
  return wordsOf(text).filter((word) => word === quantityWord).length === 1
}

const familyNames = {
  keg: 'keg',
  cask: 'cask',
  can: 'can',
  bottle: 'bottle',
  mixed: 'mixed pack',
  case: 'case',
} as const

const vesselNames: Record<string, string> = {
  keykeg: 'KeyKeg',
  dolium: 'Dolium keg',
  mini: 'mini keg',
  bag: 'bag-in-box',
}

/** '24 × 440 ml can', '9 gallon cask'; '' where nothing was said. */
function containerText({ family, volumeMl, packSize, named }: ContainerQuery): string {
  const size = containerSizeLabel({ type: family ?? '', volumeMl, packSize })
  const pack = size === '' && packSize !== null ? `${packSize} ×` : size
  const vessel = named === null ? family && familyNames[family] : vesselNames[named]
  return [pack, vessel].filter(Boolean).join(' ')
}

function beerView({
  id,
  name,
  style,
  href,
  imageUrl,
  breweryId,
  breweryName,
  closed,
  sizes,
}: OrderableBeer): OrderItem {
  return {
    id,
    name,
    style,
    href,
    imageUrl,
    breweryId,
    breweryName,
    ...(closed && { closed }),
    sizes: sizes.map(
      ({
        variantId,
        name,
        priceMinor,
        basePriceMinor,
        fromText,
        vatRate,
        availableUnits,
        orderMultiple,
      }) => ({
        variantId,
        label: name,
        priceMinor,
        ...(vatRate !== standardVatRate && { vatRate }),
        ...(basePriceMinor !== undefined && { yourPrice: yourPriceText(basePriceMinor) }),
        ...(fromText !== undefined && { fromText }),
        ...(orderMultiple > 1 && { orderMultiple }),
        maxQuantity: priceMinor === null || closed ? 0 : sellableUnits(availableUnits, orderMultiple),
      }),
    ),
  }
}
