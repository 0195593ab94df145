import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { dispatchText, statusText } from '../../shared/orders/consignment-status.ts'
import styles from './DeliveryNote.module.css'

type Props = { order: Order }

/** What comes, from whom, when and where, and what it costs: the sheet that a driver would hold out. */
export function DeliveryNote({ order }: Props) {
  const { number, placedAt, group, consignments } = order
  return (
    <section className={styles.note} aria-labelledby="delivery-note">
      <header className={styles.head}>
        <div>
          <h2 id="delivery-note">Delivery note</h2>
          {group !== null && <p>On the pallet of {group.name}</p>}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Order</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Placed</dt>
            <dd>{formatDay(placedAt)}</dd>
          </div>
        </dl>
      </header>
      <Destination order={order} />
      {consignments.map((part) => (
        <Sender key={part.id} order={order} part={part} />
      ))}
      <Sums order={order} />
    </section>
  )
}

function Destination({ order: { contact, shipTo } }: Props) {
  const to = shipTo ?? contact
  if (to === null) return null
  const { firstname, lastname, streetaddress, apartment, towncity, postcode } = to
  return (
    <p className={styles.place}>
      <strong>{[firstname, lastname].join(' ')}</strong>
      Goes to {[streetaddress, apartment, towncity, postcode].filter(Boolean).join(', ')}.
    </p>
  )
}

function Sender({ order, part }: Props & { part: OrderConsignment }) {
  const { id, team, lines, shippingOption, shippingLabel } = part
  const leaves = dispatchText(order, part)
  return (
    <section className={styles.sender} aria-labelledby={`sender-${id}`}>
      <header>
        <h3 id={`sender-${id}`}>{team?.name ?? 'Dray'}</h3>
        <p>
          {statusText(order, { ...part, isOwn: team === null })}
          {leaves !== null && `, ${leaves}`}
        </p>
      </header>
      <ul>
        {lines.map(({ kind, itemId, title, variantLabel, quantity, netMinor }) => (
          <li key={`${kind} ${itemId}`}>
            <span className={styles.units}>{quantity} ×</span>
            <span>
              {title}
              {variantLabel !== null && <span className={styles.size}>, {variantLabel}</span>}
            </span>
            <span className={styles.net}>{formatMinor(netMinor)}</span>
          </li>
        ))}
      </ul>
      {(shippingOption === 'collection' || order.group === null) && (
        <p className={styles.way}>{shippingLabel}</p>
      )}
    </section>
  )
}

function Sums({ order: { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor, pallet } }: Props) {
  const sums = [
    { label: 'Goods ex VAT', minor: goodsMinor },
    ...(depositsMinor > 0 ? [{ label: 'Container deposits ex VAT', minor: depositsMinor }] : []),
    ...(shippingMinor > 0
      ? [{ label: pallet ? 'Pallet ex VAT' : 'Delivery ex VAT', minor: shippingMinor }]
      : []),
    { label: 'VAT', minor: vatMinor },
    { label: 'Total inc VAT', minor: totalMinor },
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, minor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMinor(minor)}</dd>
        </div>
      ))}
    </dl>
  )
}
