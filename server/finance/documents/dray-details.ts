/** What Dray's documents say of Dray. */
export type DrayDetails = {
  name: string
  /** The postal address, an entry a line. */
  address: string[]
  /** Compact, 'GB123456782'; null where none is set. */
  vatNumber: string | null
  awrsNumber: string | null
  /** Where breweries and buyers ring; absent where none is set. */
  phone?: string | null
  bankAccount: { name: string; sortCode: string; number: string } | null
}
