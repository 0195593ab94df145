import { useMemo, useState } from 'react'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import type { ActionProblem } from '../read-act.ts'
import { DeliveryFields, readDelivery } from './DeliveryFields.tsx'
import { type DropVerb, runActionCalls, type SteppedAction } from './run-calls.ts'
import { runVerbNames } from './run-words.ts'

type Props = {
  place: { group: string; run: string }
  run: GroupRun
  act: SteppedAction
  onClose: () => void
  onDone: (run: GroupRun) => void
}

/** An action with a run or one of its drops: what it takes, what it will do, then the action itself. */
export function RunActionDialog({ place: { group, run: id }, run, act: wanted, onClose, onDone }: Props) {
  const [problem, setProblem] = useState<ActionProblem | null>(null)
  const action = useAction(useMemo(() => runActionCalls({ group, run: id }, wanted), [group, id, wanted]))
  const drop = wanted.kind === 'drop' ? run.drops.find(({ number }) => number === wanted.number) : undefined
  const read = (form: HTMLFormElement): object | null => {
    const said = readFields(wanted, new FormData(form), run)
    if ('field' in said) {
      setProblem(said)
      focusField(form, said.field)
      return null
    }
    setProblem(null)
    return said.body
  }
  const name = wanted.kind === 'run' ? runVerbNames[wanted.verb] : dropVerbNames[wanted.verb]
  return (
    <Drawer isOpen isSheetOnPhone title={`${name}: ${drop?.pub ?? dayText(run.day)}`} onClose={onClose}>
      <ActionSteps
        act={action}
        thing={drop === undefined ? 'The run' : 'The drop'}
        fields={fieldsOf(wanted, run, problem)}
        read={read}
        nameOf={() => deedOf(wanted, run)}
        isDangerous={wanted.verb === 'cancel'}
        onClose={onClose}
        onDone={(changed) => {
          announce(`${drop?.pub ?? `Run of ${dayText(run.day)}`}: ${doneWords[wanted.verb]}.`, {
            isShown: true,
          })
          onDone(changed)
        }}
      />
    </Drawer>
  )
}

/** What has happened to the run or the drop. */
const doneWords: Readonly<Record<SteppedAction['verb'], string>> = {
  close: 'it takes no more orders',
  depart: 'departed',
  finish: 'finished',
  cancel: 'cancelled',
  deliver: 'delivered',
  'not-delivered': 'not delivered',
}

const dropVerbNames: Record<DropVerb, string> = { deliver: 'Delivered', 'not-delivered': 'Not delivered' }

function deedOf(wanted: SteppedAction, run: GroupRun): string {
  if (wanted.kind === 'drop') return wanted.verb === 'deliver' ? 'Mark as delivered' : 'Mark as not delivered'
  const day = dayText(run.day)
  return {
    close: 'Take no more orders',
    depart: 'Depart',
    finish: 'Finish the run',
    cancel: `Cancel ${day}`,
  }[wanted.verb]
}

function fieldsOf(wanted: SteppedAction, run: GroupRun, problem: ActionProblem | null) {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  if (wanted.verb === 'cancel')
    return (
      <TextInput
        label="Why does it not take place?"
        name="reason"
        hint="It is recorded in the audit trail."
        maxLength={300}
        isRequired
        error={errorOf('reason')}
      />
    )
  if (wanted.kind === 'run') return null
  if (wanted.verb === 'not-delivered')
    return (
      <>
        <TextInput label="Why not?" name="reason" maxLength={200} isRequired error={errorOf('reason')} />
        <TextInput label="Note" name="note" rows={3} maxLength={1000} />
      </>
    )
  return <DeliveryFields run={run} number={wanted.number} problem={problem} />
}

function readFields(wanted: SteppedAction, form: FormData, run: GroupRun): { body: object } | ActionProblem {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (wanted.verb === 'cancel')
    return text('reason') === ''
      ? { field: 'reason', message: 'Say why the run does not take place.' }
      : { body: { reason: text('reason') } }
  if (wanted.kind === 'run') return { body: {} }
  if (wanted.verb === 'not-delivered')
    return text('reason') === ''
      ? { field: 'reason', message: 'Say why it could not be delivered.' }
      : { body: { reason: text('reason'), note: text('note') || null } }
  return readDelivery(form, run, wanted.number)
}
