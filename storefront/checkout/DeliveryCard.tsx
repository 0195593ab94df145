import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { Button } from '../ui/core/Button.tsx'
import styles from './DeliveryCard.module.css'

type Props = { typed: TypedFields; onChange: () => void }

/** Who orders and where it goes, as it is in the folded fields. */
export function DeliveryCard({ typed, onChange }: Props) {
  const { firstname, lastname, streetaddress, apartment, towncity, postcode, email, phone } = typed
  return (
    <div className={styles.card}>
      <address className={styles.address}>
        Delivering to{' '}
        <strong>
          {firstname} {lastname}
        </strong>
        <br />
        {[streetaddress, apartment, `${towncity} ${postcode}`].filter(Boolean).join(', ')}
        <span className={styles.contact}>
          {email} · {phone}
        </span>
      </address>
      <Button variant="quiet" size="small" onClick={onChange}>
        Change<span className="visually-hidden"> your details</span>
      </Button>
    </div>
  )
}
