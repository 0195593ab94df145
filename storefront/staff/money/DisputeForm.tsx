import { useMemo, useState } from 'react'
import type { Dispute } from '../../../shared/api/disputes-api.ts'
import type { StaffOrder } from '../../../shared/api/staff-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { actionCalls } from '../../console/act-calls.ts'
import type { FieldProblem } from '../../console/act-field.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import fields from '../../console/FieldsForm.module.css'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { firstField, readItems, refundableParts } from '../refunds/read-refund.ts'
import { RefundItemFields } from '../refunds/RefundItemFields.tsx'

export type DisputeProps = { dispute: Dispute; onClose: () => void; onDone: () => void }

/** Whose cost it is, what that will do, and the decision itself. */
export function DisputeForm({ dispute, order, onClose, onDone }: DisputeProps & { order: StaffOrder }) {
  const { id, amountMinor } = dispute
  const parts = refundableParts(order.parts).filter(({ brewerySlug }) => brewerySlug !== null)
  const [bearer, setBearer] = useState('dray')
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const action = useAction<Dispute>(
    useMemo(() => actionCalls<Dispute>(`/api/admin/money/disputes/${encodeURIComponent(id)}/decision`), [id]),
  )
  const wrong = (form: HTMLFormElement, found: FieldProblem) => {
    setProblem(found)
    focusField(form, found.field)
    return null
  }
  const read = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const said = bearer === 'brewery' ? readItems(typed, parts) : { items: [] }
    if ('problem' in said) return wrong(form, said.problem)
    if (bearer === 'brewery' && said.items.length === 0)
      return wrong(form, { field: firstField(parts), message: 'Say what the brewery pays.' })
    const note = String(typed.get('note') ?? '').trim()
    if (note === '') return wrong(form, { field: 'note', message: 'Say why: the brewery reads it too.' })
    setProblem(null)
    return { bearer, note, ...(bearer === 'brewery' && { items: said.items }) }
  }
  return (
    <ActionSteps
      act={action}
      thing="The dispute"
      fields={
        <div className={fields.fields}>
          <RadioGroup
            legend={`The bank took ${formatMinor(amountMinor)}. Who pays?`}
            name="bearer"
            value={bearer}
            onChange={setBearer}
            options={[
              { value: 'dray', label: 'Dray, as a bad debt' },
              {
                value: 'brewery',
                label: 'A brewery, by a credit note of what it was about; Dray pays the rest',
                isDisabled: parts.length === 0,
              },
            ]}
          />
          {bearer === 'brewery' && <RefundItemFields parts={parts} problem={problem} />}
          <TextInput
            label="Why?"
            name="note"
            rows={3}
            maxLength={1000}
            isRequired
            hint="The brewery reads it too."
            error={problem?.field === 'note' ? problem.message : undefined}
          />
        </div>
      }
      read={read}
      nameOf={() => (bearer === 'dray' ? `Let Dray pay ${formatMinor(amountMinor)}` : 'Credit it')}
      onClose={onClose}
      onDone={() => {
        announce(
          bearer === 'dray'
            ? `Dray pays ${formatMinor(amountMinor)}.`
            : `${formatMinor(amountMinor)} is credited.`,
          { isShown: true },
        )
        onDone()
      }}
    />
  )
}
