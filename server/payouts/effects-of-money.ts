import type { BreweryMoney } from '../../shared/api/money-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { ActEffects } from '../acts/take-act.ts'

/** What an act of finance does to a brewery's money, in sentences, from how it stood and how it stands. Pure. */
export function effectsOfMoney(before: BreweryMoney, after: BreweryMoney): ActEffects {
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
      ...(after.account?.ending === before.account?.ending ? [] : ['The account that is paid into changes.']),
    ],
    warnings: after.hold !== null && (isHeld || before.hold?.kind === 'finance') ? [after.hold.text] : [],
  }
}
