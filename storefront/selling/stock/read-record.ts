import type { RecordedKind } from '../../../shared/api/stock-api.ts'
import { londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { otherReason } from './stock-words.ts'

export type RecordProblem = { field: string; message: string }
export type RecordBody = { kind: RecordedKind; reason: string; countedAt?: string; units: number }
type ReadRecord = { kind: 'body'; body: RecordBody } | { kind: 'wrong'; problem: RecordProblem }

/** A typed number of units, or null for anything else. */
export function readUnits(typed: FormDataEntryValue | null): number | null {
  const text = String(typed ?? '').trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** What the form of a record says, or the first thing that is wrong with it. `now` is for a time without a day. */
export function readRecord(kind: RecordedKind, form: FormData, now: Date): ReadRecord {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const units = readUnits(form.get('units'))
  if (units === null) return wrong('units', 'Type a whole number.')
  if (units === 0 && kind !== 'count') return wrong('units', 'Say how many units.')
  const [chosen, note] = [text('reason'), text('note')]
  if (chosen === otherReason && note === '') return wrong('note', 'Say why, for those who read it later.')
  const reason = chosen === otherReason ? note : [chosen, note].filter(Boolean).join(': ')
  const [day, time] = [text('day'), text('time')]
  if (day !== '' && time === '') return wrong('time', 'Type the time of the count.')
  if (kind !== 'count' || time === '') return { kind: 'body', body: { kind, reason, units } }
  const at = londonMoment(day === '' ? londonDay(now) : day, time)
  if (!(at <= now)) return wrong('time', 'Count time cannot be in the future.')
  return { kind: 'body', body: { kind, reason, units, countedAt: at.toISOString() } }
}

const wrong = (field: string, message: string): ReadRecord => ({ kind: 'wrong', problem: { field, message } })
