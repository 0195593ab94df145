import type { StaffOrder } from '../../shared/api/staff-orders-api.ts'
import { BuyerFacts, Fact } from '../selling/OrderBuyer.tsx'
import styles from '../selling/OrderBuyer.module.css'
import { wishNames } from '../../shared/orders/wish-names.ts'

/** Who buys, and how to reach them. */
export function StaffBuyer({ order: { parts, email } }: { order: StaffOrder }) {
  const [part] = parts
  if (part === undefined) return null
  return (
    <section aria-labelledby="pub">
      <h2 id="pub">Pub</h2>
      <dl className={styles.facts}>
        <BuyerFacts buyer={part.buyer} />
        {email !== null && (
          <Fact title="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        <Fact title="When something is missing">{wishNames[part.wish]}</Fact>
      </dl>
    </section>
  )
}
