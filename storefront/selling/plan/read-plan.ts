import type { PlanChange } from '../../../shared/api/group-plan-api.ts'
import { weekdayNames } from '../delivery/delivery-words.ts'

export type PlanProblem = { field: string; message: string }
type ReadPlan = { kind: 'plan'; plan: PlanChange } | { kind: 'wrong'; problem: PlanProblem }

const areaPattern = /^[A-Z]{1,2}(\d{1,2}[A-Z]?)?$/
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
/** Whole numbers within what a plan takes. */
const counts = [
  { name: 'capacityPallets', least: 1, most: 200 },
  { name: 'capacityKg', least: 100, most: 200_000 },
  { name: 'tailLiftKg', least: 100, most: 1000 },
] as const
const lines = [
  { name: 'depotName', missing: 'Name the depot.' },
  { name: 'carrier', missing: 'Say who drives.' },
] as const

/** What the form of a run plan says, or the first thing that is wrong with it. */
export function readPlan(form: FormData): ReadPlan {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('fromDay') === '') return wrong('fromDay', 'Say from which day on it counts.')
  const days = readDays(form, text)
  if (!Array.isArray(days)) return { kind: 'wrong', problem: days }
  const empty = lines.find(({ name }) => text(name) === '')
  if (empty !== undefined) return wrong(empty.name, empty.missing)
  const figures: Record<string, number> = {}
  for (const { name, least, most } of counts) {
    const count = Number(text(name))
    if (!/^\d{1,6}$/.test(text(name)) || count < least || count > most)
      return wrong(name, `Type a whole number from ${least} to ${most}.`)
    figures[name] = count
  }
  const postcodes = text('postcodes')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const strange = postcodes.find((area) => !areaPattern.test(area))
  if (strange !== undefined)
    return wrong('postcodes', `‘${strange}’ is no postcode area or district: type EH or FK1.`)
  const minimum = text('minimum').replace(/^£\s*/, '')
  if (!/^(\d{1,5}(\.\d{2})?)?$/.test(minimum))
    return wrong('minimum', 'Type an amount such as 150 or 150.00.')
  const [street, town, postcode] = [text('depotStreet'), text('depotTown'), text('depotPostcode')]
  return {
    kind: 'plan',
    plan: {
      fromDay: text('fromDay'),
      days,
      depot: { name: text('depotName'), street, town, postcode },
      carrier: text('carrier'),
      capacityPallets: figures['capacityPallets']!,
      capacityKg: figures['capacityKg']!,
      tailLiftKg: figures['tailLiftKg']!,
      postcodes: postcodes.length === 0 ? null : postcodes,
      minimum: minimum === '' ? null : minimum,
    },
  }
}

function readDays(form: FormData, text: (name: string) => string): PlanChange['days'] | PlanProblem {
  const weekdays = form.getAll('weekday').map(Number)
  if (weekdays.length === 0)
    return { field: 'weekday', message: 'Choose at least one day on which pallets arrive.' }
  const moment = (name: string, weekday: number) => ({
    weekday: Number(text(`${name}Day${weekday}`)),
    time: text(`${name}Time${weekday}`),
  })
  const days: PlanChange['days'] = []
  for (const weekday of weekdays) {
    const [cutOff, answerBy, bringBy] = [
      moment('cutOff', weekday),
      text(`answerDay${weekday}`) === '' ? null : moment('answer', weekday),
      moment('bring', weekday),
    ]
    const faulty = Object.entries({ cutOff, answer: answerBy, bring: bringBy }).find(
      ([, said]) => said !== null && !timePattern.test(said.time),
    )
    if (faulty !== undefined)
      return { field: `${faulty[0]}Time${weekday}`, message: `Type a time for ${weekdayNames[weekday - 1]}.` }
    days.push({ weekday, cutOff, answerBy, bringBy })
  }
  return days
}

const wrong = (field: string, message: string): ReadPlan => ({ kind: 'wrong', problem: { field, message } })
