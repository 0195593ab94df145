import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { wholeDay, wholeMoment } from '../console/whole-moment.ts'
import { Notice } from '../ui/core/Notice.tsx'

type Props = { order: SellingOrder; proposal: NonNullable<SellingOrder['proposal']> }

/** What the pub is asked, and until when. */
export function OrderProposal({ order: { lines }, proposal }: Props) {
  const { lines: changes, dispatchOn, note, answerBy } = proposal
  const offers = changes.map(({ position, units, substitute }) => {
    const line = lines.find((each) => each.position === position)
    const less = `${units} instead of ${line?.quantity ?? 0} × ${line?.title ?? ''}`
    return substitute === null ? `${less}.` : `${less}, and ${substitute.units} × ${substitute.title}.`
  })
  return (
    <Notice title={`The pub answers by ${wholeMoment(answerBy)}`}>
      {offers.map((offer) => (
        <p key={offer}>{offer}</p>
      ))}
      {dispatchOn !== null && <p>It leaves by {wholeDay(dispatchOn)}.</p>}
      {note !== null && <p>‘{note}’</p>}
    </Notice>
  )
}
