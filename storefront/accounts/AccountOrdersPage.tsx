import type { PageData } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './AccountOrdersPage.module.css'
import { SignedInOnly } from './SignedInOnly.tsx'

type Props = { data: PageData['accountOrders'] }

/** /account/orders (AUTH-03). */
export function AccountOrdersPage({ data }: Props) {
  return (
    <AccountFrame title={data.title} current="orders">
      <SignedInOnly
        next={paths.orders}
        reason="Your orders are kept with your account."
        skeleton={
          <div className={styles.waiting} aria-busy="true">
            <Skeleton shape="block" />
          </div>
        }
      >
        <EmptyState
          title="You have no orders yet."
          icon="truck"
          action={<LinkButton href={paths.shop}>See all beers</LinkButton>}
        >
          <p>What you order will be listed here, with its delivery and its papers.</p>
        </EmptyState>
      </SignedInOnly>
    </AccountFrame>
  )
}
