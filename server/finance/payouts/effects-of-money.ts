import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'

/** What an action of finance does to a brewery's money, in sentences, from its state before and after. Pure. */
export function effectsOfMoney(before: BreweryMoney, after: BreweryMoney): ActionEffects {
  const changed = after.dueMinor - before.dueMinor
  const isHeld = after.hold !== null && after.hold.text !== before.hold?.text
  const isReleased = before.hold !== null && after.hold === null
  return {
    money: [
      ...(changed === 0
        ? []
        : [`What is due ${changed > 0 ? 'rises' : 'falls'} by ${formatMinor(Math.abs(changed))}.`]),
      ...(isHeld ? [`${formatMinor(after.dueMinor)} that is due is not paid out.`] : []),
      ...(isReleased && after.availableMinor > 0
        ? [`${formatMinor(after.availableMinor)} is in the next payout.`]
        : []),
      ...accountChange(before, after),
    ],
    warnings: after.hold !== null && (isHeld || before.hold?.kind === 'finance') ? [after.hold.text] : [],
  }
}

/** The same of another bank account, which says too where no payout goes elsewhere. Pure. */
export function effectsOfAccount(before: BreweryMoney, after: BreweryMoney): ActionEffects {
  const effects = effectsOfMoney(before, after)
  const { account } = after
  if (account === null || account.ending !== before.account?.ending) return effects
  const stays =
    account.kind === 'stripe'
      ? `Payouts go to the Stripe account ending in ${account.ending}, as before.`
      : `The account ends in ${account.ending}, as the one before.`
  return { ...effects, warnings: [stays] }
}

/** Where payouts go from the next one on, and went until now. */
function accountChange(before: BreweryMoney, { account, nextPayoutOn }: BreweryMoney): string[] {
  if (account === null || account.ending === before.account?.ending) return []
  const until = before.account === null ? '' : ` instead of that ending in ${before.account.ending}`
  return [
    `Payouts go to the bank account ending in ${account.ending}${until}, from that of ${dayText(nextPayoutOn)} on.`,
  ]
}
