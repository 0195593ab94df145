import type { Premises, TypedPremises } from './read-premises.ts'
import type { TradeDetails, TradeProblem, TypedTrade } from './read-trade-application.ts'
import { tradeLimits } from './trade-words.ts'

/** What fields hold, by their names; absent is empty. */
export type TradeFields = Readonly<Record<string, string>>

/** /account/trade. A form without scripts fills the last three. */
export type TradePageData = {
  title: string
  typed: TradeFields
  problems: readonly TradeProblem[]
  /** Such a form sent everything that is needed. */
  isComplete: boolean
}

const detailNames = [
  'businessName',
  'kind',
  'licenceNumber',
  'awrsNumber',
  'vatNumber',
  'companyNumber',
] as const satisfies readonly (keyof TradeDetails)[]
const premisesNames = [
  'id',
  'tradingName',
  'street',
  'apartment',
  'town',
  'postcode',
  'opensAt',
  'closesAt',
  'unloading',
  'dropNotes',
  'contactName',
  'phone',
] as const satisfies readonly (keyof Premises)[]

/** The field of a premises, as it is named in the form and in its problems. */
export const premisesField = (index: number, name: keyof Premises) => `premises.${index}.${name}`

/** The form's own fields among what was sent. */
export function readTradeFields(entries: Iterable<readonly [string, unknown]>): TradeFields {
  const sent = new Map(entries)
  const names = [
    ...detailNames,
    ...Array.from({ length: tradeLimits.premises }, (_, index) =>
      premisesNames.map((name) => premisesField(index, name)),
    ).flat(),
  ]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = sent.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

/** The fields as an application, with this many premises. */
export function typedTrade(fields: TradeFields, premises: number): TypedTrade {
  return {
    ...Object.fromEntries(detailNames.map((name) => [name, fields[name] ?? null])),
    answer: fields['answer'] ?? null,
    premises: Array.from({ length: premises }, (_, index): TypedPremises => {
      const texts = premisesNames.map((name) => [name, fields[premisesField(index, name)] ?? null])
      return Object.fromEntries(texts)
    }),
  }
}

/** How many premises the fields name; a form has one at least. */
export function countPremises(fields: TradeFields): number {
  const indexes = Object.keys(fields).map((name) => Number(/^premises\.(\d+)\./.exec(name)?.[1] ?? 0))
  return Math.max(0, ...indexes) + 1
}

/** Fields that show what is stated. */
export function tradeFieldsOf(
  details: { [name in keyof TradeDetails]: TradeDetails[name] | null },
  premises: readonly Premises[],
): TradeFields {
  const pairs = [
    ...detailNames.map((name) => [name, details[name]] as const),
    ...premises.flatMap((one, index) =>
      premisesNames.map((name) => [premisesField(index, name), one[name]] as const),
    ),
  ]
  return Object.fromEntries(pairs.flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}
