import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DetailsProblem } from '../../shared/checkout/checkout-details.ts'
import { checkoutFields, type TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { fieldsOfAddress, isWhole } from './address-fields.ts'
import { HandoverPlace } from './HandoverPlace.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import type { CheckoutClient } from './use-checkout-client.ts'
import styles from './AddressSection.module.css'

type Props = {
  /** What the fields begin with; after that they belong to the browser. */
  drawn: TypedFields
  /** As they are now. */
  typed: TypedFields
  problems: readonly DetailsProblem[]
  client: CheckoutClient | null
  onFill: (fields: TypedFields) => void
}

/**
 * Who orders and where it goes (CHK-12 to CHK-20). A client whose details are known sees them as a card, behind which
 * the fields are folded. What is wrong is at its field (C-44).
 */
export function AddressSection({ drawn, typed, problems, client, onFill }: Props) {
  const [isFolded, setFolded] = useState(false)
  const clientId = client?.id
  useLayoutEffect(() => {
    if (!client) return
    const [first] = client.addresses
    if (isWhole(typed)) setFolded(true)
    else if (first && !typed['streetaddress']) {
      const fields = fieldsOfAddress(first, '', client)
      onFill(fields)
      setFolded(isWhole({ ...typed, ...fields }))
    }
    // Once for each client: after that the buyer folds and unfolds
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [clientId])
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  const isCard =
    isFolded && !problems.some(({ field }) => Object.hasOwn(typed, field) || field === 'postcode')
  const open = () => {
    flushSync(() => setFolded(false))
    document.querySelector<HTMLElement>('#at-firstname input')?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby="checkout-address">
      <SectionHeading id="checkout-address" title="Your details" />
      {isCard && <DeliveryCard typed={typed} onChange={open} />}
      <div className={styles.own} hidden={isCard}>
        {client && (
          <SavedAddresses
            label="Use a saved address"
            name="savedaddress"
            prefix=""
            client={client}
            onFill={onFill}
          />
        )}
        <div className={styles.grid}>
          <PlaceFields prefix="" drawn={drawn} errorOf={errorOf} />
          <div id="at-email">
            <TextInput
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={drawn['email']}
              error={errorOf('email')}
            />
          </div>
          <div id="at-phone">
            <TextInput
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              defaultValue={drawn['phone']}
              error={errorOf('phone')}
            />
          </div>
        </div>
      </div>
      <Checkbox
        label="Ship to a different address"
        name={checkoutFields.otherAddress}
        value="yes"
        defaultChecked={drawn[checkoutFields.otherAddress] !== undefined}
      />
      <div className={styles.other} role="group" aria-label="Delivery address">
        {client && (
          <SavedAddresses
            label="Ship to a saved address"
            name="savedshipto"
            prefix="shipTo."
            client={client}
            onFill={onFill}
          />
        )}
        <div className={styles.grid}>
          <PlaceFields prefix="shipTo." drawn={drawn} errorOf={errorOf} />
        </div>
      </div>
      <HandoverPlace {...{ drawn, typed, problems, client, onFill }} />
    </section>
  )
}
