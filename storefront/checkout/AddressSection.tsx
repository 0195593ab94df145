import type { KeptAddress } from '../../shared/api/accounts.ts'
import type { DetailsProblem } from '../../shared/checkout-details.ts'
import { checkoutFields, type TypedFields } from '../../shared/checkout-page.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import type { CheckoutClient } from './use-checkout-client.ts'
import styles from './AddressSection.module.css'

type Props = {
  /** What the fields begin with; after that they belong to the browser. */
  drawn: TypedFields
  problems: readonly DetailsProblem[]
  addresses: readonly KeptAddress[]
  client: CheckoutClient | null
  onFill: (fields: TypedFields) => void
}

/** Who orders and where it goes (CHK-12 to CHK-20). What is wrong stands at its field (C-44). */
export function AddressSection({ drawn, problems, addresses, client, onFill }: Props) {
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <section className={styles.section} aria-labelledby="checkout-address">
      <SectionHeading id="checkout-address" title="Your details" />
      {addresses.length > 0 && (
        <SavedAddresses
          label="Use a saved address"
          name="savedaddress"
          addresses={addresses}
          prefix=""
          client={client}
          onFill={onFill}
        />
      )}
      <div className={styles.grid}>
        <PlaceFields prefix="" drawn={drawn} errorOf={errorOf} />
        <div id="at-email">
          <TextInput
            label="E-mail address"
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
      <Checkbox
        label="Ship to a different address"
        name={checkoutFields.otherAddress}
        value="yes"
        defaultChecked={drawn[checkoutFields.otherAddress] !== undefined}
      />
      <div className={styles.other} role="group" aria-label="Delivery address">
        {addresses.length > 0 && (
          <SavedAddresses
            label="Ship to a saved address"
            name="savedshipto"
            addresses={addresses}
            prefix="shipTo."
            client={client}
            onFill={onFill}
          />
        )}
        <div className={styles.grid}>
          <PlaceFields prefix="shipTo." drawn={drawn} errorOf={errorOf} />
        </div>
      </div>
    </section>
  )
}
