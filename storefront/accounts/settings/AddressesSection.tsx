import { useState } from 'react'
import type { SavedAddress } from '../../../shared/api/accounts-api.ts'
import { savedAddressLimit } from '../../../shared/limits/limits.ts'
import { Button } from '../../ui/core/Button.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import { useReturningFocus } from './use-returning-focus.ts'
import styles from './AddressesSection.module.css'

type Props = { addresses: SavedAddress[]; onChange: () => Promise<void> }

export function AddressesSection({ addresses, onChange }: Props) {
  /** The id of the address under the pen, 'new' for one more. */
  const [edited, setEdited] = useState<string | null>(null)
  const close = () => setEdited(null)
  const list = useReturningFocus(edited)
  const isFull = addresses.length >= savedAddressLimit
  return (
    <AccountSection
      id="addresses"
      title="Delivery addresses"
      note="Choose one when you order. The cellar drop and the front can be two addresses."
    >
      <div className={styles.list} ref={list}>
        {addresses.length > 0 && (
          <ul className={styles.addresses}>
            {addresses.map((address) => (
              <li
                className={styles.address}
                key={address.id}
                data-opens={address.id}
                data-edited={edited === address.id || undefined}
              >
                {edited === address.id ? (
                  <AddressForm address={address} onClose={close} onChange={onChange} />
                ) : (
                  <AddressCard address={address} onEdit={() => setEdited(address.id)} onChange={onChange} />
                )}
              </li>
            ))}
          </ul>
        )}
        {edited === 'new' && (
          <div className={styles.address}>
            <AddressForm address={null} onClose={close} onChange={onChange} />
          </div>
        )}
        {edited !== 'new' && (
          <p data-opens="new">
            <Button
              variant="quiet"
              icon="plus"
              disabledReason={isFull ? `${savedAddressLimit} addresses are as many as we keep.` : undefined}
              onClick={() => setEdited('new')}
            >
              Add an address
            </Button>
          </p>
        )}
      </div>
    </AccountSection>
  )
}
