import { isPhone } from './phone.ts'
import { formatPostcode } from '../geography/postcode.ts'
import { tradeLimits } from './trade-words.ts'
import { type Unloading, unloadings } from '../orders/handover.ts'
import { hasUnseen, tidyLine, tidyLines, type Typed, unseenRefused } from '../format/typed-texts.ts'

/** Where a buyer's deliveries go, with what a driver needs to know. */
export type Premises = {
  /** Of the saved address that it is; null for a new one. */
  id: string | null
  tradingName: string
  street: string
  apartment: string | null
  town: string
  /** As 'LS1 4DY'. */
  postcode: string
  /** Deliveries are taken in between, London time, as '07:30'. */
  opensAt: string
  closesAt: string
  unloading: Unloading
  dropNotes: string | null
  contactName: string
  phone: string
}
export type TypedPremises = { [name in keyof Premises]?: Typed }
type PremisesProblem = { field: string; message: string }

/** Texts that must be there, and their greatest length, in the order of the form. */
const wanted: [name: keyof Premises, what: string, most: number][] = [
  ['tradingName', 'the name over the entrance', 60],
  ['street', 'a street and number', 120],
  ['town', 'a town or city', 80],
  ['postcode', 'a postcode', 10],
  ['contactName', 'who takes deliveries in', 120],
  ['phone', 'a phone number', 30],
]
const hour = /^([01]\d|2[0-3]):[0-5]\d$/

/** Every premises of an application, tidied, or what is wrong with the fields of each. There must be one. */
export function readPremises(
  typed: readonly TypedPremises[],
): { kind: 'complete'; premises: Premises[] } | { kind: 'incomplete'; problems: PremisesProblem[] } {
  const field = 'premises'
  if (typed.length === 0)
    return { kind: 'incomplete', problems: [{ field, message: 'Enter where we deliver to.' }] }
  if (typed.length > tradeLimits.premises) {
    const message = `Enter at most ${tradeLimits.premises} premises.`
    return { kind: 'incomplete', problems: [{ field, message }] }
  }
  const problems = typed.flatMap((one, index) =>
    problemsOf(one).map(({ field: name, message }) => ({ field: `premises.${index}.${name}`, message })),
  )
  if (problems.length > 0) return { kind: 'incomplete', problems }
  return { kind: 'complete', premises: typed.map(tidied) }
}

function problemsOf(typed: TypedPremises): PremisesProblem[] {
  const texts = wanted.flatMap(([field, what, most]) => {
    const text = tidyLine(typed[field])
    if (text === '') return [{ field, message: `Enter ${what}.` }]
    return boundProblems(field, text, most)
  })
  const found = [
    ...texts,
    ...boundProblems('apartment', tidyLine(typed.apartment), 120),
    ...formProblems(typed),
    ...boundProblems('dropNotes', tidyLines(typed.dropNotes), tradeLimits.dropNotes),
  ]
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index)
}

function formProblems(typed: TypedPremises): PremisesProblem[] {
  const opensAt = tidyLine(typed.opensAt)
  const closesAt = tidyLine(typed.closesAt)
  const problems: PremisesProblem[] = []
  const say = (field: keyof Premises, message: string) => void problems.push({ field, message })
  if (formatPostcode(tidyLine(typed.postcode)) === null)
    say('postcode', 'Enter a UK postcode, such as LS1 4DY.')
  if (!hour.test(opensAt)) say('opensAt', 'Enter from when you take deliveries, such as 08:00.')
  if (!hour.test(closesAt)) say('closesAt', 'Enter until when you take deliveries, such as 16:00.')
  else if (hour.test(opensAt) && closesAt <= opensAt) say('closesAt', 'Enter a time after the first one.')
  if (!unloadings.some((known) => known === typed.unloading))
    say('unloading', 'Choose how a pallet comes off the lorry.')
  if (!isPhone(tidyLine(typed.phone))) say('phone', 'Enter a phone number, such as 0113 496 0000.')
  return problems
}

function boundProblems(field: string, text: string, most: number): PremisesProblem[] {
  if (hasUnseen(text)) return [{ field, message: unseenRefused }]
  return text.length > most ? [{ field, message: `Use at most ${most} characters.` }] : []
}

function tidied(typed: TypedPremises): Premises {
  return {
    id: tidyLine(typed.id) || null,
    tradingName: tidyLine(typed.tradingName),
    street: tidyLine(typed.street),
    apartment: tidyLine(typed.apartment) || null,
    town: tidyLine(typed.town),
    postcode: formatPostcode(tidyLine(typed.postcode)) ?? '',
    opensAt: tidyLine(typed.opensAt),
    closesAt: tidyLine(typed.closesAt),
    unloading: typed.unloading as Unloading,
    dropNotes: tidyLines(typed.dropNotes) || null,
    contactName: tidyLine(typed.contactName),
    phone: tidyLine(typed.phone),
  }
}
