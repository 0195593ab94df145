import type { CartItem } from '../../../shared/api/basket.ts'
import { summarise, summariseGroups, summariseRegular } from '../../../shared/basket-totals.ts'
import { formatMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import summary from '../Summary.module.css'
import styles from './CartPage.module.css'

/** What it comes to, and the way to each checkout: the regular lines', and every group's own (C-55). */
export function CartSummary({ lines }: { lines: readonly CartItem[] }) {
  const all = summarise(lines)
  const regular = summariseRegular(lines)
  const groups = summariseGroups(lines)
  return (
    <section className={summary.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Summary</h2>
      <SummaryRows
        subtotal={formatMinor(all.subtotalMinor)}
        vat={formatMinor(all.taxTotalMinor)}
        total={formatMinor(all.totalMinor)}
      />
      {regular.itemCount > 0 && (
        <LinkButton href={paths.checkout} size="large" isWide>
          Check Out
        </LinkButton>
      )}
      {groups.map(({ groupId, groupSlug, groupName, subtotalMinor, itemCount }) => (
        <div className={styles.group} key={groupId}>
          <p>
            <a href={paths.group(groupSlug)}>{groupName}</a>
            <span>
              {itemCount === 1 ? '1 item' : `${itemCount} items`} · {formatMinor(subtotalMinor)} ex VAT
            </span>
          </p>
          <LinkButton
            href={paths.groupCheckout(groupSlug, { id: groupId, name: groupName })}
            variant={regular.itemCount > 0 ? 'quiet' : 'primary'}
            isWide
          >
            Checkout group pallet
          </LinkButton>
        </div>
      ))}
    </section>
  )
}

/** CART-23 to CART-25, CART-39. Shipping is never part of the total (C-15). */
export function SummaryRows({ subtotal, vat, total }: { subtotal: string; vat?: string; total: string }) {
  return (
    <dl className={summary.sums}>
      <div>
        <dt>
          Subtotal <span className={summary.basis}>ex VAT</span>
        </dt>
        <dd>{subtotal}</dd>
      </div>
      {vat !== undefined && (
        <div>
          <dt>VAT</dt>
          <dd>{vat}</dd>
        </div>
      )}
      <div>
        <dt>Shipping</dt>
        <dd>Calculated at checkout</dd>
      </div>
      <div className={summary.total}>
        <dt>
          Total price <span className={summary.basis}>with VAT</span>
        </dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
