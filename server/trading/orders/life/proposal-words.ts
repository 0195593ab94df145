import { itemOf } from '../../../../shared/delivery-note/delivery-note.ts'
import type { OrderConsignment, OrderProposal } from '../../../../shared/api/orders-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { ProposalAnswer } from './proposal-outcome.ts'

/** A proposal in sentences: what it is, and what each answer costs. */
export function proposalSentences(
  { lines, dispatchOn: promised }: Pick<OrderConsignment, 'lines' | 'dispatchOn'>,
  proposal: OrderProposal,
): { offers: string[]; answers: { verb: ProposalAnswer; text: string }[] } {
  const { agree, declineLines, declinePart } = proposal
  const offers = proposal.lines.map(({ position, units, substitute }) => {
    const line = lines[position]!
    const less = `${units} instead of ${line.quantity} × ${itemOf(line)}`
    if (substitute === null) return `${less}.`
    const instead = `${substitute.units} × ${itemOf(substitute)} at ${formatMinor(substitute.unitPriceMinor)} each`
    return units === 0
      ? `${instead}, instead of ${line.quantity} × ${itemOf(line)}.`
      : `${less}, and ${instead}.`
  })
  const later =
    proposal.dispatchOn === null
      ? []
      : [
          `It leaves by ${dayText(proposal.dispatchOn)}${promised === null ? '' : ` instead of ${dayText(promised)}`}.`,
        ]
  return {
    offers: [...offers, ...later],
    answers: [
      { verb: 'agree', text: `Agree: ${outcome(agree)}` },
      ...(declineLines === null
        ? []
        : [
            {
              verb: 'decline_lines' as const,
              text: `Without the lines in question: ${outcome(declineLines)}`,
            },
          ]),
      { verb: 'decline_part', text: `Without this brewery’s part: ${outcome(declinePart)}` },
    ],
  }
}

const outcome = ({ totalMinor, backMinor }: { totalMinor: number; backMinor: number }) =>
  `the order comes to ${formatMinor(totalMinor)}, and you get ${formatMinor(backMinor)} back.`
