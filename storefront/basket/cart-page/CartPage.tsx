import { useState } from 'react'
import { type CartData, cartProblemSentence } from '../../../shared/pages/cart-page-data.ts'
import { Breadcrumb } from '../../ui/core/Breadcrumb.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { useBasket } from '../use-basket.ts'
import { withServerLines } from '../lines/basket-entry.ts'
import { CartBody } from './CartBody.tsx'
import { CartOffer } from './CartOffer.tsx'
import styles from './CartPage.module.css'

type Props = { data: CartData }

/**
 * The full basket (CART-02). The server draws a guest's from the cookie, so that it is there without scripts; with them
 * the browser's own takes its place, and a client sees the cart of the account.
 */
export function CartPage({ data }: Props) {
  const basket = useBasket()
  const [problem, setProblem] = useState(data.problem)
  const isLive = basket.status !== 'loading'
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading level={1} title={data.title} />
      {problem && (
        <Notice tone="error" onDismiss={isLive ? () => setProblem(null) : undefined}>
          <p>{cartProblemSentence(problem)}</p>
        </Notice>
      )}
      {data.offer && <CartOffer offer={data.offer} />}
      <div className={styles.place}>
        {basket.status === 'failed' ? (
          <ErrorState title="Your basket could not be loaded." onRetry={() => void basket.refresh()}>
            <p>There seems to be no connection. What you put in it is safe in your account.</p>
          </ErrorState>
        ) : (
          <div className={styles.lines} data-live={isLive || undefined}>
            <CartBody
              lines={isLive ? withServerLines(basket.lines, data.basket.items) : data.basket.items}
              basket={isLive ? basket : null}
              problem={problem}
              delivery={data.delivery}
              gone={isLive ? 0 : data.basket.refused.length}
            />
          </div>
        )}
        {!isLive && (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton shape="block" />
            <Skeleton lines={6} />
          </div>
        )}
      </div>
    </div>
  )
}
