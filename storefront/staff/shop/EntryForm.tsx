import { useMemo } from 'react'
import type { ContentDetail } from '../../../shared/api/shop-content-api.ts'
import { actCalls } from '../../console/act-calls.ts'
import { ActSteps } from '../../console/ActSteps.tsx'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useStateDraft } from '../../console/drafts/use-state-draft.ts'
import { useAct } from '../../console/use-act.ts'
import { announce } from '../../ui/core/announce.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { staffReads } from '../staff-calls.ts'
import styles from './EntryForm.module.css'
import { firstValue, type JsonSchema, withoutNull } from './json-schema.ts'
import { ObjectFields, SchemaField } from './SchemaField.tsx'
import { SeePage } from './SeePage.tsx'
import { entryName } from './shop-words.ts'

type Props = { detail: ContentDetail; onChanged: (now: ContentDetail) => void }

/** The form of an entry as its schema has it, the days between which it holds, and the page that shows it. */
export function EntryForm({ detail, onChanged }: Props) {
  const { entry, held, usual, shownOn } = detail
  const schema = detail.schema as JsonSchema
  const draft = useStateDraft<{ value: unknown; isDefault: boolean }>(`entry ${entry}`, {
    value: held === null ? (usual ?? firstValue(schema)) : held.value,
    isDefault: held === null,
  })
  const { value, isDefault } = draft.value
  const act = useAct<ContentDetail>(
    useMemo(() => actCalls<ContentDetail>(staffReads.shopEntry(entry), { method: 'PUT' }), [entry]),
  )
  const json = isDefault ? null : JSON.stringify(value)
  const { state } = act
  const problem =
    state.kind === 'failed' && state.field ? { path: state.field, message: state.message } : null
  const read = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const [from, until] = [typed.get('from'), typed.get('until')]
    return { json, ...(from !== '' && { from }), ...(until !== '' && { until }) }
  }
  const change = (now: unknown) => draft.set({ value: now, isDefault: false })
  return (
    <ActSteps<ContentDetail>
      act={act}
      thing={entryName(detail)}
      fields={
        <div className={styles.form}>
          <TypedBefore draft={draft} />
          {detail.kind === 'letter' && <p className={styles.hint}>{letterHint}</p>}
          <Value detail={detail} value={value} onChange={change} problem={problem} />
          <Checkbox
            name="default"
            label="Use the default instead"
            isChecked={isDefault}
            onChange={(now) => draft.set({ value, isDefault: now })}
          />
          {shownOn !== null && <SeePage entry={entry} shownOn={shownOn} json={json} />}
          <div className={styles.days}>
            <TextInput
              label="From the day"
              name="from"
              type="date"
              hint="At once where it is empty."
              error={problem?.path === 'from' ? problem.message : undefined}
            />
            <TextInput
              label="Until the end of the day"
              name="until"
              type="date"
              hint="For good where it is empty."
              error={problem?.path === 'until' ? problem.message : undefined}
            />
          </div>
        </div>
      }
      read={read}
      isFilledIn
      nameOf={(body) => ('from' in body ? `Plan ${entryName(detail)}` : `Change ${entryName(detail)}`)}
      onClose={act.back}
      onDone={(now) => {
        announce(`${entryName(detail)}: done.`, { isShown: true })
        draft.drop()
        act.back()
        onChanged(now)
      }}
    />
  )
}

const letterHint =
  'What stands above comes after the greeting, what stands below before the small print. An empty line begins a paragraph; links are written [words](https://…).'

type ValueProps = {
  detail: ContentDetail
  value: unknown
  onChange: (now: unknown) => void
  problem: { path: string; message: string } | null
}

/** A switch and a whole object need no frame around them. */
function Value({ detail, value, onChange, problem }: ValueProps) {
  const schema = detail.schema as JsonSchema
  const path = pathOf(detail)
  const props = { schema, label: entryName(detail), path, value, onChange, problem }
  if (schema.type === 'boolean') return <SchemaField {...props} label="On" />
  const isPlainObject = withoutNull(schema).schema.type === 'object' && schema.anyOf === undefined
  return isPlainObject ? <ObjectFields {...props} /> : <SchemaField {...props} />
}

/** As the server begins the name of a field. */
function pathOf({ entry, kind }: ContentDetail): string {
  if (kind === 'flag') return `flags/${entry.slice('flag:'.length)}`
  if (kind === 'letter') return `letters/${entry.slice('letter:'.length)}`
  return kind === 'menu' ? 'navigation' : entry
}
