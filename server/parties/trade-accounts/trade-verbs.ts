import { tradeRights } from '../../../shared/accounts/staff-rights.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { tradeLimits, type TradeState } from '../../../shared/trade/trade-words.ts'
import { hasUnseen, tidyLines, unseenRefused } from '../../../shared/format/typed-texts.ts'
import { badField } from '../../platform/errors/common-errors.ts'

/** Where a trade account is, as far as the staff's verbs care. */
export type TradeStanding = { state: TradeState; hasChange: boolean }

/** What a verb does: to the account itself, or to the change of it that waits. */
export type TradeStep = { of: 'account'; to: TradeState } | { of: 'change' }

type TradeVerbRow = {
  roles: readonly StaffRole[]
  /** The words that the verb takes, and whether it needs them. */
  words: { name: 'note' | 'reason' | 'question'; isRequired: boolean }
  stepFrom: (standing: TradeStanding) => TradeStep | null
}

/**
 * An application is decided: of a first one the account itself, of an approved account its change (TRADE-08). An
 * account on hold may have a change too, and its decision ends no hold.
 */
const decided =
  (to: TradeState) =>
  ({ state, hasChange }: TradeStanding): TradeStep | null => {
    if (state === 'applied') return { of: 'account', to }
    return hasChange ? { of: 'change' } : null
  }
const moved =
  (from: TradeState, to: TradeState) =>
  ({ state }: TradeStanding): TradeStep | null =>
    state === from ? { of: 'account', to } : null

/** The verbs of the staff with their roles (TRADE-06). An admin may take each (server/parties/trade-accounts/README.md). */
export const tradeVerbs = {
  approve: {
    roles: tradeRights.approve,
    words: { name: 'note', isRequired: true },
    stepFrom: decided('approved'),
  },
  refuse: {
    roles: tradeRights.refuse,
    words: { name: 'reason', isRequired: true },
    stepFrom: decided('refused'),
  },
  ask: {
    roles: tradeRights.ask,
    words: { name: 'question', isRequired: true },
    stepFrom: decided('applied'),
  },
  hold: {
    roles: tradeRights.hold,
    words: { name: 'reason', isRequired: true },
    stepFrom: moved('approved', 'on_hold'),
  },
  release: {
    roles: tradeRights.release,
    words: { name: 'note', isRequired: false },
    stepFrom: moved('on_hold', 'approved'),
  },
} as const satisfies Record<string, TradeVerbRow>

export type TradeVerb = keyof typeof tradeVerbs
export const isTradeVerb = (text: string): text is TradeVerb => Object.hasOwn(tradeVerbs, text)

/** The words of a verb, tidied; null for none. Throws RequestError 400 naming the field: needed, too long, unseen. */
export function readTradeWords(verb: TradeVerb, given: string | null): string | null {
  const { name, isRequired } = tradeVerbs[verb].words
  const words = tidyLines(given)
  if (words === '' && isRequired) throw badField(name, `Field '${name}' must not be empty.`)
  if (hasUnseen(words)) throw badField(name, unseenRefused)
  if (words.length > tradeLimits.words) throw badField(name, `Use at most ${tradeLimits.words} characters.`)
  return words || null
}
