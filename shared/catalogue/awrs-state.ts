/**
 * The state of a brewery's registration under HMRC's Alcohol Wholesaler Registration Scheme: checked by us, only
 * stated by the brewery, or missing. A known number is always shown.
 */
export type AwrsState = { kind: 'verified' | 'given' | 'none'; label: string; urn: string | null }

const labels = {
  verified: 'AWRS verified',
  given: 'AWRS number given',
  none: 'No AWRS number given',
} as const

export function awrsState({
  awrsUrn,
  awrsVerified,
}: {
  awrsUrn: string | null
  awrsVerified: boolean
}): AwrsState {
  const urn = awrsUrn?.trim() || null
  const kind = urn === null ? 'none' : awrsVerified ? 'verified' : 'given'
  return { kind, label: labels[kind], urn }
}
