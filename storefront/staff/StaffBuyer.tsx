import { useState } from 'react'
import { changeRoles } from '../../shared/accounts/staff-rights.ts'
import type { StaffOrder } from '../../shared/api/staff-orders-api.ts'
import { BuyerFacts, Fact } from '../selling/OrderBuyer.tsx'
import styles from '../selling/OrderBuyer.module.css'
import { Button } from '../ui/core/Button.tsx'
import { ChangeDialog } from './changes/ChangeDialog.tsx'
import { useMay } from './staff-roles.ts'
import head from './refunds/OrderRefunds.module.css'
import { wishNames } from '../../shared/orders/standing-wish.ts'

/** Who buys, how to reach them, and where it goes. */
export function StaffBuyer({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const { parts, email, details, number } = order
  const [isChanging, setChanging] = useState(false)
  const may = useMay()
  const [part] = parts
  if (part === undefined) return null
  return (
    <section aria-labelledby="pub">
      <header className={head.head}>
        <h2 id="pub">Pub</h2>
        {details !== null && may(changeRoles) && (
          <Button size="small" variant="quiet" onClick={() => setChanging(true)}>
            Change<span className="visually-hidden"> contact and delivery</span>
          </Button>
        )}
      </header>
      <dl className={styles.facts}>
        <BuyerFacts buyer={part.buyer} />
        {email !== null && (
          <Fact title="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        <Fact title="When something is missing">{wishNames[part.wish]}</Fact>
      </dl>
      {isChanging && details !== null && (
        <ChangeDialog
          number={number}
          details={details}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false)
            onDone()
          }}
        />
      )}
    </section>
  )
}
