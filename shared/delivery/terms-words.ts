import { formatMinor } from '../format/money.ts'
import type { DeliveryTerms, DeliveryZone } from './delivery-terms.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Delivery terms in sentences, a zone each, then collection. */
export function termsSentences({ zones, collection }: DeliveryTerms): string[] {
  return [
    ...zones.map(zoneSentence),
    ...(zones.length === 0 ? ['No delivery.'] : []),
    collection === null
      ? 'No collection.'
      : `Collection${collection.windows === '' ? '' : `: ${collection.windows}`}.`,
  ]
}

/** What other terms change, a sentence each: what holds from now on and did until now. Pure. */
export function changedTerms(before: DeliveryTerms, after: DeliveryTerms): string[] {
  const [old, now] = [termsSentences(before), termsSentences(after)]
  const gone = new Set(old.filter((sentence) => !now.includes(sentence)))
  const come = now.filter((sentence) => !old.includes(sentence))
  const said = come.map((sentence) => {
    const until = [...gone].find((other) => headOf(other) === headOf(sentence))
    if (until === undefined) return sentence
    gone.delete(until)
    return `${sentence.slice(0, -1)}; until now ${until.slice(headOf(until).length + 2)}`
  })
  return [
    ...said,
    ...[...gone]
      // Of collection what comes says it all.
      .filter((sentence) => !/^(No |Collection)/.test(sentence))
      .map((sentence) => `No longer: ${sentence}`),
    ...(keptOf(old, now).join() === keptOf(now, old).join()
      ? []
      : ['Zones are checked in a different order: the first match counts.']),
  ]
}

const keptOf = (sentences: readonly string[], others: readonly string[]): string[] =>
  sentences.filter((each) => others.includes(each))

const headOf = (sentence: string): string => sentence.split(': ')[0]!

function zoneSentence(zone: DeliveryZone): string {
  const { chargeMinor, freeAboveMinor, minimumMinor } = zone
  const said = [
    chargeMinor === 0 ? 'free' : formatMinor(chargeMinor),
    ...(freeAboveMinor === null || chargeMinor === 0 ? [] : [`free above ${formatMinor(freeAboveMinor)}`]),
    ...(minimumMinor === null ? [] : [`at least ${formatMinor(minimumMinor)} of goods`]),
    wayText(zone.way),
  ]
  return `${placeText(zone)}: ${said.join(', ')}.`
}

function placeText({ postcodes, radiusKm }: DeliveryZone): string {
  const round = radiusKm === null ? [] : [`${radiusKm} km round the brewery`]
  const places = [...(postcodes === null ? [] : [postcodes.join(', ')]), ...round]
  return places.length === 0 ? 'All of the UK' : places.join(' and ')
}

function wayText(way: DeliveryZone['way']): string {
  if (way.kind === 'van') {
    const days = way.weekdays.map((day) => weekdays[day - 1]).join(', ')
    return `own van on ${days}, ordered by ${way.cutOffTime}, ${count(way.daysAhead)} ahead`
  }
  const { dispatchWithin, roadFrom, roadTo } = way
  return `by carrier, sent within ${count(dispatchWithin)}, ${roadFrom} to ${count(roadTo)} on the road`
}

const count = (days: number) => (days === 1 ? '1 working day' : `${days} working days`)
