import { readOrderNumber } from '../../trading/orders/order-number.ts'
import { UsageError } from './operator-command.ts'

export type StepWordsRead = {
  number: string
  brewerySlug: string | null
  /** Units by line: '2=5' is line 2, counted from 1, with 5 units. */
  units: { position: number; units: number }[]
  usage: string
  /** The value of 'name=…'; null without one. */
  valueOf: (name: string) => string | null
  /** The same as one of these. Throws UsageError for another one. */
  oneOf: <T extends string>(name: string, values: readonly T[]) => T
}

/** Reads the words of `orders <verb>`: number, brewery's slug, line=units and name=value as the usage names them. */
export function readStepWords(words: readonly string[], usage: string): StepWordsRead {
  const [typed = '', ...rest] = words
  const number = readOrderNumber(typed)
  if (number === null) throw new UsageError(`'${typed}' is no order number. ${usage}`)
  const units = rest.flatMap((word) => {
    const [, line, count] = /^(\d+)=(\d+)$/.exec(word) ?? []
    return line === undefined ? [] : [{ position: Number(line) - 1, units: Number(count) }]
  })
  if (units.length > 0 && !usage.includes('<line>=')) throw new UsageError(usage)
  const named = rest.filter((word) => word.includes('=') && !/^\d+=\d+$/.test(word))
  if (named.some((word) => !usage.includes(`${word.slice(0, word.indexOf('=') + 1)}`)))
    throw new UsageError(usage)
  const slugs = rest.filter((word) => !word.includes('='))
  if (slugs.length > 1 || (usage.includes('<brewery>') && slugs.length === 0)) throw new UsageError(usage)
  const valueOf = (name: string) =>
    named.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) || null
  return {
    number,
    brewerySlug: slugs[0] ?? null,
    units,
    usage,
    valueOf,
    oneOf: (name, values) => {
      const value = values.find((each) => each === valueOf(name))
      if (value === undefined) throw new UsageError(usage)
      return value
    },
  }
}
