import { type FormEvent, useRef, useState } from 'react'
import type { WorklistRow } from '../../shared/api/admin-api.ts'
import { addDays, londonDay, londonMoment } from '../../shared/working-time/working-time.ts'
import { CallError } from '../api/json-calls.ts'
import { TypedBefore } from '../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../console/drafts/use-form-draft.ts'
import { wholeDay } from '../console/whole-moment.ts'
import { actOnEntry, useIsThere } from './send-entry-act.ts'
import { problemText } from '../console/use-console-read.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './SnoozeForm.module.css'

/** Until when, and why. */
export function SnoozeForm({ entry, onDone }: { entry: WorklistRow; onDone: () => void }) {
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const isThere = useIsThere()
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, `snooze ${entry.id}`)
  const [today] = useState(() => londonDay(new Date()))
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const [day, time] = [text('day'), text('time')]
    if (day === '' || time === '') return setProblem({ field: 'until', message: 'Choose a day and a time.' })
    const until = londonMoment(day, time)
    setSending(true)
    try {
      await actOnEntry(entry.id, 'snooze', {
        body: { until: until.toISOString(), reason: text('reason') },
        isWanted: () => isThere.current,
      })
      draft.drop()
      announce(`Put off until ${day === today ? '' : `${wholeDay(day)}, `}${time}.`, { isShown: true })
      return onDone()
    } catch (error) {
      setSending(false)
      const field = error instanceof CallError ? (error.field ?? '') : ''
      return setProblem({ field, message: problemText(error) })
    }
  }
  return (
    <form className={styles.form} ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TypedBefore draft={draft} />
      <p>{entry.about}</p>
      <div className={styles.when}>
        <TextInput
          label="Until the day"
          name="day"
          type="date"
          min={today}
          defaultValue={addDays(today, 1)}
          error={errorOf('until')}
        />
        <TextInput label="At" name="time" type="time" defaultValue="09:00" />
      </div>
      <TextInput
        label="Why can it wait?"
        name="reason"
        hint="Colleagues read it, and the audit trail stores it."
        maxLength={300}
        isRequired
        error={errorOf('reason')}
      />
      {problem !== null && problem.field !== 'until' && problem.field !== 'reason' && (
        <Notice tone="error">{problem.message}</Notice>
      )}
      <Button type="submit" isWide isLoading={isSending}>
        Snooze
      </Button>
    </form>
  )
}
