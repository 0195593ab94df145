import type { ApprovedDetails } from '../../../shared/trade/read-trade-application.ts'

/** What is decided about, as far as it is stated. */
export type StatedDetails = { [name in keyof ApprovedDetails]: ApprovedDetails[name] | null }

const approvedNames = ['businessName', 'kind', 'licenceNumber', 'awrsNumber', 'vatNumber'] as const

/** What is decided about, alone: premises and company number ask for no decision (TRADE-08). */
export function approvedPart<D extends StatedDetails>(details: D): Pick<D, keyof ApprovedDetails> {
  const { businessName, kind, licenceNumber, awrsNumber, vatNumber } = details
  return { businessName, kind, licenceNumber, awrsNumber, vatNumber }
}

/** Whether what is decided about reads the same. */
export function isSameApproved(one: StatedDetails, other: StatedDetails): boolean {
  return approvedNames.every((name) => one[name] === other[name])
}
