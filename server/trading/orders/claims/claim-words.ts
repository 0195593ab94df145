import { momentText } from '../../../../shared/delivery/moment-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { ClaimDecision, ClaimKind } from '../../../../shared/orders/claim-kinds.ts'
import type { RefundBearer } from '../../../../shared/orders/refund-reasons.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'
import type { ClaimRow } from './claim-queries.ts'
import { claimDeadlines } from './claim-times.ts'
import { waitingClaim } from './claim-standing.ts'

type Words = { heading: string; happened: string }
/** What a mail about a claim says to each side; null where a side is not notified. */
export type ClaimWords = { buyer: Words | null; brewery: Words | null }
type Part = Pick<ConsignmentRow, 'breweryId' | 'breweryName' | 'nation' | 'daysOff'>

const kinds: Readonly<Record<ClaimKind, string>> = {
  missing: 'something is missing',
  damaged: 'something is damaged',
  wrong: 'something else came than was ordered',
  quality: 'the beer is not right',
  not_arrived: 'it never came',
}
const senderOf = ({ breweryName }: Part) => breweryName ?? 'Dray'

/** The units of a claim: '1 × Towpath Bitter, Firkin'; of one about a brewery's whole order 'all of it'. */
export function claimedUnits(
  { lines }: Pick<ClaimRow, 'lines'>,
  all: readonly Pick<LineRow, 'position' | 'title' | 'variantLabel'>[],
): string {
  const named = lines.map(({ position, units }) => {
    const line = all.find((each) => each.position === position)
    return `${units} × ${[line?.title, line?.variantLabel].filter(Boolean).join(', ')}`
  })
  return named.length === 0 ? 'all of it' : named.join('; ')
}

export function openedWords({ claim, part }: { claim: ClaimRow; part: Part }): ClaimWords {
  const sender = senderOf(part)
  const all = claimDeadlines(waitingClaim(claim, part), calendarOf(part))
  const due = all.find(({ step }) => step === 'answer_claim')
  const late = claim.isLate ? ' It came after its time, which does not decide it.' : ''
  const by = due === undefined ? 'within 10 working days' : `by ${momentText(due.at)}`
  return {
    buyer: {
      heading: 'Your claim is with us',
      happened: `you told us about ${sender}’s order: ${kinds[claim.kind]}. ${sender} answers ${by}.`,
    },
    brewery: {
      heading: 'A claim about your order',
      happened: `the pub says that ${kinds[claim.kind]}.${late} Please answer ${by}; without an answer it is admitted on your behalf up to £250.00 ex VAT; above that, Dray decides.`,
    },
  }
}

export const remindedWords: ClaimWords = {
  buyer: null,
  brewery: {
    heading: 'A claim is waiting for your answer',
    happened: 'please admit it, replace or rebate the units, or refuse it with a reason.',
  },
}

export const refusedWords = (part: Part, askBy: Date): ClaimWords => ({
  buyer: {
    heading: 'Your claim was refused',
    happened: `${senderOf(part)} refused your claim. You can ask Dray to decide until ${momentText(askBy)}, on the page of your order.`,
  },
  brewery: {
    heading: 'A claim was refused on your behalf',
    happened: 'the claim about your order was refused on your behalf.',
  },
})

export const askedWords = (part: Part): ClaimWords => ({
  buyer: {
    heading: 'Dray decides your claim',
    happened: `you asked Dray to decide your claim about ${senderOf(part)}’s order. We answer within 10 working days of the claim.`,
  },
  brewery: {
    heading: 'Dray decides a claim',
    happened: 'the pub has asked Dray to decide the claim that you refused. We come back to you.',
  },
})

export const escalatedWords: ClaimWords = {
  buyer: null,
  brewery: {
    heading: 'Dray decides a claim',
    happened: 'there was no answer to the claim in time, so Dray decides it.',
  },
}

type Ended = {
  part: Part
  decision: ClaimDecision
  creditedMinor: number
  bearer: RefundBearer | null
  /** Where the money goes: to a card, or off what is owed. */
  isCard: boolean
}

/** How a claim ended. */
export function endedWords({ part, decision, creditedMinor, bearer, isCard }: Ended): ClaimWords {
  const sender = senderOf(part)
  const sum = formatMinor(creditedMinor)
  const money =
    creditedMinor === 0
      ? 'Nothing is charged for it any more, so no money moves.'
      : isCard
        ? `${sum} goes back to the card you paid with.`
        : `You have ${sum} less to pay.`
  const bears =
    creditedMinor === 0
      ? 'Nothing is charged for it any more, so nothing is credited.'
      : bearer === null || bearer === 'brewery'
        ? `${sum} is credited in your name and taken off your balance; the fee on it comes back to you.`
        : `${sum} is credited in your name, and ${bearer === 'carrier' ? 'the carrier' : 'Dray'} pays for it: your loss is added to your balance.`
  switch (decision) {
    case 'admitted':
      return {
        buyer: {
          heading: 'Your claim is admitted',
          happened: `you are right about ${sender}’s order. ${money}`,
        },
        brewery: {
          heading: 'A claim is admitted',
          happened: `the claim about your order is admitted. ${bears}`,
        },
      }
    case 'rebated':
      return {
        buyer: {
          heading: 'Your claim is answered',
          happened: `${sender} takes something off the price. ${money}`,
        },
        brewery: {
          heading: 'A claim is answered',
          happened: `the claim about your order ended with a rebate. ${bears}`,
        },
      }
    case 'replaced':
      return {
        buyer: {
          heading: 'Your beer is replaced',
          happened: `${sender} sends you the units again, at no cost. They are listed on your order as a delivery of their own.`,
        },
        brewery: {
          heading: 'Send the units again',
          happened: 'the claim about your order ended with a replacement, which is waiting to be sent.',
        },
      }
    case 'refused':
      return {
        buyer: {
          heading: 'Your claim is refused',
          happened: `your claim about ${sender}’s order is refused.`,
        },
        brewery: {
          heading: 'A claim is refused',
          happened: 'the claim about your order is refused. Nothing is credited.',
        },
      }
  }
}
