import type { DetailsProblem } from '../../shared/checkout/checkout-details.ts'
import { handoverPrefix, type TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { typedHandover } from '../../shared/checkout/typed-handover.ts'
import { handoverFacts } from '../../shared/orders/handover-facts.ts'
import { handoverLimits, readHandover, unloadingLabels, unloadings } from '../../shared/orders/handover.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import type { CheckoutClient } from './use-checkout-client.ts'
import { usePremisesFacts } from './use-premises-facts.ts'
import { useStandingWish } from './use-standing-wish.ts'
import styles from './HandoverFields.module.css'

type Props = {
  /** What the fields begin with; after that they belong to the browser. */
  drawn: TypedFields
  typed: TypedFields
  problems: readonly DetailsProblem[]
  client: CheckoutClient | null
  onFill: (fields: TypedFields) => void
}

const wishField = `${handoverPrefix}wish`
const wishes = [
  { value: 'ask_me', label: 'Ask me first' },
  { value: 'send_what_you_have', label: 'Send what you have' },
  { value: 'cancel_the_line', label: 'Leave the beer out' },
]

/**
 * What a driver should know, the number of the buyer's own books, and the wish where something is missing (DELV-08).
 * All of it is optional, and folded away; the premises of the trade account fill it in.
 */
export function HandoverFields({ drawn, typed, problems, client, onFill }: Props) {
  usePremisesFacts({ typed, client, onFill })
  const wish = useStandingWish(client?.id ?? null)
  const own = problems.filter(({ field }) => field.startsWith(handoverPrefix))
  const field = (name: string) => ({
    name: handoverPrefix + name,
    defaultValue: drawn[handoverPrefix + name],
    error: own.find((problem) => problem.field === handoverPrefix + name)?.message,
  })
  const facts = handoverFacts(readHandover(typedHandover(typed).handover))
  return (
    <details className={styles.fold} open={own.length > 0 || undefined}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>For the driver and your books (optional)</span>
          <span className={styles.facts}>
            {facts.length === 0
              ? 'PO number, opening hours, unloading, drop notes.'
              : facts.map(({ label, text }) => `${label}: ${text}`).join(' · ')}
          </span>
        </span>
        <span className={styles.sign}>
          <Icon name="plus" />
          <Icon name="minus" />
        </span>
      </summary>
      <div className={styles.grid}>
        <TextInput
          {...field('poNumber')}
          label="PO number"
          hint="Printed on your invoices."
          maxLength={handoverLimits.poNumber}
        />
        <Select
          {...field('unloading')}
          label="How a pallet comes off the lorry"
          hint="Otherwise a lorry with a tail-lift comes."
          options={[
            { value: '', label: 'Not known' },
            ...unloadings.map((value) => ({ value, label: unloadingLabels[value] })),
          ]}
        />
        <div className={styles.hours} id={`at-${handoverPrefix}closesAt`}>
          <TextInput {...field('opensAt')} label="Deliveries from" type="time" />
          <TextInput {...field('closesAt')} label="Until" type="time" />
        </div>
        {wish !== null && (
          <Select
            name={wishField}
            label="When a brewery cannot send everything"
            defaultValue={typed[wishField] ?? wish}
            options={wishes}
          />
        )}
        <TextInput
          {...field('receiverName')}
          label="Who takes it in"
          autoComplete="shipping name"
          maxLength={handoverLimits.receiverName}
        />
        <TextInput
          {...field('receiverPhone')}
          label="Phone for the driver"
          type="tel"
          autoComplete="shipping tel"
          maxLength={handoverLimits.receiverPhone}
        />
        <div className={styles.wide}>
          <TextInput
            {...field('dropNotes')}
            label="Drop notes"
            hint="Where to stop, which door, what to look out for."
            rows={3}
            maxLength={handoverLimits.dropNotes}
          />
        </div>
      </div>
    </details>
  )
}
