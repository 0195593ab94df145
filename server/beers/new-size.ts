import type { ContainerFacts } from '../catalogue/range/own-range.ts'

/** A size of a beer that is not in the shop yet; its price is pence without VAT. */
export type NewSize = ContainerFacts & {
  externalId: string | null
  isOnline: boolean
  priceMinor: number | null
}
