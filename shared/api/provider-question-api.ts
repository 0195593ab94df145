import Type from 'typebox'
import { paymentStates } from '../orders/order-states.ts'

/** POST /api/admin/orders/{number}/payment/question takes nothing. */
export const ProviderQuestion = Type.Object({}, { additionalProperties: false })

/** How the payment stands after the provider was asked. */
export const ProviderAnswer = Type.Object({ paymentState: Type.Enum([...paymentStates]) })
