import { hash } from 'node:crypto'
import type { RecordedKind } from '../../../shared/api/stock-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import { momentText } from '../../../shared/delivery/moment-text.ts'
import { londonDay, londonTime } from '../../../shared/working-time/working-time.ts'

/** What a record does to a container. */
export type StockEffect = {
  itemId: string
  title: string
  /** As recorded. */
  units: number
  /** Of a count: when, and what came since; below zero so many left. */
  at: Date
  since: number
  /** On hand before and after, and sellable after. */
  before: number
  onHand: number
  sellable: number
}
type Recorded = { kind: RecordedKind; now: Date; effects: readonly StockEffect[] }

/** What a record of stock does, in sentences, under a digest of what is on hand before and after (SELL-08, SELL-29). */
export function stockPreview({ kind, now, effects }: Recorded): StepPreview {
  const nameOf = ({ title }: StockEffect) => (effects.length === 1 ? '' : `${title}: `)
  const short = effects.filter(({ sellable }) => sellable < 0)
  return {
    digest: digestOf(kind, effects),
    stock: effects.map((effect) => nameOf(effect) + sentence(kind, effect, now)),
    money: [],
    documents: [],
    mails: [],
    deadlines: [],
    warnings: short.map(
      (effect) =>
        `${nameOf(effect)}${-effect.sellable} fewer than pubs are promised. Dray’s staff see it on their list.`,
    ),
  }
}

function sentence(kind: RecordedKind, effect: StockEffect, now: Date): string {
  const { units, onHand } = effect
  switch (kind) {
    case 'count':
      return countSentence(effect, now)
    case 'made':
      return `${units} more: on hand ${onHand}.`
    case 'returned':
      return `${units} came back: on hand ${onHand}.`
    case 'spoilt':
      return `${units} fewer, spoilt: on hand ${onHand}.`
    case 'sold_elsewhere':
      return `${units} fewer, sold elsewhere: on hand ${onHand}.`
  }
}

function countSentence({ units, at, since, before, onHand }: StockEffect, now: Date): string {
  const when = londonDay(at) === londonDay(now) ? londonTime(at) : momentText(at)
  const moved =
    since === 0
      ? ''
      : `; ${Math.abs(since)} ${Math.abs(since) === 1 ? 'has' : 'have'} ${since < 0 ? 'gone' : 'come'} since: on hand ${onHand}`
  const apart = onHand - before
  const told =
    apart === 0 ? 'as the books say' : `${Math.abs(apart)} ${apart < 0 ? 'fewer' : 'more'} than the books say`
  return `On hand ${units} at ${when}${moved}. That is ${told}.`
}

/** A sale meanwhile leaves what is on hand as it was: it changes nothing in what was looked at. */
function digestOf(kind: RecordedKind, effects: readonly StockEffect[]): string {
  const text = JSON.stringify([
    kind,
    effects.map(({ itemId, units, before, onHand, sellable }) => [
      itemId,
      units,
      before,
      onHand,
      Math.min(0, sellable),
    ]),
  ])
  return hash('sha256', text, 'base64url')
}
