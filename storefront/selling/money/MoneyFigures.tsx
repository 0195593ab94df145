import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Notice } from '../../ui/core/Notice.tsx'
import { notYetTexts } from './money-words.ts'
import styles from './MoneyPage.module.css'

type Props = { brewery: string; money: BreweryMoney }

/** Each figure is a sum over the ledger, and leads to what it is the sum of. */
export function MoneyFigures({ brewery, money }: Props) {
  const { heldMinor, dueMinor, inClaimMinor, onItsWayMinor, paidThisMonthMinor, monthBegan, hold } = money
  const root = sellingPaths.money(brewery)
  const figures = [
    { label: 'On hold', minor: heldMinor, href: `${root}?tab=entries&account=held` },
    { label: 'Due', minor: dueMinor, href: `${root}?tab=entries&account=due` },
    { label: 'In claim', minor: inClaimMinor, href: `${sellingPaths.orders(brewery)}?view=claims` },
    { label: 'On its way', minor: onItsWayMinor, href: `${root}?tab=payouts&state=on_its_way` },
    {
      label: 'Paid this month',
      minor: paidThisMonthMinor,
      href: `${root}?tab=payouts&state=paid&from=${monthBegan}`,
    },
  ]
  return (
    <>
      <NextPayout money={money} />
      <ul className={styles.figures}>
        {figures.map(({ label, minor, href }) => (
          <li key={label}>
            <a className={styles.figure} href={href}>
              <span>{label}</span>
              <strong>{formatMinor(minor)}</strong>
            </a>
          </li>
        ))}
      </ul>
      {hold !== null && (
        <Notice tone="warning" title="Nothing is paid out">
          {hold.text}
        </Notice>
      )}
      <div className={styles.notes}>
        {notYetTexts(money).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.soft}>
          On hold until it is sent. What is on its way to your bank is no longer due.
        </p>
      </div>
    </>
  )
}

/** The next payout first: its day and what it comes to (SEE-02). */
function NextPayout({ money: { availableMinor, nextPayoutOn, hold, account } }: Pick<Props, 'money'>) {
  const ending =
    account === null
      ? 'once an account is known'
      : `to the ${account.kind === 'bank' ? 'account' : 'Stripe account'} ending in ${account.ending}`
  return (
    <p className={styles.next}>
      <span>Next payout, {dayText(nextPayoutOn)}</span>
      <strong>{formatMinor(hold === null ? availableMinor : 0)}</strong>
      <span className={styles.soft}>{hold === null ? ending : 'Payouts are stopped'}</span>
    </p>
  )
}
