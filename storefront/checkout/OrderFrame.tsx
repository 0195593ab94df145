import type { ReactNode } from 'react'
import type { Order } from '../../shared/api/orders-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { useOrder } from './use-order.ts'
import styles from './OrderFrame.module.css'

type Props = {
  title: string
  number: string
  /** Where this page is, to come back to after signing in. */
  path: string
  /** Shown in its place in a browser without scripts. */
  withoutScripts?: string
  children: (order: Order, show: (order: Order) => void) => ReactNode
}

/** A page of one order, once it is known who is there and the order is read. */
export function OrderFrame({ title, number, path, withoutScripts, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { label: 'Home', href: paths.home },
          { label: 'Your orders', href: paths.orders },
          { label: number },
        ]}
      />
      <SectionHeading level={1} title={title} kicker={`Order ${number}`} />
      <div className={styles.place}>
        <SignedInOnly
          next={path}
          reason="Your orders are kept with your account."
          skeleton={<Waiting />}
          withoutScripts={withoutScripts}
        >
          <Loaded number={number}>{children}</Loaded>
        </SignedInOnly>
      </div>
    </div>
  )
}

function Loaded({ number, children }: Pick<Props, 'number' | 'children'>) {
  const { loaded, show, reload } = useOrder(number)
  switch (loaded.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return (
        <ErrorState title="The order could not be loaded." onRetry={reload}>
          <p>There seems to be no connection. The order is safe in your account.</p>
        </ErrorState>
      )
    case 'missing':
      return (
        <EmptyState
          title="There is no such order in your account."
          icon="truck"
          action={<LinkButton href={paths.orders}>Your orders</LinkButton>}
        >
          <p>Perhaps it was ordered with another account.</p>
        </EmptyState>
      )
    case 'ready':
      return children(loaded.order, show)
  }
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton shape="block" />
    <Skeleton lines={4} />
  </div>
)
