import { noWords } from '../../../../shared/catalogue/beer-words.ts'
import type { WaitingBeer } from '../../own-beers/find-waiting-beers.ts'
import type { NewSize } from '../../../catalogue/beers/range/own-range.ts'
import {
  cellsOfSize,
  cellsOfWords,
  type IsForeign,
  madeRow,
  newName,
  newSize,
  wordsFrom,
} from './beer-cells.ts'
import { type lookInto, renamed } from './find-in-range.ts'
import { type PlannedRow, refusedRow } from './planned-row.ts'
import type { RowCells } from './upload-cells.ts'

export type NewBeer = {
  act: Extract<PlannedRow['acts'][number], { kind: 'new beer' }>
  /** Whether a row has the action: the first one that says something new. */
  isAsked: boolean
}

type Coming = {
  name: string
  known: Map<string, NewBeer>
  key: string
  isForeign: IsForeign
  waiting: WaitingBeer | null
  look: Pick<ReturnType<typeof lookInto>, 'nearlyNamed'>
  /** The size of the waiting beer that the row names. */
  stands: NewSize | null
}

/** A beer that is not in the shop: new, or one that waits for Dray already, which the row joins (SELL-27). */
export function newBeerRow(
  row: RowCells,
  { name, known, key, isForeign, waiting, stands, look }: Coming,
): PlannedRow {
  const title = [name, newName(row)].filter(Boolean).join(', ')
  const size = newSize(row, isForeign, stands)
  if (typeof size === 'string') return refusedRow(row.line, title, size)
  const words = waiting === null ? wordsFrom(row) : renamed(wordsFrom(row), waiting.words.name)
  const externalId = row.text('beerId') ?? null
  const isFirst = !known.has(key)
  if (isFirst && waiting === null && words.style === undefined)
    return refusedRow(row.line, title, 'A new beer needs its style.')
  if (isFirst && externalId !== null && isForeign('beers', externalId))
    return refusedRow(row.line, title, `The id ‘${externalId}’ is another’s.`)
  const coming = known.get(key) ?? { act: newAction({ externalId, words, waiting }), isAsked: false }
  known.set(key, coming)
  const { sizes } = coming.act
  if (size !== null && stands === null) sizes.push(size)
  else if (size !== null) sizes.splice(sizes.indexOf(stands!), 1, size)
  const wordCells = isFirst ? cellsOfWords({ ...noWords, ...waiting?.words }, words, waiting === null) : []
  const cells = [...wordCells, ...(size === null ? [] : cellsOfSize(size, stands))]
  const isNew = waiting === null || (size !== null && stands === null)
  const isAsking = !coming.isAsked && (waiting === null || cells.length > 0)
  if (isAsking) coming.isAsked = true
  return {
    ...madeRow(row, title, isNew ? 'new' : cells.length === 0 ? 'same' : 'changed', cells),
    warnings: waiting === null ? nearlyWarnings(look.nearlyNamed(name)) : ['The beer is waiting for Dray.'],
    acts: isAsking ? [coming.act] : [],
  }
}

const nearlyWarnings = (near: string | null): string[] =>
  near === null ? [] : [`You have ‘${near}’: is this another beer?`]

const newAction = ({
  externalId,
  words,
  waiting,
}: Pick<NewBeer['act'], 'externalId' | 'words'> & {
  waiting: WaitingBeer | null
}): NewBeer['act'] => ({
  kind: 'new beer',
  waiting: waiting && { beerId: waiting.beerId, asked: { words: waiting.words, sizes: waiting.sizes } },
  externalId: externalId ?? waiting?.externalId ?? null,
  words,
  sizes: [...(waiting?.sizes ?? [])],
})
