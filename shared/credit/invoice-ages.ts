import { addDays } from '../working-time/working-time.ts'

/** How late what is owed is: not due yet, or so many days past its due day (CRED-08). */
export const ageNames = ['notDue', 'to30', 'to60', 'over60'] as const
export type AgeName = (typeof ageNames)[number]
export type Ages = Record<AgeName, number>

export const ageWords: Record<AgeName, string> = {
  notDue: 'Not due',
  to30: '1 to 30 days late',
  to60: '31 to 60 days late',
  over60: 'More than 60 days late',
}

type Owed = { dueOn: string | null; openMinor: number }

/** Whole days that a due day lies back; 0 on the day itself, before it, and where nothing is due. */
export function daysLate(dueOn: string | null, today: string): number {
  if (dueOn === null || today <= dueOn) return 0
  return Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000)
}

/** Pence by age; the sum is all that is open. */
export function sumAges(owed: readonly Owed[], today: string): Ages {
  const ages: Ages = { notDue: 0, to30: 0, to60: 0, over60: 0 }
  for (const { dueOn, openMinor } of owed) ages[ageOf(daysLate(dueOn, today))] += openMinor
  return ages
}

function ageOf(days: number): AgeName {
  if (days === 0) return 'notDue'
  if (days <= 30) return 'to30'
  return days <= 60 ? 'to60' : 'over60'
}

/** Which mail a due day calls for today; null between them (CRED-05). */
export function reminderOf(dueOn: string, today: string): 'before' | 'after' | 'late' | null {
  if (today < addDays(dueOn, -3)) return null
  if (today <= dueOn) return 'before'
  return today < addDays(dueOn, 7) ? 'after' : 'late'
}

/** Days after which an invoice that is late stops credit, and the trade account (CRED-06). */
export const holdAfterDays = { credit: 7, trade: 30 }

/** What the clock holds because of the latest of the invoices. */
export function holdsOf(owed: readonly Owed[], today: string): { credit: boolean; trade: boolean } {
  const latest = Math.max(
    0,
    ...owed.filter(({ openMinor }) => openMinor > 0).map(({ dueOn }) => daysLate(dueOn, today)),
  )
  return { credit: latest > holdAfterDays.credit, trade: latest >= holdAfterDays.trade }
}
