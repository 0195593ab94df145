import type { Order } from '../../shared/api/orders-api.ts'
import { buyersNote, notedParts } from '../../shared/delivery-note/delivery-note.ts'
import { isAllCollected } from '../../shared/orders/all-collected.ts'
import styles from './DeliveryNote.module.css'
import { NotedPallets } from './NotedPallets.tsx'

type Props = { order: Order }

/** What comes, from whom, when and where, and what it costs: the sheet that a driver would hold out. */
export function DeliveryNote({ order }: Props) {
  const { facts, goesTo, parts, pallets = [], sums, remark } = buyersNote(order)
  const [name, ...address] = goesTo
  const noted = notedParts(order.consignments)
  const isCollected = isAllCollected(noted)
  return (
    <section className={styles.note} aria-labelledby="delivery-note">
      <header className={styles.head}>
        <div>
          <h2 id="delivery-note">Delivery note</h2>
          {order.group !== null && <p>On the pallet of {order.group.name}</p>}
        </div>
        <Figures className={styles.facts} figures={facts} />
      </header>
      <div className={styles.places}>
        {isCollected && order.contact !== null && (
          <p className={styles.place}>
            <strong>
              {order.contact.firstname} {order.contact.lastname}
            </strong>
            You collect it.
          </p>
        )}
        {name !== undefined && (
          <p className={styles.place}>
            <strong>{name}</strong>
            Goes to {address.join(', ')}.
          </p>
        )}
        <NotedPallets pallets={pallets} />
      </div>
      {parts.map((part, at) => {
        const { id, shippingOption, shippingLabel } = noted[at]!
        return (
          <section className={styles.sender} aria-labelledby={`sender-${id}`} key={id}>
            <header>
              <h3 id={`sender-${id}`}>{part.sender}</h3>
              <p>{part.standing}</p>
            </header>
            {part.lines.length > 0 && (
              <ul>
                {part.lines.map(({ units, item, sum }) => (
                  <li key={item}>
                    <span className={styles.units}>{units} ×</span>
                    <span>{item}</span>
                    <span className={styles.net}>{sum}</span>
                  </li>
                ))}
              </ul>
            )}
            {(shippingOption === 'collection' || order.group === null) && (
              <p className={styles.way}>{shippingLabel}</p>
            )}
          </section>
        )
      })}
      <Figures className={styles.sums} figures={sums} />
      {remark !== undefined && <p className={styles.remark}>{remark}</p>}
    </section>
  )
}

type FiguresProps = { className: string | undefined; figures: readonly { label: string; text: string }[] }

function Figures({ className, figures }: FiguresProps) {
  return (
    <dl className={className}>
      {figures.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
