import { useState } from 'react'
import type { SavedAddress } from '../../../shared/api/accounts-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx'
import styles from './AddressCard.module.css'

type Props = { address: SavedAddress; onEdit: () => void; onChange: () => Promise<void> }

export function AddressCard({ address, onEdit, onChange }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { label, recipient, street, apartment, town, postcode, phone } = address
  const lines = [recipient, apartment, street, town, postcode, phone].filter((line) => line !== null)
  return (
    <div className={styles.card}>
      <h3 className={styles.label}>{label}</h3>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span className={styles.line} key={line}>
            {line}
          </span>
        ))}
      </address>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" icon="edit" onClick={onEdit}>
          Change<span className="visually-hidden"> {label}</span>
        </Button>
        <Button variant="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
          Remove<span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      <RemoveAddressDialog
        address={address}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onChange={onChange}
      />
    </div>
  )
}
