import type { ClaimState } from '../../../../shared/orders/claim-kinds.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import type { ClaimRow } from './claim-queries.ts'
import type { WaitingClaim } from './claim-times.ts'

type Standing = Pick<ClaimRow, 'answer' | 'answeredAt' | 'askedAt' | 'decidedAt'>

/** Where a claim waits, or that it is decided. */
export function claimState({ answer, askedAt, decidedAt }: Standing): ClaimState {
  if (decidedAt !== null) return 'decided'
  if (askedAt !== null) return 'asked'
  return answer === null ? 'open' : 'refused'
}

const moment = (time: string | null) => (time === null ? null : new Date(time))

/** A claim as its deadlines depend on it. */
export function waitingClaim(
  { openedAt, answeredAt, askedAt }: Pick<ClaimRow, 'openedAt' | 'answeredAt' | 'askedAt'>,
  { breweryId }: Pick<ConsignmentRow, 'breweryId'>,
): WaitingClaim {
  return {
    openedAt: new Date(openedAt),
    refusedAt: moment(answeredAt),
    askedAt: moment(askedAt),
    isOwn: breweryId === null,
  }
}
