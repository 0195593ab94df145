import { type FormEvent, useMemo, useRef, useState } from 'react'
import type { RecordedKind, StockRow } from '../../../shared/api/stock-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { ActEffects } from '../ActEffects.tsx'
import act from '../ActDialog.module.css'
import fields from '../ActFields.module.css'
import { usePreviewed } from '../use-previewed.ts'
import { readRecord, type RecordBody, type RecordProblem } from './read-record.ts'
import { stockCalls } from './stock-calls.ts'
import { reasons, recordName, unitLabels } from './stock-words.ts'

type Props = {
  brewery: string
  kind: RecordedKind
  row: StockRow
  onBack: () => void
  onDone: () => void
}

/** One record of a container: what it takes, then what it will do, then the record itself (SELL-08, SELL-11). */
export function RecordForm({ brewery, kind, row, onBack, onDone }: Props) {
  const [problem, setProblem] = useState<RecordProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { state, look, take, back } = usePreviewed(useRecordCalls(brewery, row.containerId))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRecord(kind, new FormData(form.current!), new Date())
    setProblem(read.kind === 'wrong' ? read.problem : null)
    if (read.kind === 'body') return look(read.body)
    return form.current!.querySelector<HTMLElement>(`[name="${read.problem.field}"]`)?.focus()
  }
  const record = async () => {
    if ((await take()) === null) return
    announce(`${row.title}: done.`, { isShown: true })
    onDone()
  }
  const isLooked = state.kind === 'shown' || state.kind === 'sending'
  return (
    <div className={act.act}>
      <form ref={form} hidden={isLooked} onSubmit={submit} noValidate>
        <RecordFields kind={kind} problem={problem} />
        {state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}
        <div className={act.buttons}>
          <Button type="submit" isWide isLoading={state.kind === 'looking'}>
            See what happens
          </Button>
          <Button isWide variant="quiet" onClick={onBack}>
            Not now
          </Button>
        </div>
      </form>
      {isLooked && (
        <>
          <ActEffects
            preview={state.preview}
            {...(state.hasChanged && { changed: 'The stock has changed since you looked.' })}
          />
          <div className={act.buttons}>
            <Button
              isWide
              variant={kind === 'spoilt' ? 'danger' : 'primary'}
              isLoading={state.kind === 'sending'}
              onClick={() => void record()}
            >
              {recordName(kind, (state.body as RecordBody).units)}
            </Button>
            <Button isWide variant="quiet" onClick={back}>
              Back
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Preview and record of this one container. */
function useRecordCalls(brewery: string, containerId: string) {
  return useMemo(() => {
    const callOf = (body: object) => {
      const { units, ...rest } = body as RecordBody
      return { ...rest, items: [{ containerId, units }] }
    }
    return {
      preview: (body: object) => stockCalls.preview(brewery, callOf(body)),
      take: (body: object, sent: { digest: string; key: string }) =>
        stockCalls.record(brewery, callOf(body), sent),
    }
  }, [brewery, containerId])
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
        <div className={act.pair}>
          <TextInput label="Counted at" name="time" type="time" hint="Empty is now." {...errorOf('time')} />
          <TextInput label="On" name="day" type="date" hint="Empty is today." />
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
