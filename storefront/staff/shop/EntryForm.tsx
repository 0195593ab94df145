import { useMemo, useState } from 'react'
import type { ContentDetail } from '../../../shared/api/shop-content-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps } from '../../console/ActSteps.tsx'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useStateDraft } from '../../console/drafts/use-state-draft.ts'
import { useAction } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { staffReads } from '../staff-calls.ts'
import styles from './EntryForm.module.css'
import { firstValue, type JsonSchema } from './json-schema.ts'
import { ContentValue } from './ContentValue.tsx'
import { type Schedule, ScheduleStrip, scheduleText } from './ScheduleStrip.tsx'
import { SeePage } from './SeePage.tsx'
import { entryName } from './shop-words.ts'

type Props = { detail: ContentDetail; onChanged: (now: ContentDetail) => void }

/** The form of an entry as its schema has it, the days between which it holds, and the page that shows it. */
export function EntryForm({ detail, onChanged }: Props) {
  const { entry, held, usual, shownOn, plans } = detail
  const [today] = useState(() => londonDay(new Date()))
  const [schedule, setSchedule] = useState<Schedule>({ from: '', until: '' })
  const schema = detail.schema as JsonSchema
  const draft = useStateDraft<{ value: unknown; isDefault: boolean }>(`entry ${entry}`, {
    value: held === null ? (usual ?? firstValue(schema)) : held.value,
    isDefault: held === null,
  })
  const { value, isDefault } = draft.value
  const action = useAction<ContentDetail>(
    useMemo(() => actionCalls<ContentDetail>(staffReads.shopEntry(entry), { method: 'PUT' }), [entry]),
  )
  const json = isDefault ? null : JSON.stringify(value)
  const { state } = action
  const problem =
    state.kind === 'failed' && state.field ? { path: state.field, message: state.message } : null
  const read = () => {
    const { from, until } = schedule
    return { json, ...(from !== '' && { from }), ...(until !== '' && { until }) }
  }
  const change = (now: unknown) => draft.set({ value: now, isDefault: false })
  return (
    <ActionSteps<ContentDetail>
      act={action}
      thing={entryName(detail)}
      fields={
        <div className={styles.form}>
          <TypedBefore draft={draft} />
          {detail.kind === 'letter' && <p className={styles.hint}>{letterHint}</p>}
          <ContentValue detail={detail} value={value} onChange={change} problem={problem} />
          <Checkbox
            name="default"
            label="Use the default instead"
            isChecked={isDefault}
            onChange={(now) => draft.set({ value, isDefault: now })}
          />
          {shownOn !== null && <SeePage entry={entry} shownOn={shownOn} json={json} />}
          <fieldset className={styles.schedule}>
            <legend>When it applies</legend>
            <p className={styles.hint}>{scheduleText(schedule)}</p>
            <ScheduleStrip
              {...schedule}
              today={today}
              planned={plans.map(({ at }) => londonDay(new Date(at)))}
              onSchedule={setSchedule}
            />
            <div className={styles.days}>
              <TextInput
                label="From the day"
                name="from"
                type="date"
                hint="Leave blank to start now."
                value={schedule.from}
                onChange={(from) => setSchedule({ ...schedule, from })}
                error={problem?.path === 'from' ? problem.message : undefined}
              />
              <TextInput
                label="Until the end of the day"
                name="until"
                type="date"
                hint="Leave blank for no end."
                value={schedule.until}
                onChange={(until) => setSchedule({ ...schedule, until })}
                error={problem?.path === 'until' ? problem.message : undefined}
              />
            </div>
          </fieldset>
        </div>
      }
      read={read}
      isFilledIn
      nameOf={(body) => ('from' in body ? `Plan ${entryName(detail)}` : `Change ${entryName(detail)}`)}
      onClose={action.back}
      onDone={(now) => {
        announce(`${entryName(detail)}: ${schedule.from === '' ? 'changed' : 'change planned'}.`, {
          isShown: true,
        })
        draft.drop()
        action.back()
        onChanged(now)
      }}
    />
  )
}

const letterHint =
  'What is above comes after the greeting, what is below before the small print. An empty line begins a paragraph; links are written [words](https://…).'
