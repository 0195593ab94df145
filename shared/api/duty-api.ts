import Type from 'typebox'
import { statedRates } from '../duty/duty-of.ts'

/** Duty within the price of one container or pack (shared/duty/duty-of.ts): an amount the brewery states, or an estimate. */
export const Duty = Type.Union([
  Type.Object({ basis: Type.Literal('stated'), minor: Type.Integer() }),
  Type.Object({
    basis: Type.Enum([...statedRates]),
    minor: Type.Integer(),
    /** Pence for each litre of pure alcohol, by HMRC's rates from that day. */
    rateMinor: Type.Integer(),
    ratesFrom: Type.String(),
  }),
])
