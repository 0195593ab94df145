import { lazy, Suspense } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import type { useBasket } from '../basket/use-basket.ts'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { LateConfirmNotice } from './LateConfirmNotice.tsx'
import { LateTradeNotice } from './LateTradeNotice.tsx'
import { ProblemList } from './ProblemList.tsx'
import type { PlacingProblem } from './placing-problem.ts'
import styles from './CheckoutPage.module.css'

type Props = {
  problem: PlacingProblem
  basket: ReturnType<typeof useBasket>
  groupId: string | null
  /** Where to come back to after signing in. */
  next: string
  /** Sends an unanswered order again; null for guests. */
  onFinish: (() => void) | null
}

/** Few orders meet it, so it comes when one does. */
const BasketChanges = lazy(async () => ({ default: (await import('./BasketChanges.tsx')).BasketChanges }))

/** Why the order was not placed, and what to do. */
export function PlacingProblemNotice({ problem, basket, groupId, next, onFinish }: Props) {
  switch (problem.kind) {
    case 'fields':
      return <ProblemList problems={problem.problems} />
    case 'basket':
      return (
        <Suspense fallback={null}>
          <BasketChanges changes={problem.changes} basket={basket} groupId={groupId} />
        </Suspense>
      )
    case 'unconfirmed':
      return <LateConfirmNotice email={null} />
    case 'not-approved':
      return <LateTradeNotice account={{ state: problem.state }} />
    case 'signed-out':
      return (
        <Notice
          tone="info"
          title="Please sign in to place your order."
          action={
            <span className={styles.actions}>
              <LinkButton href={paths.loginFor(next)}>Sign in</LinkButton>
              <LinkButton href={paths.registerFor(next)} variant="quiet">
                Register
              </LinkButton>
            </span>
          }
        >
          <p>You come back to this page, and what you typed is kept.</p>
        </Notice>
      )
    case 'gone':
      return (
        <Notice tone="warning" title="This basket is empty now.">
          <p>
            It may have been ordered already, here or in another tab:{' '}
            <a href={paths.orders}>see your orders</a>.
          </p>
        </Notice>
      )
    case 'unanswered':
      return (
        <Notice
          tone="error"
          title="No answer came."
          action={
            onFinish && (
              <Button variant="quiet" onClick={onFinish}>
                Try again
              </Button>
            )
          }
        >
          <p>We do not know whether your order arrived. Try again: nothing is ordered or paid twice.</p>
        </Notice>
      )
    case 'run':
      return <Notice tone="warning">{problem.sentence}</Notice>
    case 'other':
      return <Notice tone="error">{problem.sentence}</Notice>
  }
}
