import type { Duty } from '../duty/duty-of.ts'

/** A beer offered in place of another, copied as an order's line copies what it sells. */
export type Substitute = {
  /** The line it becomes once the buyer agrees. */
  lineId: string
  itemId: string
  title: string
  variantLabel: string | null
  volumeMl: number | null
  /** In percent; absent where it is not known. */
  abv?: number
  imageUrl: string
  detailHref: string
  unitPriceMinor: number
  /** What others pay, where the buyer's price list says less; absent where there is none. */
  basePriceMinor?: number
  duty: Duty | null
  units: number
  /** False where its container does not come back as that of the line does: it has no deposit. */
  bearsDeposit?: boolean
}

/** A line of a part as a brewery proposes it; lines are named by their place from 0. */
export type ProposedLine = {
  position: number
  /** Units of the ordered beer that it would send. */
  units: number
  substitute: Substitute | null
}
