import type { OrderClaim } from '../../../../shared/api/claims-api.ts'
import type { DeadlineStep } from '../../../../shared/orders/deadline-steps.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { consignmentRows, type ConsignmentRow } from '../order-read-queries.ts'
import { type ClaimPictureRow, pictureRows } from './claim-picture-queries.ts'
import { type ClaimRow, claimRows } from './claim-queries.ts'
import { claimState, waitingClaim } from './claim-standing.ts'
import { claimDeadlines, decisionBy } from './claim-times.ts'

/** People of the cellar are told no sums. */
export type ClaimViewer = 'buyer' | 'brewery' | 'cellar' | 'staff'
type ClaimViewInput = {
  /** Of one order, or of these. */
  orderId: string | readonly string[]
  /** Of this brewery's parts alone. */
  breweryId?: string
  viewer: ClaimViewer
}

/** The claims about parts of orders, the oldest first. */
export async function findClaims(
  database: Database,
  { orderId, breweryId, viewer }: ClaimViewInput,
): Promise<OrderClaim[]> {
  const all = await consignmentRows(database, [orderId].flat())
  const parts = all.filter((part) => breweryId === undefined || part.breweryId === breweryId)
  const claims = await claimRows(
    database,
    parts.map(({ id }) => id),
  )
  const pictures = await pictureRows(
    database,
    claims.map(({ id }) => id),
  )
  return claims.map((claim) => claimView(claim, { parts, pictures, viewer }))
}

type Around = { parts: readonly ConsignmentRow[]; pictures: readonly ClaimPictureRow[]; viewer: ClaimViewer }

function claimView(claim: ClaimRow, { parts, pictures, viewer }: Around): OrderClaim {
  const { id, kind, text, lines, wish, isLate, answer, answerNote, askedNote, decision, creditedMinor } =
    claim
  const part = parts.find((each) => each.id === claim.consignmentId)!
  const state = claimState(claim)
  const deadlines = state === 'decided' ? [] : claimDeadlines(waitingClaim(claim, part), calendarOf(part))
  const at = (step: DeadlineStep) => deadlines.find((each) => each.step === step)?.at.toISOString() ?? null
  const isDrays = state === 'asked' || (state === 'open' && part.breweryId === null)
  return {
    id,
    part: part.id,
    kind,
    text,
    lines,
    wish,
    isLate,
    pictures: pictures
      .filter(({ claimId }) => claimId === id)
      .map(({ id: picture, width, height }) => ({ id: picture, width, height })),
    state,
    openedAt: moment(claim.openedAt)!,
    answerBy: at('answer_claim'),
    answer,
    answerNote,
    answeredAt: moment(claim.answeredAt),
    askBy: at('let_refusal_stand'),
    askedAt: moment(claim.askedAt),
    askedNote,
    decideBy: isDrays ? decisionBy(new Date(claim.openedAt), calendarOf(part)).toISOString() : null,
    decidedAt: moment(claim.decidedAt),
    decision,
    decisionNote: claim.decisionNote,
    bearer: viewer === 'buyer' ? null : claim.bearer,
    creditedMinor: viewer === 'cellar' ? null : creditedMinor,
    replacement: parts.find(({ claimId }) => claimId === id)?.id ?? null,
  }
}

const moment = (time: string | null) => time && new Date(time).toISOString()
