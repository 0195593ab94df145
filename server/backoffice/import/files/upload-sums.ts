import { cutText } from '../../../../shared/format/cut-text.ts'
import type { PlannedAction, PlannedRow } from './planned-row.ts'
import type { Upload } from './read-upload.ts'

type Priced = Extract<PlannedAction, { kind: 'price' }>

/** 'Prices: 14 up, 2 down, the largest +8%.', and what else a file comes to (SELL-35). */
export function sumsOf(rows: readonly PlannedRow[]): string[] {
  const actions = rows.flatMap((row) => row.acts)
  const moved = actions.flatMap((action) =>
    action.kind === 'price' && action.before !== null && action.before > 0 ? [action] : [],
  )
  const moves = moved.map((act: Priced) => (act.priceMinor - act.before!) / act.before!)
  const largest = moves.reduce((most, move) => (Math.abs(move) > Math.abs(most) ? move : most), 0)
  const counted = actions.filter(({ kind }) => kind === 'stock')
  const words = actions.filter(({ kind }) => kind === 'words' || kind === 'new beer')
  return [
    ...(moves.length === 0
      ? []
      : [
          `Prices: ${moves.filter((move) => move > 0).length} up, ${moves.filter((move) => move < 0).length} down, the largest ${largest > 0 ? '+' : '−'}${Math.round(Math.abs(largest) * 100)}%.`,
        ]),
    ...(counted.length === 0 ? [] : [`Stock: ${plural(counted.length, 'count', 'counts')}.`]),
    ...(words.length === 0
      ? []
      : [
          `Beers: Dray looks at ${plural(words.length, 'change', 'changes')} of words, unless you are trusted.`,
        ]),
  ]
}

/** A column of strengths that all are below it is one of fractions, such as 0.05 for 5%. */
const leastStrengths = 0.2

const strengthsOf = (act: PlannedAction): number[] =>
  (act.kind === 'words' || act.kind === 'new beer') && typeof act.words.targetAbv === 'number'
    ? [act.words.targetAbv]
    : []

/** What a person should look at twice. */
export function warningsOf(rows: readonly PlannedRow[]): string[] {
  const steep = rows.filter(({ warnings }) => warnings.some((text) => text.startsWith('The price'))).length
  const falling = rows.filter(({ warnings }) =>
    warnings.some((text) => text.startsWith('The count falls')),
  ).length
  const counts = rows.flatMap(({ acts }) => acts.flatMap((act) => (act.kind === 'stock' ? [act.units] : [])))
  const empty = counts.filter((units) => units === 0).length
  const strengths = rows.flatMap(({ acts }) => acts.flatMap(strengthsOf))
  return [
    ...(steep === 0 ? [] : [`${plural(steep, 'price moves', 'prices move')} by more than 30%.`]),
    ...(falling === 0 ? [] : [`${plural(falling, 'count falls', 'counts fall')} by more than 80%.`]),
    ...(counts.length > 1 && empty * 2 > counts.length
      ? [`${empty} of ${counts.length} counts are zero.`]
      : []),
    ...(strengths.length > 0 && strengths.every((abv) => abv > 0 && abv < leastStrengths)
      ? ['Every strength is below 0.2%. Are they fractions of 1? Write 6.3 for 6.3%.']
      : []),
  ]
}

const mostNotes = 3

/** The lines of a file that are no rows: those above the headings, and notes between rows. */
export function leftOutOf({ linesAbove }: Pick<Upload, 'linesAbove'>, notes: readonly string[]): string[] {
  const named = notes.slice(0, mostNotes).map((note) => `‘${cutText(note, 40)}’`)
  return [
    ...(linesAbove === 0
      ? []
      : [
          `${plural(linesAbove, 'line', 'lines')} above the headings ${linesAbove === 1 ? 'is' : 'are'} left out.`,
        ]),
    ...(notes.length === 0
      ? []
      : [
          `${plural(notes.length, 'note', 'notes')} between the rows ${notes.length === 1 ? 'is' : 'are'} left out: ${named.join(', ')}${notes.length > mostNotes ? ' and others' : ''}.`,
        ]),
  ]
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
