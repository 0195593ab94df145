import { useMemo, useState } from 'react'
import type { StaffPart } from '../../shared/api/staff-orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { stepCauses } from '../../shared/orders/order-history.ts'
import { ActionSteps, focusField } from '../console/ActSteps.tsx'
import { useAction } from '../console/use-act.ts'
import { ActionFields } from '../selling/ActFields.tsx'
import { deedName, doneNames } from '../selling/act-words.ts'
import { type ActionProblem, readAction } from '../selling/read-act.ts'
import { announce } from '../ui/core/announce.ts'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { staffStepCalls, type StaffVerb } from './staff-calls.ts'
import styles from './StaffAct.module.css'
import { causeNames } from './staff-words.ts'

export type StaffActionProps = {
  number: string
  part: StaffPart
  verb: StaffVerb
  /** Where another action led here: what is filled in. */
  units?: ReadonlyMap<number, number>
  onClose: () => void
  onDone: () => void
  /** Fewer units than agreed are a proposal, not a packing. */
  onPropose: (units: ReadonlyMap<number, number>) => void
}

/** The brewery's own form with the reason, what the step will do, and the step itself. */
export function StaffAction({ number, part, verb, units, onClose, onDone, onPropose }: StaffActionProps) {
  const [problem, setProblem] = useState<ActionProblem | null>(null)
  const action = useAction(useMemo(() => staffStepCalls(part.id, verb), [part.id, verb]))
  const brewery = part.brewery ?? 'Dray'

  const wrong = (form: HTMLFormElement, found: ActionProblem) => {
    setProblem(found)
    focusField(form, found.field)
    return null
  }
  const read = (form: HTMLFormElement): object | null => {
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    if (verb === 'cancel') return { cause: text('cause'), note: text('note') || null }
    const said = readAction(verb, typed, part)
    if (said.kind === 'short') onPropose(said.units)
    if (said.kind === 'wrong') return wrong(form, said.problem)
    if (said.kind !== 'body') return null
    if (text('why') === '') return wrong(form, { field: 'why', message: `Say why you act for ${brewery}.` })
    setProblem(null)
    return { ...said.body, why: text('why') }
  }
  return (
    <ActionSteps
      act={action}
      thing="The order"
      fields={
        <div className={styles.fields}>
          {verb === 'cancel' ? (
            <Cancellation />
          ) : (
            <>
              <ActionFields brewery={null} verb={verb} order={part} units={units} problem={problem} />
              <TextInput
                label={`Why do you act for ${brewery}?`}
                name="why"
                hint="It is recorded in the audit trail."
                maxLength={300}
                isRequired
                error={problem?.field === 'why' ? problem.message : undefined}
              />
            </>
          )}
        </div>
      }
      read={read}
      nameOf={(body) =>
        verb === 'cancel'
          ? `Cancel ${formatMinor(part.totalMinor ?? 0)}`
          : `${deedName(verb, part, body)} for ${brewery}`
      }
      isDangerous={verb === 'refuse' || verb === 'close_rest' || verb === 'cancel'}
      isFilledIn={units !== undefined}
      onClose={onClose}
      onDone={() => {
        announce(`Order ${number}: ${verb === 'cancel' ? 'cancelled' : doneNames[verb]}.`, { isShown: true })
        onDone()
      }}
    />
  )
}

function Cancellation() {
  return (
    <>
      <Select
        label="Whose cause is it?"
        name="cause"
        hint="Who causes it pays what it costs."
        options={stepCauses.map((value) => ({ value, label: causeNames[value] }))}
      />
      <TextInput label="Message to the pub" name="note" rows={3} maxLength={1000} />
    </>
  )
}
