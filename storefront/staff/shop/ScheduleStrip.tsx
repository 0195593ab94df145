import { dayText, shortDay } from '../../../shared/delivery/arrival-text.ts'
import { mondayOf } from '../../../shared/dates/weeks.ts'
import { addDays } from '../../../shared/working-time/working-time.ts'
import styles from './ScheduleStrip.module.css'

export type Schedule = { from: string; until: string }

type Props = Schedule & {
  today: string
  /** The days on which something planned begins. */
  planned: readonly string[]
  onSchedule: (schedule: Schedule) => void
}

const weeks = 8

/**
 * Eight weeks as a strip: the days on which the change applies are filled, planned changes have a mark. A press on a day is the
 * first day, the next press the last; the fields below are for the keyboard and for later days.
 */
export function ScheduleStrip({ today, from, until, planned, onSchedule }: Props) {
  const days = Array.from({ length: weeks * 7 }, (_, at) => addDays(mondayOf(today), at))
  const first = from === '' ? today : from
  const press = (day: string) =>
    onSchedule(
      from !== '' && until === '' && day >= from
        ? { from, until: day }
        : { from: day > today ? day : '', until: '' },
    )
  return (
    <ol className={styles.strip} aria-label="The next eight weeks">
      {days.map((day) => (
        <li key={day}>
          <button
            type="button"
            className={styles.day}
            tabIndex={-1}
            title={dayText(day)}
            disabled={day < today}
            data-today={day === today || undefined}
            data-holds={(day >= first && (until === '' || day <= until)) || undefined}
            data-planned={planned.includes(day) || undefined}
            onClick={() => press(day)}
          >
            <span className="visually-hidden">{dayText(day)}</span>
            <span aria-hidden="true">
              {Number(day.slice(8))}
              {(day.endsWith('-01') || day === days[0]) && <small>{shortDay(day).split(' ')[2]}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The schedule in words. Pure. */
export function scheduleText({ from, until }: Schedule): string {
  const begin = from === '' ? 'at once' : `from ${dayText(from)}`
  return `It applies ${begin}${until === '' ? ', until it is changed again' : ` until the end of ${dayText(until)}`}.`
}
