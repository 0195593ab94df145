import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import figures from '../StaffFigures.module.css'
import { holdPayoutsAction, releasePayoutsAction } from './brewery-acts.ts'

type Props = {
  brewery: { slug: string; name: string }
  money: BreweryMoney
  /** Null for anyone who reads alone. */
  onAct: ((action: PlainAction) => void) | null
}

/** What a brewery is owed, and whether it is paid out. */
export function BreweryPurse({ brewery, money, onAct }: Props) {
  const { hold, account } = money
  const sums: [title: string, minor: number][] = [
    ['Held', money.heldMinor],
    ['Due', money.dueMinor],
    ['In claim', money.inClaimMinor],
    ['In the next payout', money.availableMinor],
    ['On its way', money.onItsWayMinor],
    ['Paid this month', money.paidThisMonthMinor],
  ]
  return (
    <section aria-labelledby="money">
      <h2 id="money">Money</h2>
      <div className={figures.stack}>
        <dl className={figures.figures}>
          {sums.map(([title, minor]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Amount amount={formatMinor(minor)} />
              </dd>
            </div>
          ))}
        </dl>
        {hold === null ? (
          <p>
            Payouts are made next on {wholeDay(money.nextPayoutOn)}
            {account !== null &&
              `, to the ${account.kind === 'bank' ? 'bank' : 'Stripe'} account ending in ${account.ending}`}
            .
          </p>
        ) : (
          <Notice tone="warning" title="Nothing is paid out.">
            <p>{hold.text}</p>
          </Notice>
        )}
        {onAct !== null && (
          <p className={figures.acts}>
            {hold?.kind === 'finance' ? (
              <Button variant="quiet" size="small" onClick={() => onAct(releasePayoutsAction(brewery))}>
                Release payouts
              </Button>
            ) : (
              <Button variant="quiet" size="small" onClick={() => onAct(holdPayoutsAction(brewery))}>
                Hold payouts
              </Button>
            )}
          </p>
        )}
      </div>
    </section>
  )
}
