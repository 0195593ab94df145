import { tradeLimits } from '../../shared/trade/trade-words.ts'
import { hasUnseen, tidyLines } from '../../shared/trade/typed-texts.ts'
import { badField } from '../errors/common-errors.ts'
import { type TradeVerb, tradeVerbs } from './trade-verbs.ts'

/** The words of a verb, tidied; null for none. Throws RequestError 400 naming the field: needed, too long, unseen. */
export function readTradeWords(verb: TradeVerb, given: string | null): string | null {
  const { name, isRequired } = tradeVerbs[verb].words
  const words = tidyLines(given)
  if (words === '' && isRequired) throw badField(name, `Field '${name}' must not be empty.`)
  if (words.length > tradeLimits.words || hasUnseen(words))
    throw badField(name, `Field '${name}' takes at most ${tradeLimits.words} characters that can be seen.`)
  return words || null
}
