import { useRef } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { buyerIdOf, useSession } from '../../accounts/session/session-state.ts'
import { useSignInAddress } from '../../accounts/session/use-sign-in-address.ts'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { entriesOf } from '../lines/basket-views.ts'
import { MarginDetails } from '../lines/MarginDetails.tsx'
import { BasketNews } from '../BasketNews.tsx'
import { SignedOutNotice } from '../SignedOutNotice.tsx'
import type { useBasket } from '../use-basket.ts'
import { BasketPallet } from './BasketPallet.tsx'
import { BasketRow } from './BasketRow.tsx'
import { BasketSelector } from './BasketSelector.tsx'
import { MergeSummary } from './MergeSummary.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import styles from './BasketDrawer.module.css'

type Props = { basket: ReturnType<typeof useBasket> }

/** What the drawer holds: which basket, what happened to it, and its lines. */
export function BasketContents({ basket }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { status, lines, views, active, merged, removed, isOpen } = basket
  const { user } = useSession()
  if (status === 'loading') return <LoadingRows />
  if (status === 'failed') {
    return (
      <ErrorState title="Your basket could not be loaded." level={3} onRetry={() => void basket.refresh()}>
        <p>There seems to be no connection. What you put in it is safe in your account.</p>
      </ErrorState>
    )
  }
  const entries = entriesOf(lines, active)
  const putBack = () => {
    void basket.putBack()
    list.current?.focus()
  }
  return (
    <div className={styles.contents} ref={list} tabIndex={-1}>
      <BasketSelector views={views} active={active} onChoose={basket.choose} />
      {isOpen && merged.length > 0 && <MergeSummary lines={merged} onDismiss={basket.dismissSummary} />}
      <BasketNotices basket={basket} />
      {removed.length > 0 && (
        <RemovedNotice key={removed[0]?.itemKey} entries={removed} onPutBack={putBack} />
      )}
      {isOpen && active.group !== null && (
        <BasketPallet key={buyerIdOf(user)} entries={entries} who={buyerIdOf(user)} />
      )}
      {active.itemCount === 0 ? (
        <EmptyState
          title="Your basket is empty."
          level={3}
          icon="basket"
          action={<LinkButton href={paths.shop}>Show all beers</LinkButton>}
        />
      ) : (
        <ul className={styles.rows} aria-label={active.name}>
          {entries.map((entry) => (
            <BasketRow key={entry.itemKey} entry={entry} />
          ))}
        </ul>
      )}
      {isOpen && <MarginDetails key={active.group?.id} lines={entries} />}
      {!basket.isSignedOut && <SignInPrompt />}
    </div>
  )
}

function BasketNotices({ basket }: Props) {
  const { active, isOffline, isSignedOut, isUnstored, isAcknowledging } = basket
  const hasAlerts = active.priceAlerts > 0
  return (
    <>
      {hasAlerts && (
        <Notice
          tone="warning"
          action={
            <Button
              size="small"
              variant="quiet"
              onClick={() => void basket.acknowledge(active.group?.id ?? null)}
            >
              {isAcknowledging ? 'Updating…' : 'Acknowledge new prices'}
            </Button>
          }
        >
          Some prices in this basket have changed since your last visit.
        </Notice>
      )}
      {isSignedOut && <SignedOutNotice />}
      {isOffline && !isSignedOut && (
        <Notice tone="info">
          The shop cannot be reached. Your changes are kept here and are sent when it can.
        </Notice>
      )}
      {isUnstored && (
        <Notice tone="warning">
          This browser keeps nothing, so your basket lasts only while this page is open.
        </Notice>
      )}
      <BasketNews basket={basket} />
    </>
  )
}

/** BASK-13. */
function SignInPrompt() {
  const { status } = useSession()
  const address = useSignInAddress(paths.loginFor)
  if (status !== 'signed-out') return null
  return (
    <p className={styles.prompt}>
      <a href={address}>Log in</a> to keep your basket safe, on every device you order from.
    </p>
  )
}

function LoadingRows() {
  return (
    <div className={styles.contents} aria-busy="true">
      <p className="visually-hidden">Your basket is loading.</p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} lines={3} />
      ))}
    </div>
  )
}
