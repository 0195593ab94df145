import { type FormEvent, useState } from 'react'
import type { FileReading, FileToRead } from '../../../shared/api/imports-api.ts'
import {
  importColumns,
  type ImportField,
  importFields,
  type ImportKind,
} from '../../../shared/import-headings.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import styles from './ImportsPage.module.css'

type Props = {
  kind: ImportKind
  reading: FileReading
  isReading: boolean
  onChoose: (columns: NonNullable<FileToRead['columns']>) => void
}

/** What each heading of a file is: matched by its name, or chosen here once and remembered (SELL-36). */
export function HeadingChoices({ kind, reading, isReading, onChoose }: Props) {
  const { headings, missing } = reading
  const [isOpen, setOpen] = useState(missing.length > 0)
  const passedOver = headings.filter(({ field }) => field === null).map(({ heading }) => heading)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = headings.map(({ heading }, at) => {
      const value = String(form.get(`heading-${at}`) ?? '')
      return { heading, field: value === '' ? null : (value as ImportField) }
    })
    onChoose(chosen.filter(({ heading }) => heading.trim() !== ''))
  }
  const options = [
    { value: '', label: 'Pass it over' },
    ...importColumns[kind].fields.map((value) => ({ value, label: importFields[value].name })),
  ]
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
      {isOpen && (
        <form className={styles.part} onSubmit={submit}>
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
      )}
    </section>
  )
}
