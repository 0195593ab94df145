import { type FormEvent, useRef, useState } from 'react'
import type { FileReading, FileToRead } from '../../../shared/api/imports-api.ts'
import {
  importColumns,
  type ImportField,
  importFields,
  type ImportKind,
} from '../../../shared/catalogue/import-headings.ts'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import styles from './ImportsPage.module.css'

type Props = {
  brewery: string
  kind: ImportKind
  reading: FileReading
  isReading: boolean
  /** Whether the file could be read so. */
  onChoose: (columns: NonNullable<FileToRead['columns']>) => Promise<boolean>
}

/** What each heading of a file is: matched by its name, or chosen here once and remembered (SELL-36). */
export function HeadingChoices(props: Props) {
  const { headings, missing } = props.reading
  const [isOpen, setOpen] = useState(missing.length > 0)
  const passedOver = headings.filter(({ field }) => field === null).map(({ heading }) => heading)
  return (
    <section className={styles.part} aria-labelledby="headings">
      <h2 id="headings">Its columns</h2>
      {missing.length > 0 && (
        <Notice tone="warning" title={`Which column is ${missing.join(', and which ')}?`}>
          <p>Choose it here. It is remembered for the next file.</p>
        </Notice>
      )}
      {!isOpen && (
        <p>
          {passedOver.length === 0 ? 'Every column is known.' : `Passed over: ${passedOver.join(', ')}.`}{' '}
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            Choose the columns
          </Button>
        </p>
      )}
      {isOpen && <ChoiceForm {...props} />}
    </section>
  )
}

/** Choices are stored for a file of these headings, which is chosen again after a reload. */
function ChoiceForm({ brewery, kind, reading: { headings }, isReading, onChoose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const names = headings.map(({ heading }) => heading)
  const draft = useFormDraft(form, `headings ${brewery} ${kind} ${JSON.stringify(names)}`)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const chosen = headings.map(({ heading }, at) => {
      const value = String(typed.get(`heading-${at}`) ?? '')
      return { heading, field: value === '' ? null : (value as ImportField) }
    })
    if (await onChoose(chosen.filter(({ heading }) => heading.trim() !== ''))) draft.drop()
  }
  const options = [
    { value: '', label: 'Pass it over' },
    ...importColumns[kind].fields.map((value) => ({ value, label: importFields[value].name })),
  ]
  return (
    <form className={styles.part} ref={form} onSubmit={(event) => void submit(event)}>
      <TypedBefore draft={draft} />
      <div className={styles.choice}>
        {headings.map(({ heading, field }, at) => (
          <Select
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            key={at}
            label={heading === '' ? `Column ${at + 1}` : heading}
            name={`heading-${at}`}
            defaultValue={field ?? ''}
            options={options}
          />
        ))}
      </div>
      <p>
        <Button type="submit" variant="quiet" isLoading={isReading}>
          Read it so
        </Button>
      </p>
    </form>
  )
}
