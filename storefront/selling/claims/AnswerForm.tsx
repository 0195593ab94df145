import { useMemo, useState } from 'react'
import type { OrderClaim, OrderClaims } from '../../../shared/api/claims-api.ts'
import type { SellingLine, SellingOrder } from '../../../shared/api/selling-api.ts'
import { claimAnswers } from '../../../shared/orders/claim-kinds.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { announce } from '../../ui/core/announce.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { sellingReads } from '../selling-calls.ts'
import { answerDeed, answerNames } from './claim-answer-words.ts'
import {
  type AnswerProblem,
  type ClaimAnswerForm,
  readClaimAnswer,
  rebateField,
} from './read-claim-answer.ts'

export type AnswerProps = {
  brewery: string
  order: SellingOrder
  claim: OrderClaim
  onClose: () => void
  onDone: () => void
}

/** What is answered, what that will do, and the answer itself. */
export function AnswerForm({ brewery, order, claim, onClose, onDone }: AnswerProps) {
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<AnswerProblem | null>(null)
  const path = sellingReads.claimAnswer(brewery, claim.id)
  const action = useAction(useMemo(() => actionCalls<OrderClaims>(path), [path]))
  const lines = claimedLines(order, claim)
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.message } : {})
  const read = (form: HTMLFormElement): object | null => {
    const said = readClaimAnswer(new FormData(form), lines)
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'body') return said.body
    focusField(form, said.problem.field)
    return null
  }
  return (
    <ActionSteps
      act={action}
      thing="The claim"
      fields={
        <div className={fields.fields}>
          <RadioGroup
            legend={
              claim.wish === 'refund' ? 'The pub wants its money back' : 'The pub wants the units again'
            }
            name="answer"
            value={answer}
            onChange={setAnswer}
            options={claimAnswers.map((value) => ({
              value,
              label: answerNames[value].name,
              hint: answerNames[value].hint,
            }))}
            {...errorOf('answer')}
          />
          {answer === 'rebate' &&
            lines.map((line) => (
              <TextInput
                key={line.position}
                label={`Off ${line.title}, in pounds`}
                hint="Without VAT, for all units together."
                name={rebateField(line)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                {...errorOf(rebateField(line))}
              />
            ))}
          <TextInput
            label={answer === 'refuse' ? 'Why?' : 'Message to the pub'}
            name="note"
            rows={3}
            maxLength={2000}
            isRequired={answer === 'refuse'}
            {...errorOf('note')}
          />
        </div>
      }
      read={read}
      nameOf={(body) => answerDeed(body as ClaimAnswerForm, unitsOf(order, claim))}
      isDangerous={answer === 'refuse'}
      onClose={onClose}
      onDone={() => {
        announce('The claim is answered.', { isShown: true })
        onDone()
      }}
    />
  )
}

/** The lines that a claim is about; those that were sent where it names none. */
const claimedLines = ({ lines }: SellingOrder, claim: OrderClaim): SellingLine[] =>
  claim.lines.length === 0
    ? lines.filter(({ quantitySent }) => quantitySent > 0)
    : lines.filter((line) => claim.lines.some(({ position }) => position === line.position))

const unitsOf = ({ lines }: SellingOrder, claim: OrderClaim): number =>
  claim.lines.length === 0
    ? lines.reduce((sum, { quantitySent }) => sum + quantitySent, 0)
    : claim.lines.reduce((sum, { units }) => sum + units, 0)
