import { useRef } from 'react'
import type { SellingApplication } from '../../../shared/api/selling-application-api.ts'
import {
  applicationSections,
  type ApplicationField,
  deliveryWayNames,
  deliveryWays,
} from '../../../shared/onboarding/application-fields.ts'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './ApplyPage.module.css'
import { useApplicationForm } from './use-application-form.ts'

type Props = { application: SellingApplication; onSent: (application: SellingApplication) => void }

/** The application, filled with its draft. Numbers are checked as they are typed; what is typed is stored. */
export function ApplicationForm({ application: { texts, state }, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, 'POST /api/apply')
  const { listed, failure, errorOf, isSending, saved, ...apply } = useApplicationForm({
    form,
    onSent,
    onSaved: draft.drop,
  })
  return (
    // Its fields do the work; the form only listens to which of them is typed in or left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      ref={form}
      aria-label="Application"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply.send()
      }}
      onBlur={({ target }) => apply.leave(target)}
      onInput={({ target }) => apply.follow(target)}
    >
      <TypedBefore draft={draft} />
      {listed.length > 0 && (
        <Notice
          tone="error"
          title={listed.length === 1 ? 'Check this field' : `Check these ${listed.length} fields`}
        >
          <ul className={styles.problems}>
            {listed.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {applicationSections.map(({ title, fields }, at) => (
        <section className={styles.section} key={title} aria-labelledby={`part-${at}`}>
          <h2 id={`part-${at}`}>{title}</h2>
          <div className={styles.grid}>
            {fields.map((field) => (
              <OneField
                key={field.name}
                field={field}
                typed={texts[field.name]}
                error={errorOf(field.name)}
              />
            ))}
          </div>
        </section>
      ))}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSending}>
          {state === 'turned_down' ? 'Apply again' : 'Send the application'}
        </Button>
        <span className={styles.soft} role="status">
          {savedTexts[saved]}
        </span>
      </div>
    </form>
  )
}

const savedTexts = {
  nothing: 'What you type is saved as a draft.',
  saved: 'Saved as a draft.',
  failed: 'The draft could not be saved; it is stored in this browser only.',
} as const

type FieldProps = { field: ApplicationField; typed: string; error: string | undefined }

function OneField({ field, typed, error }: FieldProps) {
  const { name, label, hint, most, kind, isRequired, fills } = field
  const texts = { label, hint, error, isRequired: isRequired ?? false }
  if (kind === 'choice')
    return (
      <Select
        {...texts}
        name={name}
        defaultValue={typed}
        options={[
          { value: '', label: 'Choose one' },
          ...deliveryWays.map((value) => ({ value, label: deliveryWayNames[value] })),
        ]}
      />
    )
  const input = (
    <TextInput
      {...texts}
      name={name}
      type={kind === 'email' || kind === 'tel' ? kind : 'text'}
      maxLength={most}
      autoComplete={fills ?? 'off'}
      defaultValue={typed}
      {...(kind === 'words' && { rows: 3 })}
    />
  )
  return kind === 'words' ? <div className={styles.wide}>{input}</div> : input
}
