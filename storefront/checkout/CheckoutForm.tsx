import type { RefObject } from 'react'
import type { DetailsProblem } from '../../shared/checkout/checkout-details.ts'
import {
  type CheckoutData,
  checkoutFields,
  type TypedFields,
} from '../../shared/checkout/checkout-page-data.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { AddressSection } from './AddressSection.tsx'
import { BreweryBlock } from './BreweryBlock.tsx'
import type { CheckoutPlan } from '../basket/plan/checkout-plan.ts'
import type { CheckoutClient } from './use-checkout-client.ts'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import styles from './CheckoutPage.module.css'

type Props = {
  data: CheckoutData
  form: RefObject<HTMLFormElement | null>
  plan: CheckoutPlan<BasketEntry>
  /** Of the group's pallet; null of the regular checkout. */
  palletHint: string | null
  client: CheckoutClient | null
  typed: TypedFields
  problems: readonly DetailsProblem[]
  onFill: (fields: TypedFields) => void
  onInput: () => void
  onSubmit: () => void
}

/** The form's id, by which its button is tied to it. */
export const checkoutFormId = 'checkout'

/** What is ordered and where it goes, as one form: without scripts the browser posts it. */
export function CheckoutForm({
  data,
  form,
  plan,
  palletHint,
  client,
  typed,
  problems,
  onInput,
  onFill,
  onSubmit,
}: Props) {
  const { group } = data
  return (
    <form
      id={checkoutFormId}
      ref={form}
      className={styles.form}
      action={data.path}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {group !== null && (
        <>
          <input type="hidden" name={checkoutFields.groupId} value={group.id} />
          <input type="hidden" name={checkoutFields.groupSlug} value={group.slug} />
          <input type="hidden" name={checkoutFields.groupName} value={group.name} />
        </>
      )}
      <div hidden={plan.blocks.length === 0}>
        <AddressSection
          drawn={data.typed}
          typed={typed}
          problems={problems}
          client={client}
          onFill={onFill}
        />
      </div>
      <section className={styles.basket} aria-labelledby="checkout-basket">
        <SectionHeading id="checkout-basket" title={group ? 'Your group basket' : 'Your basket'} />
        {plan.blocks.length === 0 && <EmptyCheckout kind={data.kind} group={group} />}
        {plan.blocks.map((block) => (
          <BreweryBlock key={block.teamId ?? ''} block={block} palletHint={palletHint} />
        ))}
      </section>
    </form>
  )
}
