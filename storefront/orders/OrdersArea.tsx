import type { ReactNode } from 'react'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import styles from './OrdersArea.module.css'

type Props = { next: string; children: ReactNode }

/** The area of a client's orders: for that client only. */
export function OrdersArea({ next, children }: Props) {
  return (
    <div className={styles.area}>
      <SignedInOnly
        next={next}
        reason="Your orders are kept with your account."
        skeleton={<OrdersSkeleton />}
      >
        {children}
      </SignedInOnly>
    </div>
  )
}

export function OrdersSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {['first', 'second', 'third'].map((name) => (
        <div className={styles.block} key={name}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
