import type { OrderChange } from '../../../../shared/api/order-change-api.ts'
import {
  type CheckoutContact,
  type CheckoutPlace,
  readCheckoutDetails,
} from '../../../../shared/checkout/checkout-details.ts'
import { type Handover, handoverProblems, readHandover } from '../../../../shared/orders/handover.ts'
import type { ChangedField } from '../../../../shared/orders/order-change.ts'

/** What an order says of who gets it and where. */
export type OrderDetails = { contact: CheckoutContact; shipTo: CheckoutPlace | null; handover: Handover }
type ReadChange =
  | { kind: 'changed'; details: OrderDetails; changed: ChangedField[] }
  | { kind: 'wrong'; problems: { field: string; message: string }[] }

const same = <T extends CheckoutPlace>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every((name) => one[name] === other[name])

/** The details of an order after a change, and what of them is changed; what was typed wrong by its field. Pure. */
export function readChange(
  stood: OrderDetails,
  typed: Pick<OrderChange, 'contact' | 'shipTo' | 'handover'>,
): ReadChange {
  const from = stood.shipTo ?? placeOf(stood.contact)
  const read = readCheckoutDetails({
    contact: { ...stood.contact, ...typed.contact },
    shipTo: { ...from, ...typed.shipTo },
  })
  const wanted = { ...stood.handover, ...typed.handover }
  const problems = [...(read.kind === 'incomplete' ? read.problems : []), ...handoverProblems(wanted)]
  if (read.kind === 'incomplete' || problems.length > 0) return { kind: 'wrong', problems }
  const { contact, shipTo } = read.details
  const isMoved = typed.shipTo !== undefined && shipTo !== null && !same(shipTo, from)
  const handover = readHandover(wanted)
  const differs = (...names: (keyof Handover)[]) =>
    names.some((name) => handover[name] !== stood.handover[name])
  const facts: Partial<Record<ChangedField, boolean>> = {
    contact: !same(contact, stood.contact),
    premises: isMoved,
    unloading: differs('unloading'),
    'opening window': differs('opensAt', 'closesAt'),
    receiver: differs('receiverName', 'receiverPhone'),
    'drop notes': differs('dropNotes'),
    'PO number': differs('poNumber'),
  }
  return {
    kind: 'changed',
    details: { contact, shipTo: isMoved ? shipTo : stood.shipTo, handover },
    changed: (Object.keys(facts) as ChangedField[]).filter((field) => facts[field]),
  }
}

/** The postcode that something goes to. */
export const postcodeOf = ({ contact, shipTo }: Pick<OrderDetails, 'contact' | 'shipTo'>): string =>
  (shipTo ?? contact).postcode

const placeOf = (contact: CheckoutContact): CheckoutPlace => {
  const { firstname, lastname, streetaddress, apartment, towncity, postcode } = contact
  return { firstname, lastname, streetaddress, apartment, towncity, postcode }
}
