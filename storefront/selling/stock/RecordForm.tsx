import { useMemo, useState } from 'react'
import type { RecordedKind, StockRow } from '../../../shared/api/stock-api.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { readRecord, type RecordBody, type RecordProblem } from './read-record.ts'
import { recordCalls } from './stock-calls.ts'
import { reasons, recordName, unitLabels } from './stock-words.ts'

type Props = {
  brewery: string
  kind: RecordedKind
  row: StockRow
  onClose: () => void
  onDone: () => void
}

/** One record of a container: what it takes, then what it will do, then the record itself (SELL-08, SELL-11). */
export function RecordForm({ brewery, kind, row, onClose, onDone }: Props) {
  const [problem, setProblem] = useState<RecordProblem | null>(null)
  const { containerId } = row
  const calls = useMemo(() => {
    const bodyOf = (typed: object) => {
      const { units, ...rest } = typed as RecordBody
      return { ...rest, items: [{ containerId, units }] }
    }
    return recordCalls(brewery, { detail: `${kind} ${containerId}`, bodyOf })
  }, [brewery, containerId, kind])
  const action = useAction(calls)
  const read = (form: HTMLFormElement): object | null => {
    const said = readRecord(kind, new FormData(form), new Date())
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'body') return said.body
    focusField(form, said.problem.field)
    return null
  }
  return (
    <ActionSteps
      act={action}
      thing="The stock"
      fields={<RecordFields kind={kind} problem={problem} />}
      read={read}
      nameOf={(body) => recordName(kind, (body as RecordBody).units)}
      isDangerous={kind === 'spoilt'}
      onClose={onClose}
      onDone={() => {
        announce(`Stock of ${row.title} recorded.`, { isShown: true })
        onDone()
      }}
    />
  )
}

function RecordFields({ kind, problem }: { kind: RecordedKind; problem: RecordProblem | null }) {
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.message } : {})
  return (
    <div className={fields.fields}>
      <TextInput
        label={unitLabels[kind]}
        name="units"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        isRequired
        {...errorOf('units')}
      />
      {kind === 'count' && (
        <div className={fields.pair}>
          <TextInput
            label="Counted at"
            name="time"
            type="time"
            hint="Leave blank for now."
            {...errorOf('time')}
          />
          <TextInput label="On" name="day" type="date" hint="Leave blank for today." />
        </div>
      )}
      <Select
        label="Why?"
        name="reason"
        options={reasons[kind].map((reason) => ({ value: reason, label: reason }))}
      />
      <TextInput label="Note" name="note" maxLength={300} autoComplete="off" {...errorOf('note')} />
    </div>
  )
}
