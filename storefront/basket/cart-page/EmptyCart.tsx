import { formatMinor } from '../../../shared/format/money.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { SummaryRows } from './CartSummary.tsx'
import summary from '../Summary.module.css'
import styles from './CartPage.module.css'

/** CART-27, CART-28, CART-38. */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <EmptyState title="Your basket is empty." icon="basket">
        <p>
          Browse <a href={paths.shop}>all beers</a>, or type what you need into the{' '}
          <a href={paths.quickOrder}>quick order pad</a>.
        </p>
      </EmptyState>
      <section className={summary.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">Summary</h2>
        <SummaryRows subtotal={formatMinor(0)} total={formatMinor(0)} />
        <LinkButton href={paths.home} size="large" isWide>
          Discover Beers
        </LinkButton>
      </section>
    </div>
  )
}
