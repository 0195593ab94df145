import type { Order, OrderPallet } from '../../shared/api/orders-api.ts'
import { shortDay } from '../../shared/delivery/arrival-text.ts'
import { notedPallets } from '../../shared/delivery-note/delivery-note.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { OrderState } from '../../shared/orders/order-states.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LoadedPallet } from '../delivery-note/NotedPallets.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './OrderPallets.module.css'

type Props = { pallet: OrderPallet; order: Pick<Order, 'group' | 'consignments'> }

/** The pallet that the breweries of a group's order share. */
export function OrderPallets({ pallet, order }: Props) {
  const { pallets, chargeMinor, separateMinor, buyerMinor, orderedMinor } = pallet
  const saved = separateMinor === null ? 0 : separateMinor - chargeMinor
  if (pallets.length === 0) return null
  return (
    <section className={styles.pallet} aria-labelledby="order-pallet">
      <SectionHeading
        id="order-pallet"
        title={pallets.length === 1 ? 'One pallet' : `${pallets.length} pallets`}
      />
      <Way pallet={pallet} order={order} />
      <ol className={styles.pallets}>
        {notedPallets(pallets).map(({ place, label, detail, share }) => (
          <li className={styles.one} key={`${label} ${place}`}>
            <LoadedPallet share={share} />
            <span className={styles.words}>
              {label}
              <span className={styles.detail}>{detail}</span>
            </span>
            <span className={styles.charge}>{formatMinor(pallets[place - 1]!.chargeMinor)}</span>
          </li>
        ))}
      </ol>
      {orderedMinor !== undefined && orderedMinor !== chargeMinor && (
        <p>
          Your pallet was {formatMinor(orderedMinor)} and is now {formatMinor(chargeMinor)}.
        </p>
      )}
      {buyerMinor !== undefined && buyerMinor < chargeMinor && (
        <p>You pay {formatMinor(buyerMinor)} of it; those who changed the order pay the rest.</p>
      )}
      {saved > 0 && <p className={styles.saved}>You saved {formatMinor(saved)} on separate deliveries.</p>}
    </section>
  )
}

/** With whom it travels, and when: a day to come only while something is to come. Until when to order is no news here. */
function Way({ pallet: { leavesOn, runText }, order: { group, consignments } }: Props) {
  if (group === null) return null
  const isComing = consignments.some(({ state }) => !ended.has(state))
  const link = <a href={paths.group(group.slug)}>{group.name}</a>
  return (
    <p>
      {isComing ? 'Delivered' : 'Went'} on the {link} pallet
      {leavesOn && (isComing && runText ? `, arriving ${shortDay(leavesOn)}` : ` of ${shortDay(leavesOn)}`)}.
    </p>
  )
}

const ended: ReadonlySet<OrderState> = new Set(['delivered', 'claimed', 'closed', 'refused', 'cancelled'])
