import type { DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { readPounds } from '../claims/read-claim-answer.ts'

export type ZoneProblem = { field: string; message: string }
type ReadZone = { kind: 'zone'; zone: DeliveryZone } | { kind: 'wrong'; problem: ZoneProblem }

const mostDays = 30
const areaPattern = /^[A-Z]{1,2}(\d{1,2}[A-Z]?)?$/

/** What the form of a zone says, or the first thing that is wrong with it. */
export function readZone(form: FormData): ReadZone {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const postcodes = text('postcodes')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const strange = postcodes.find((area) => !areaPattern.test(area))
  if (strange !== undefined)
    return wrong('postcodes', `‘${strange}’ is no postcode area or district: type EH or FK1.`)
  const radiusKm = wholeNumber(text('radiusKm'), 1, 1500)
  if (radiusKm === undefined) return wrong('radiusKm', 'Type 1 to 1500 kilometres, or nothing.')
  const money: Record<string, number | null> = {}
  for (const name of ['charge', 'freeAbove', 'minimum']) {
    const minor = text(name) === '' ? null : readPounds(text(name))
    if (text(name) !== '' && (minor === null || minor > 10_000_000))
      return wrong(name, 'Type an amount such as 12.50.')
    money[name] = minor
  }
  const way = readWay(form, text)
  if ('problem' in way) return { kind: 'wrong', problem: way.problem }
  return {
    kind: 'zone',
    zone: {
      postcodes: postcodes.length === 0 ? null : postcodes,
      radiusKm,
      chargeMinor: money['charge'] ?? 0,
      freeAboveMinor: money['freeAbove'] ?? null,
      minimumMinor: money['minimum'] ?? null,
      way,
    },
  }
}

const problem = (field: string, message: string) => ({ problem: { field, message } })

function readWay(
  form: FormData,
  text: (name: string) => string,
): DeliveryZone['way'] | { problem: ZoneProblem } {
  if (text('way') === 'van') {
    const weekdays = form.getAll('weekday').map(Number)
    if (weekdays.length === 0) return problem('weekday', 'Choose the days on which the van goes.')
    const daysAhead = wholeNumber(text('daysAhead'), 0, mostDays) ?? undefined
    if (daysAhead === undefined) return problem('daysAhead', `Type 0 to ${mostDays}.`)
    const cutOffTime = text('cutOffTime')
    if (!/^\d\d:\d\d$/.test(cutOffTime)) return problem('cutOffTime', 'Type a time such as 12:00.')
    return { kind: 'van', weekdays, cutOffTime, daysAhead }
  }
  const days = { dispatchWithin: 0, roadFrom: 0, roadTo: 0 }
  for (const name of ['dispatchWithin', 'roadFrom', 'roadTo'] as const) {
    const count = wholeNumber(text(name), 0, mostDays) ?? undefined
    if (count === undefined) return problem(name, `Type 0 to ${mostDays}.`)
    days[name] = count
  }
  if (days.roadFrom > days.roadTo) return problem('roadTo', 'The longest time is at least the shortest.')
  return { kind: 'carrier', ...days }
}

/** A whole number within bounds; null for nothing typed, undefined for anything else. */
function wholeNumber(typed: string, least: number, most: number): number | null | undefined {
  if (typed === '') return null
  const count = Number(typed)
  return /^\d{1,4}$/.test(typed) && count >= least && count <= most ? count : undefined
}

const wrong = (field: string, message: string): ReadZone => ({ kind: 'wrong', problem: { field, message } })
