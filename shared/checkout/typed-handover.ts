import type { NewOrder } from '../api/orders-api.ts'
import { handoverPrefix, type TypedFields } from './checkout-page-data.ts'

type TypedHandoverInput = Pick<NewOrder, 'handover' | 'wish'>

/** What was typed for the driver, and the wish where something is missing, in the form of an order request. */
export function typedHandover(typed: TypedFields): TypedHandoverInput {
  const { wish, ...handover } = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(handoverPrefix) ? [[name.slice(handoverPrefix.length), value]] : [],
    ),
  )
  return { handover, ...(wish && { wish }) } as TypedHandoverInput
}
