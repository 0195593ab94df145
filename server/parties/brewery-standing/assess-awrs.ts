import { type AwrsStatus, awrsWarningDays } from '../../../shared/standing/standing-conditions.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'

/** What the rule needs of an entry of the log. */
export type AwrsFacts = {
  kind: 'check' | 'exclusion' | 'failed_check'
  /** The order of recording. */
  id: number
  awrsNumber: string | null
  status: AwrsStatus | null
  /** The day in London of the look-up, or of the recording of an exclusion. */
  day: string
  /** The moment of it: a failed check counts until a newer entry. */
  at: string
  /** Of an exclusion. */
  endsOn: string | null
}

export type AwrsStanding = {
  /** 'good' lets the brewery sell. 'failed' also stops its open parts. */
  state: 'good' | 'none' | 'ended' | 'failed'
  /** The last good day; null unless the state is 'good' or 'ended'. */
  goodUntil: string | null
  /** The number of a check that is good today. */
  verifiedNumber: string | null
}

/** The approval by a log on a day of London (AWRS-01): a check is good for `checkDays` days after its own. */
export function assessAwrs(
  entries: readonly AwrsFacts[],
  { today, checkDays }: { today: string; checkDays: number },
): AwrsStanding {
  const inOrder = entries.toSorted((one, other) => compareText(one.at, other.at) || one.id - other.id)
  const counting = inOrder.slice(inOrder.findLastIndex(({ kind }) => kind === 'failed_check') + 1)
  const ends = counting.map((entry) => ({ entry, until: endOf(entry, checkDays) }))
  const good = ends.filter(({ until }) => until >= today)
  const goodUntil = ends.reduce<string | null>(
    (latest, { until }) => (latest === null || until > latest ? until : latest),
    null,
  )
  const verifiedNumber = good.findLast(({ entry }) => entry.kind === 'check')?.entry.awrsNumber ?? null
  if (good.length > 0) return { state: 'good', goodUntil, verifiedNumber }
  if (counting.length > 0) return { state: 'ended', goodUntil, verifiedNumber: null }
  return { state: entries.length > 0 ? 'failed' : 'none', goodUntil: null, verifiedNumber: null }
}

/** The end of the AWRS entry if it is at most fourteen days away, or past; else null. */
export function dueEnd({ goodUntil }: AwrsStanding, now: Date): string | null {
  return goodUntil !== null && londonDay(now) >= addDays(goodUntil, -awrsWarningDays) ? goodUntil : null
}

const endOf = ({ day, endsOn }: AwrsFacts, checkDays: number) => endsOn ?? addDays(day, checkDays)
const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
