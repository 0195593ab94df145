import type { StaffOrder } from '../../../shared/api/staff-orders-api.ts'
import { useMemo, useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { OrderRefund } from '../../../shared/api/refunds-api.ts'
import { refundBearers, refundReasons, refundReasonText } from '../../../shared/orders/refund-reasons.ts'
import { actionCalls } from '../../console/act-calls.ts'
import type { FieldProblem } from '../../console/act-field.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import fields from '../../console/FieldsForm.module.css'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'
import { causeNames } from '../staff-words.ts'
import { readRefund, refundableParts } from './read-refund.ts'
import { Pounds, RefundItemFields } from './RefundItemFields.tsx'

export type RefundProps = { order: StaffOrder; onClose: () => void; onDone: () => void }

/** What goes back, why and at whose cost, what that will do, and the refund itself. */
export function RefundForm({ order, onClose, onDone }: RefundProps) {
  const { number, payment, parts: all } = order
  const parts = refundableParts(all)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const action = useAction<OrderRefund>(
    useMemo(() => actionCalls<OrderRefund>(staffReads.refunds(number)), [number]),
  )
  const may = useMay()
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const read = (form: HTMLFormElement) => {
    const said = readRefund(new FormData(form), parts)
    setProblem('problem' in said ? said.problem : null)
    if ('refund' in said) return said.refund
    focusField(form, said.problem.field)
    return null
  }
  return (
    <ActionSteps
      act={action}
      thing="The order"
      fields={
        <div className={fields.fields}>
          <RefundItemFields parts={parts} problem={problem} />
          <Pounds
            name="goodwill"
            label="Goodwill, £"
            hint="Paid by Dray; not shown on the credit note."
            problem={problem}
          />
          <Select
            label="Why does it go back?"
            name="reason"
            defaultValue=""
            isRequired
            error={errorOf('reason')}
            options={[
              { value: '', label: 'Choose' },
              ...refundReasons.map((value) => ({ value, label: refundReasonText[value] })),
            ]}
          />
          <Select
            label="Who pays?"
            name="cause"
            defaultValue=""
            isRequired
            error={errorOf('cause')}
            options={[
              { value: '', label: 'Choose' },
              ...refundBearers.map((value) => ({ value, label: causeNames[value] })),
            ]}
          />
          <TextInput
            label="What happened?"
            name="note"
            rows={3}
            hint="Shown on the credit note."
            maxLength={1000}
            isRequired
            error={errorOf('note')}
          />
          {payment !== 'card' && may(moneyRoles) && (
            <TextInput
              label="Bank reference"
              name="bankReference"
              hint="Only where you pay it out by bank. Otherwise it lowers what the pub owes."
              autoComplete="off"
              maxLength={64}
            />
          )}
        </div>
      }
      read={read}
      nameOf={() => 'Refund'}
      onClose={onClose}
      onDone={({ state }) => {
        announce(
          state === 'asked'
            ? `Another person has to confirm the refund of ${number}.`
            : `The refund of ${number} is on its way.`,
          { isShown: true },
        )
        onDone()
      }}
    />
  )
}
