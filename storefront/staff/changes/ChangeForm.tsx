import { useMemo, useState } from 'react'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import type { StaffOrder } from '../../../shared/api/staff-orders-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { unloadingLabels, unloadings } from '../../../shared/orders/handover.ts'
import { changeCauses } from '../../../shared/orders/order-change.ts'
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
import {
  type ChangeField,
  contactFields,
  type Details,
  driverFields,
  premisesFields,
  readChange,
} from './change-fields.ts'
import styles from './ChangeForm.module.css'

export type ChangeProps = { number: string; details: Details; onClose: () => void; onDone: () => void }

type ErrorOf = (name: string) => string | undefined

/** What may be changed, what that will do, and the change itself. */
export function ChangeForm({ number, details, onClose, onDone }: ChangeProps) {
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const action = useAction<StaffOrder>(
    useMemo(() => actionCalls<StaffOrder>(staffReads.changes(number)), [number]),
  )
  const mayMore = useMay()(standingRoles)
  const { state } = action
  const said =
    problem ??
    (state.kind === 'failed' && state.field ? { field: state.field, message: state.message } : null)
  const errorOf = (name: string) => (said?.field === name ? said.message : undefined)
  const read = (form: HTMLFormElement) => {
    const typed = readChange(new FormData(form), details)
    setProblem('problem' in typed ? typed.problem : null)
    if ('body' in typed) return typed.body
    focusField(form, typed.problem.field)
    return null
  }
  return (
    <ActionSteps
      act={action}
      thing="The order"
      fields={
        <div className={fields.fields}>
          <Fields title="Contact" of={contactFields(details)} errorOf={errorOf} />
          {mayMore && details.mayMove && <Goes details={details} errorOf={errorOf} />}
          <Driver details={details} mayMore={mayMore} errorOf={errorOf} />
          <TextInput
            label="Why?"
            name="why"
            hint="Colleagues read it. The pub and its breweries are told what is changed, not why."
            maxLength={300}
            isRequired
            error={errorOf('why')}
          />
        </div>
      }
      read={read}
      nameOf={() => 'Change the order'}
      onClose={onClose}
      onDone={() => {
        announce(`Order ${number} changed.`, { isShown: true })
        onDone()
      }}
    />
  )
}

type FieldsProps = { title: string; of: readonly ChangeField[]; errorOf: ErrorOf }

const Fields = ({ title, of, errorOf }: FieldsProps) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    <Inputs of={of} errorOf={errorOf} />
  </fieldset>
)

const Inputs = ({ of, errorOf }: Omit<FieldsProps, 'title'>) => (
  <div className={styles.inputs}>
    {of.map(({ name, label, value, hint, type }) => (
      <TextInput
        key={name}
        name={name}
        label={label}
        hint={hint}
        type={type ?? 'text'}
        defaultValue={value}
        maxLength={120}
        autoComplete="off"
        error={errorOf(name)}
      />
    ))}
  </div>
)

/** Where it goes, on which run, and who pays what the change costs. */
function Goes({ details, errorOf }: { details: Details; errorOf: ErrorOf }) {
  const { runs, handover } = details
  return (
    <fieldset className={styles.group}>
      <legend>Goes to</legend>
      <Inputs of={premisesFields(details)} errorOf={errorOf} />
      <Select
        label="Unloading"
        name="handover.unloading"
        defaultValue={handover.unloading ?? ''}
        options={[
          { value: '', label: 'Not known' },
          ...unloadings.map((value) => ({ value, label: unloadingLabels[value] })),
        ]}
      />
      {runs.length > 1 && (
        <Select
          label="Run"
          name="run"
          defaultValue={runs[0]!}
          hint="Where its own does not go there, the next that does takes it."
          error={errorOf('run')}
          options={runs.map((value) => ({ value, label: dayText(value) }))}
        />
      )}
      <Select
        label="Who causes it?"
        name="cause"
        defaultValue=""
        hint="Who causes another delivery pays what it costs more. A pub whose own wish makes it dearer orders again."
        error={errorOf('cause')}
        options={[
          { value: '', label: 'Choose where the delivery changes' },
          ...changeCauses.map((value) => ({ value, label: causeNames[value] })),
        ]}
      />
    </fieldset>
  )
}

function Driver({ details, mayMore, errorOf }: { details: Details; mayMore: boolean; errorOf: ErrorOf }) {
  return (
    <fieldset className={styles.group}>
      <legend>For the driver{mayMore && ' and the books'}</legend>
      {mayMore && <Inputs of={driverFields(details)} errorOf={errorOf} />}
      <TextInput
        label="Drop notes"
        name="handover.dropNotes"
        rows={3}
        defaultValue={details.handover.dropNotes}
        maxLength={500}
        error={errorOf('handover.dropNotes')}
      />
      {!mayMore && <p className={styles.soft}>Premises, receiver and PO number are changed by operations.</p>}
      {mayMore && !details.mayMove && (
        <p className={styles.soft}>
          Premises and run change while the order is paid or owed and nothing of it has left.
        </p>
      )}
    </fieldset>
  )
}
