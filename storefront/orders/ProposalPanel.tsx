import { useState } from 'react'
import type { Order, OrderConsignment, OrderProposal } from '../../shared/api/orders-api.ts'
import { deadlineText } from '../../shared/delivery/arrival-text.ts'
import { shortDay } from '../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { answerNeededText } from '../../shared/orders/answer-needed.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { orderCalls, type ProposalAnswer } from './own-order-calls.ts'
import { senderName } from './order-words.ts'
import styles from './ProposalPanel.module.css'
import { problemOf } from './use-read.ts'

type Props = {
  order: Order
  part: OrderConsignment
  proposal: OrderProposal
  /** Shows the order's present state. */
  onChange: (order: Order) => void
}
type State = { step: 'asking' | 'working' } | { step: 'failed'; message: string }

/** What a brewery offers in place of what was ordered, and the buyer's answers with what each costs. */
export function ProposalPanel({ order, part, proposal, onChange }: Props) {
  const [state, setState] = useState<State>({ step: 'asking' })
  const sender = senderName(part)
  const answer = async (verb: ProposalAnswer) => {
    setState({ step: 'working' })
    try {
      onChange(await orderCalls.answer(order.number, part.id, verb))
      announce('Your answer is with the brewery.')
    } catch (error) {
      setState({ step: 'failed', message: problemOf(error) })
    }
  }
  const choices: { verb: ProposalAnswer; label: string; outcome: OrderProposal['agree'] | null }[] = [
    { verb: 'agree', label: 'Agree', outcome: proposal.agree },
    { verb: 'decline-lines', label: 'Leave these lines out', outcome: proposal.declineLines },
    { verb: 'decline-part', label: `Nothing from ${sender}`, outcome: proposal.declinePart },
  ]
  return (
    <Notice tone="warning" title={leftText(proposal)}>
      <div className={styles.ask}>
        <p>
          {sender} asks to change its share of this order. Please answer by {deadlineText(proposal.answerBy)}.
        </p>
        <ul className={styles.offers}>
          {proposal.lines.map((line) => (
            <li key={line.position}>{offerText(line, part)}</li>
          ))}
          {proposal.dispatchOn !== null && <li>It leaves by {shortDay(proposal.dispatchOn)}.</li>}
        </ul>
        {proposal.note !== null && <p>{proposal.note}</p>}
      </div>
      {state.step === 'failed' && <p role="alert">{state.message}</p>}
      <dl className={styles.choices}>
        {choices.map(
          ({ verb, label, outcome }) =>
            outcome !== null && (
              <div key={verb}>
                <dt>
                  <Button
                    variant={verb === 'agree' ? 'primary' : 'quiet'}
                    isLoading={state.step === 'working'}
                    onClick={() => void answer(verb)}
                  >
                    {label}
                  </Button>
                </dt>
                <dd>
                  The order comes to {formatMinor(outcome.totalMinor)}; you get{' '}
                  {formatMinor(outcome.backMinor)} back.
                </dd>
              </div>
            ),
        )}
      </dl>
    </Notice>
  )
}

/** Read when it is drawn: a minute sooner or later changes nothing. */
const leftText = ({ answerBy }: OrderProposal) => answerNeededText(answerBy, Date.now())

function offerText({ position, units, substitute }: OrderProposal['lines'][number], part: OrderConsignment) {
  const line = part.lines[position]!
  const less = `${units} instead of ${line.quantity} × ${line.title}`
  if (substitute === null) return `${less}.`
  const { basePriceMinor } = substitute
  const own = basePriceMinor === null ? '' : ` (your price; others pay ${formatMinor(basePriceMinor)})`
  return `${less}, and ${substitute.units} × ${substitute.title} at ${formatMinor(substitute.unitPriceMinor)} each${own}.`
}
