/** Units of a line as a brewery packed them; lines are named by their place from 0. */
export type PackedLine = {
  position: number
  units: number
  batch: string | null
  /** 'YYYY-MM-DD'. */
  bestBefore: string | null
  serials: string[]
}

/** Units that were not there when a part arrived. */
export type Shortage = { position: number; units: number }

/** What is known of an arrival: who took it, when, and who says so. */
export type DeliveryProof = {
  /** An adult's name; null where no one said and the clock took it as delivered. */
  receivedBy: string | null
  at: string
  note: string | null
  /** The id of a stored photo. */
  photoId: string | null
  shortages: Shortage[]
  /** Empty containers that the driver counted and took back; absent where no one counted. */
  empties?: number
}
