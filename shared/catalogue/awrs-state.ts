/**
 * The state of a brewery's registration under HMRC's Alcohol Wholesaler Registration Scheme: checked by us, only
 * stated by the brewery, or missing. A known number is always shown.
 */
export type AwrsState = { kind: 'verified' | 'given' | 'none'; urn: string | null }

export function awrsState({
  awrsUrn,
  awrsVerified,
}: {
  awrsUrn: string | null
  awrsVerified: boolean
}): AwrsState {
  const urn = awrsUrn?.trim() || null
  if (urn === null) return { kind: 'none', urn }
  return { kind: awrsVerified ? 'verified' : 'given', urn }
}
