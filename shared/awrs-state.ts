/**
 * How far a brewery's registration under HMRC's Alcohol Wholesaler Registration Scheme is known: checked by us, only
 * told, or not told. The number is shown wherever there is one.
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
