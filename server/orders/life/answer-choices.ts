import type { OrderConsignment } from '../../../shared/api/orders-api.ts'
import type { AnswerChoice } from '../../../shared/orders/order-answer-data.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { StepLinkRow } from '../life-queries.ts'
import { proposalSentences } from './proposal-words.ts'

type Part = Pick<OrderConsignment, 'steps' | 'proposal' | 'lines' | 'dispatchOn' | 'totalMinor'> & {
  isOnPallet: boolean
}
type Asked = { title: string; about: string[]; choices: AnswerChoice[] }

/** What a link asks its buyer, and the answers that are still possible. */
export function choicesOf(purpose: StepLinkRow['purpose'], part: Part, sender: string): Asked {
  const asked = questions[purpose](part, sender)
  return { ...asked, choices: asked.choices.filter(({ verb }) => part.steps.includes(verb)) }
}

const questions: Record<StepLinkRow['purpose'], (part: Part, sender: string) => Asked> = {
  proposal: (part, sender) => {
    const { proposal } = part
    const title = `${sender} asks about your order`
    if (proposal === null) return { title, about: [], choices: [] }
    const { agree, declineLines, declinePart } = proposal
    const { note } = proposal
    return {
      title,
      about: [...proposalSentences(part, proposal).offers, ...(note === null ? [] : [note])],
      choices: [
        choice('agree', 'Agree', outcome(agree)),
        ...(declineLines === null
          ? []
          : [choice('decline_lines', 'Leave these lines out', outcome(declineLines))]),
        choice('decline_part', `Nothing from ${sender}`, outcome(declinePart)),
      ],
    }
  },
  arrival: (_part, sender) => ({
    title: 'Has it arrived?',
    about: [`Please tell us whether the part of ${sender} is there.`],
    choices: [
      { ...choice('deliver', 'It is here', 'Say who took it.'), needsName: true },
      choice('claim', 'It never came', 'This opens a claim, and we look for it.'),
    ],
  }),
  cancel: ({ totalMinor, isOnPallet }, sender) => ({
    title: 'Cancel this part?',
    about: [`${sender} has not sent it in time. You may cancel it, free of charge.`],
    choices: [
      choice(
        'cancel',
        'Cancel this part',
        `You get ${formatMinor(totalMinor)} back${isOnPallet ? ', and its share of your pallet' : ''}.`,
      ),
    ],
  }),
}

const choice = (verb: AnswerChoice['verb'], label: string, detail: string): AnswerChoice => ({
  verb,
  label,
  detail,
  needsName: false,
})

const outcome = ({ totalMinor, backMinor }: { totalMinor: number; backMinor: number }) =>
  `The order comes to ${formatMinor(totalMinor)}; you get ${formatMinor(backMinor)} back.`
