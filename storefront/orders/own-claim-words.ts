import type { OrderClaim } from '../../shared/api/claims-api.ts'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { deadlineText } from '../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { ClaimKind } from '../../shared/orders/claim-kinds.ts'

export const claimKindNames: Readonly<Record<ClaimKind, string>> = {
  missing: 'Something is missing',
  damaged: 'Something is damaged',
  wrong: 'It is not what I ordered',
  quality: 'The beer is not right',
  not_arrived: 'It never came',
}

/** The units of a claim, an entry a line; 'All of it' of one without lines. */
export function claimedLines({ lines }: OrderClaim, part: OrderConsignment): string[] {
  if (lines.length === 0) return ['All of it']
  return lines.map(({ position, units }) => {
    const line = part.lines[position]
    return `${units} × ${[line?.title, line?.variantLabel].filter(Boolean).join(', ')}`
  })
}

const by = (time: string | null) => (time === null ? '' : ` by ${deadlineText(time)}`)

/** The state of a claim, and what comes back. */
export function claimStanding(claim: OrderClaim, sender: string, order: Order): string {
  const { state, decision, creditedMinor, answerBy, askBy, decideBy } = claim
  if (state === 'open')
    return answerBy === null ? `Dray answers${by(decideBy)}.` : `${sender} answers${by(answerBy)}.`
  if (state === 'refused')
    return `${sender} refused it. You can ask Dray to decide until ${deadlineText(askBy ?? claim.openedAt)}.`
  if (state === 'asked') return `Dray decides${by(decideBy)}.`
  if (decision === 'refused') return 'Refused.'
  if (decision === 'replaced') return `${sender} sends the units again, at no cost.`
  const sum = formatMinor(creditedMinor ?? 0)
  const money =
    creditedMinor === 0
      ? 'Nothing was charged for it any more.'
      : order.payment.method === 'card'
        ? `${sum} goes back to the card you paid with.`
        : `You have ${sum} less to pay.`
  return decision === 'rebated' ? `${sender} takes something off the price. ${money}` : `Admitted. ${money}`
}

/** What was said to the buyer about a claim, the newest last. */
export const claimNotes = ({ answerNote, decisionNote, decision, answer }: OrderClaim): string[] =>
  [
    answerNote,
    decision !== null && !(answer !== null && decisionNote === answerNote) ? decisionNote : null,
  ].filter((text) => text !== null)

/** Units of each line that a buyer can still claim for: they were sent, and no open claim is about them. */
export function claimableUnits(
  { lines }: Pick<OrderConsignment, 'lines'>,
  claims: readonly Pick<OrderClaim, 'state' | 'lines'>[],
): number[] {
  const open = claims.filter(({ state }) => state !== 'decided')
  if (open.some((claim) => claim.lines.length === 0)) return lines.map(() => 0)
  return lines.map(({ quantitySent }, position) =>
    open
      .flatMap((claim) => claim.lines)
      .filter((line) => line.position === position)
      .reduce((left, { units }) => left - units, quantitySent),
  )
}

/** Whether a buyer can claim about a brewery's order: something of it was sent and is in no claim, and it has not ended. */
export const isClaimable = (part: OrderConsignment, claims: readonly OrderClaim[]) =>
  (part.steps.includes('claim') || part.state === 'claimed') &&
  claimableUnits(part, claims).some((units) => units > 0)
