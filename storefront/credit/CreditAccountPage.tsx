import { creditPath } from '../../shared/credit/credit-path.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { CreditArea } from './CreditArea.tsx'
import styles from './CreditAccountPage.module.css'

type Props = { data: PageData['creditAccount'] }

/** /account/credit: what may be ordered on account, and what is due when. */
export function CreditAccountPage({ data }: Props) {
  return (
    <AccountFrame title={data.title} current="credit">
      <div className={styles.page}>
        <SignedInOnly
          next={creditPath}
          reason="A credit account belongs to a person with an account on Dray."
          skeleton={<CreditSkeleton />}
        >
          <CreditArea />
        </SignedInOnly>
      </div>
    </AccountFrame>
  )
}

function CreditSkeleton() {
  return (
    <div className={styles.area} aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton lines={6} />
    </div>
  )
}
