import { type FormEvent, useRef, useState } from 'react'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { isTypedOut } from '../../../shared/accounts/typed-out.ts'
import { clientCall } from '../../api/client-calls.ts'
import { CallError } from '../../api/json-calls.ts'
import { focusField } from '../../console/ActSteps.tsx'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { goForSecondFactor, problemText } from '../../console/use-console-read.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { type DocumentsProblem, readDocumentsForm } from './read-approval-documents-form.ts'
import styles from './SettingsPage.module.css'

type Props = {
  brewery: string
  papers: BreweryStanding['papers']
  onSaved: (standing: BreweryStanding) => void
}

/** Legal name, address, company number and VAT statement; numbers are checked as they are typed. */
export function DocumentsForm({ brewery, papers, onSaved }: Props) {
  const { legalName, address, companyNumber, vat } = papers
  const stated = vat === null ? '' : vat.number === null ? 'none' : 'number'
  const form = useRef<HTMLFormElement>(null)
  const path = `/api/sell/${encodeURIComponent(brewery)}/papers`
  const draft = useFormDraft(form, `PUT ${path}`)
  const [problem, setProblem] = useState<DocumentsProblem | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [statement, setStatement] = useState<string>(stated)
  /** The same press that is sent again is the same change. */
  const key = useRef('')
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const follow = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement) || !isTypedOut(target.name, target.value))
      return setProblem(null)
    const read = readDocumentsForm(new FormData(form.current!))
    setProblem(read.kind === 'wrong' && read.problem.field === target.name ? read.problem : null)
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readDocumentsForm(new FormData(event.currentTarget))
    setProblem(read.kind === 'wrong' ? read.problem : null)
    setFailure(null)
    if (read.kind === 'wrong') return focusField(event.currentTarget, read.problem.field)
    key.current ||= crypto.randomUUID()
    setSending(true)
    try {
      const standing = await clientCall<BreweryStanding>(path, {
        method: 'PUT',
        body: read.body,
        key: key.current,
      })
      key.current = ''
      draft.drop()
      announce('The documents are saved.', { isShown: true })
      onSaved(standing)
    } catch (error) {
      if (goForSecondFactor(error)) return
      if (error instanceof CallError) key.current = ''
      setFailure(problemText(error))
    }
    setSending(false)
  }
  return (
    // Its fields do the work; the form only listens to which of them is typed in.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      ref={form}
      aria-label="Documents"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={({ target }) => follow(target)}
    >
      <TypedBefore draft={draft} />
      <div className={styles.grid}>
        <TextInput
          label="Legal name"
          name="legalName"
          hint="The company or person on your invoices."
          maxLength={200}
          defaultValue={legalName ?? ''}
          error={errorOf('legalName')}
        />
        <TextInput
          label="Company number (optional)"
          name="companyNumber"
          hint="Eight figures, or two letters and six."
          maxLength={20}
          autoComplete="off"
          defaultValue={companyNumber ?? ''}
          error={errorOf('companyNumber')}
        />
      </div>
      <TextInput
        label="Address"
        name="address"
        rows={4}
        maxLength={800}
        hint="A line each, with the postcode."
        defaultValue={(address ?? []).join('\n')}
        error={errorOf('address')}
      />
      <RadioGroup
        legend="VAT"
        name="vat"
        value={statement}
        onChange={setStatement}
        options={[
          { value: 'number', label: 'We are registered' },
          { value: 'none', label: 'We are not registered, and charge none' },
        ]}
      />
      {statement === 'number' && (
        <TextInput
          label="VAT number"
          name="vatNumber"
          hint="Nine figures, such as GB 980 7806 84."
          maxLength={20}
          autoComplete="off"
          defaultValue={vat?.number ?? ''}
          error={errorOf('vatNumber')}
        />
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" isLoading={isSending}>
          Save the documents
        </Button>
      </div>
    </form>
  )
}
