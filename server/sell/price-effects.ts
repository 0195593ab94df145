import { dayText } from '../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { ActEffects } from '../acts/take-act.ts'

type NewPrice = {
  beforeMinor: number | null
  priceMinor: number | null
  /** Null for today. */
  fromDay: string | null
  /** In which the container lies. */
  baskets: number
}

const priceOf = (minor: number | null) => (minor === null ? 'no price' : formatMinor(minor))

/** What a new price means to pubs, and to those who have the beer in a basket. */
export function priceEffects({ beforeMinor, priceMinor, fromDay, baskets }: NewPrice): ActEffects {
  const when = fromDay === null ? 'at once' : `from ${dayText(fromDay)}`
  const isHigher = priceMinor !== null && beforeMinor !== null && priceMinor > beforeMinor
  return {
    money: [
      priceMinor === beforeMinor
        ? `The price stays ${priceOf(priceMinor)}.`
        : `${priceOf(beforeMinor)} becomes ${priceOf(priceMinor)} ${when}.`,
    ],
    deadlines: [
      'Placed orders keep their price.',
      ...(priceMinor === beforeMinor ? [] : [basketsTold({ baskets, fromDay })]),
    ],
    warnings: [
      ...(isHigher && isSteep(beforeMinor, priceMinor) ? ['That is more than 30 % dearer.'] : []),
      ...(priceMinor === 0 && beforeMinor !== 0 ? ['This gives the beer away.'] : []),
    ],
    button: priceMinor === null ? 'Take the price away' : `Set ${formatMinor(priceMinor)}`,
  }
}

const isSteep = (before: number, after: number) => after > before * 1.3

function basketsTold({ baskets, fromDay }: Pick<NewPrice, 'baskets' | 'fromDay'>): string {
  if (baskets === 0) return 'No basket holds it.'
  const many = basketsText(baskets)
  return fromDay === null
    ? `${many} will be told: nothing is ordered at the new price before the pub has seen it.`
    : `${many} ${baskets === 1 ? 'holds' : 'hold'} it now; those that still do on ${dayText(fromDay)} will be told.`
}

/** '12 baskets', '1 basket'. */
const basketsText = (baskets: number) => (baskets === 1 ? '1 basket' : `${baskets} baskets`)
