import type { CartProblem } from '../../../shared/pages/cart-page-data.ts'
import { summarise } from '../../../shared/basket/basket-totals.ts'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { FocusedPlace } from '../../accounts/FocusedPlace.tsx'
import { viewsOf } from '../lines/basket-views.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { BasketNews } from '../BasketNews.tsx'
import { SignedOutNotice } from '../SignedOutNotice.tsx'
import type { LiveBasket } from '../use-basket.ts'
import { CartNote } from './CartNote.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LaterPieces } from './LaterPieces.tsx'
import styles from './CartPage.module.css'

type Props = {
  lines: readonly BasketEntry[]
  /** Null while the page is as the server drew it: then its forms work. */
  basket: LiveBasket | null
  problem: CartProblem | null
  /** Items the shop does not know any more. */
  gone: number
  delivery: readonly PartQuote[]
}

/** A delivery note for each basket (C-55). */
export function CartBody({ lines, basket, problem, gone, delivery }: Props) {
  if (lines.length === 0) {
    const isEmptied = (basket?.removed.length ?? 0) > 0
    return (
      <>
        {basket && <BasketNews basket={basket} />}
        {isEmptied ? (
          <FocusedPlace>
            <EmptyCart />
          </FocusedPlace>
        ) : (
          <EmptyCart />
        )}
      </>
    )
  }
  const { priceAlerts } = summarise(lines)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {basket?.isSignedOut && <SignedOutNotice />}
        {basket?.isOffline && !basket.isSignedOut && (
          <Notice tone="info">
            The shop cannot be reached. Your changes are kept here and are sent when it can.
          </Notice>
        )}
        {basket?.isUnstored && (
          <Notice tone="warning">
            This browser keeps nothing, so your basket lasts only while this page is open.
          </Notice>
        )}
        {basket && <BasketNews basket={basket} />}
        {gone > 0 && (
          <Notice tone="warning">
            <p>{gone === 1 ? '1 item is not sold any more.' : `${gone} items are not sold any more.`}</p>
          </Notice>
        )}
        {priceAlerts > 0 && <PriceAlert basket={basket} />}
        {viewsOf(lines)
          .filter(({ itemCount }) => itemCount > 0)
          .map((view) => (
            <CartNote
              key={view.group?.slug ?? ''}
              view={view}
              lines={lines}
              basket={basket}
              problem={problem}
              delivery={delivery}
            />
          ))}
        <div className={styles.actions}>
          <a className={styles.onwards} href={paths.shop}>
            Continue Shopping
          </a>
          <div className={styles.buttons}>
            <form
              action={paths.cartClearing}
              method="post"
              onSubmit={(event) => {
                if (basket === null) return
                event.preventDefault()
                void basket.clearAll()
              }}
            >
              <Button variant="quiet" type="submit" icon="trash">
                Clear Shopping Cart
              </Button>
            </form>
          </div>
        </div>
      </div>
      <LaterPieces />
    </div>
  )
}

/** BASK-15, BASK-31 to BASK-33: prices have moved since the buyer took them. */
function PriceAlert({ basket }: { basket: LiveBasket | null }) {
  const isWorking = basket?.isAcknowledging ?? false
  return (
    <Notice
      tone="warning"
      action={
        <form
          action={paths.cartPrices}
          method="post"
          onSubmit={(event) => {
            if (basket === null) return
            event.preventDefault()
            for (const { group } of basket.views) void basket.acknowledge(group?.id ?? null)
          }}
        >
          <Button variant="quiet" type="submit" isLoading={isWorking}>
            {isWorking ? 'Updating…' : 'Acknowledge new prices'}
          </Button>
        </form>
      }
    >
      Some prices in this basket have changed since your last visit.
    </Notice>
  )
}
