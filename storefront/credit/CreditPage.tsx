import { creditPath } from '../../shared/orders/account-paths.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { OrdersSkeleton } from '../orders/OrdersArea.tsx'
import { CreditArea } from './CreditArea.tsx'
import styles from './CreditPage.module.css'

type Props = { data: PageData['credit'] }

/** /account/credit: what may be ordered on account, and what is due when. */
export function CreditPage({ data }: Props) {
  return (
    <AccountFrame title={data.title} current="credit">
      <div className={styles.page}>
        <SignedInOnly
          next={creditPath}
          reason="A credit account belongs to a person with an account on Dray."
          skeleton={<OrdersSkeleton />}
        >
          <CreditArea />
        </SignedInOnly>
      </div>
    </AccountFrame>
  )
}
