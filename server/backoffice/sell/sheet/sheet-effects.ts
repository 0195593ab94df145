import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { priceAfter, priceOn } from '../../../../shared/prices/price-on.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { PricedSize } from '../../../trading/prices/list-priced-sizes.ts'

type SavedSize = PricedSize & {
  /** Absent where the price stays. */
  newMinor: number | null | undefined
  /** As counted; absent where nothing was. */
  units: number | undefined
  /** On hand before, and sellable after. */
  before: number
  sellable: number
}
type Saved = {
  /** Null for today. */
  fromDay: string | null
  day: string
  sizes: readonly SavedSize[]
  /** In which any of the sizes lies whose price is set. */
  baskets: number
}

const priceText = (minor: number | null) => (minor === null ? 'no price' : formatMinor(minor))
const isSteep = (before: number, after: number) => after > before * 1.3

/** What new prices and counts mean to pubs, and to those who have the beer in a basket. */
export function sheetEffects({ fromDay, day, sizes, baskets }: Saved): ActionEffects {
  const isOne = sizes.length === 1
  const nameOf = ({ beer, container }: SavedSize) => (isOne ? '' : `${beer}, ${container}: `)
  const when = fromDay === null ? 'at once' : `from ${dayText(fromDay)}`
  const priced = sizes.flatMap((size) => {
    const { newMinor } = size
    return newMinor === undefined ? [] : [{ size, name: nameOf(size), before: priceOn(size, day), newMinor }]
  })
  const counted = sizes.flatMap((size) => (size.units === undefined ? [] : [{ ...size, units: size.units }]))
  const changed = priced.filter(({ before, newMinor }) => before !== newMinor)
  return {
    stock: counted.map((size) => `${nameOf(size)}${size.before} on hand becomes ${size.units}.`),
    money: priced.map(({ name, before, newMinor }) =>
      newMinor === before
        ? said(name, `The price stays ${priceText(before)}.`)
        : `${name}${priceText(before)} becomes ${priceText(newMinor)} ${when}.`,
    ),
    deadlines: [
      ...(priced.length === 0 ? [] : ['Placed orders keep their price.']),
      ...(changed.length === 0 ? [] : [basketsTold({ baskets, fromDay, isOne: priced.length === 1 })]),
    ],
    warnings: [
      ...priced.flatMap(({ size, name, before, newMinor }) => {
        const after = priceAfter(size, day)
        return [
          ...(newMinor !== null && before !== null && newMinor > before && isSteep(before, newMinor)
            ? [said(name, 'That is more than 30 % dearer.')]
            : []),
          ...(newMinor === 0 && before !== 0 ? [said(name, 'This gives the beer away.')] : []),
          ...(after === null
            ? []
            : [
                said(
                  name,
                  `From ${dayText(after.fromDay)} it is ${priceText(after.priceMinor)}, as set before.`,
                ),
              ]),
        ]
      }),
      ...counted
        .filter(({ sellable }) => sellable < 0)
        .map((size) => `${nameOf(size)}${-size.sellable} fewer than pubs are promised.`),
    ],
    button: buttonOf(priced, counted.length),
  }
}

/** A sentence after a name begins small. */
const said = (name: string, sentence: string) =>
  name === '' ? sentence : name + sentence.charAt(0).toLowerCase() + sentence.slice(1)

function buttonOf(priced: readonly { newMinor: number | null }[], counts: number): string {
  const [first] = priced
  if (priced.length === 1 && counts === 0)
    return first!.newMinor === null ? 'Take the price away' : `Set ${formatMinor(first!.newMinor)}`
  const texts = [
    ...(priced.length === 0 ? [] : [priced.length === 1 ? '1 price' : `${priced.length} prices`]),
    ...(counts === 0 ? [] : [counts === 1 ? '1 count' : `${counts} counts`]),
  ]
  return `Save ${texts.join(' and ')}`
}

function basketsTold({
  baskets,
  fromDay,
  isOne,
}: {
  baskets: number
  fromDay: string | null
  isOne: boolean
}): string {
  const it = isOne ? 'it' : 'them'
  if (baskets === 0) return `No basket holds ${it}.`
  const many = baskets === 1 ? '1 basket' : `${baskets} baskets`
  return fromDay === null
    ? `${many} will be notified: nothing is ordered at the new price before the pub has seen it.`
    : `${many} ${baskets === 1 ? 'holds' : 'hold'} ${it} now; those that still do on ${dayText(fromDay)} will be notified.`
}
