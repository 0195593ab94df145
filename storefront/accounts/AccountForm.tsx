import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallError } from '../api/json-calls.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import styles from './AccountForm.module.css'

/** Errors by the name of the field; '' holds an error of the whole form. */
export type FormErrors = { readonly [field: string]: string | undefined }

type Props = {
  /** What the form is for, read out. */
  label: string
  submitLabel: string
  /** Announced and shown on success; null where the page itself changes. */
  savedText: string | null
  /** What can be seen to be wrong without asking the server. */
  check?: () => FormErrors
  save: () => Promise<void>
  variant?: 'primary' | 'quiet' | 'danger'
  /** Its first field takes the focus: for a form that a button opened. */
  startsFocused?: boolean
  /** A button beside, such as Cancel. */
  aside?: ReactNode
  children: (errors: FormErrors) => ReactNode
}

const fault = 'Something went wrong. Please try again.'

/** One form of the account: typed text stays, an error shows at its field and takes the focus, success is announced. */
export function AccountForm(props: Props) {
  const { submitLabel, savedText, variant = 'primary', startsFocused = false } = props
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still')

  useEffect(() => {
    if (startsFocused) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [startsFocused])

  const showErrors = (wrong: FormErrors) => {
    flushSync(() => {
      setErrors(wrong)
      setState('still')
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'saving') return
    const wrong = props.check?.() ?? {}
    if (Object.keys(wrong).length > 0) return showErrors(wrong)
    setErrors({})
    setState('saving')
    try {
      await props.save()
      setState('saved')
      if (savedText !== null) announce(savedText)
    } catch (error) {
      showErrors(errorsOf(error, form.current))
    }
  }

  const forget = (event: FormEvent) => {
    const name = (event.target as HTMLInputElement).name
    if (state === 'saved') setState('still')
    if (name in errors || '' in errors) setErrors({ ...errors, [name]: undefined, '': undefined })
  }

  return (
    <form
      className={styles.form}
      ref={form}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={forget}
    >
      {props.children(errors)}
      {errors[''] !== undefined && <Notice tone="error">{errors['']}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} isLoading={state === 'saving'}>
          {submitLabel}
        </Button>
        {props.aside}
        {state === 'saved' && savedText !== null && <p className={styles.saved}>{savedText}</p>}
      </div>
    </form>
  )
}

/** The server's sentence at the field it names, if the form has that field; else for the whole form. */
function errorsOf(error: unknown, form: HTMLFormElement | null): FormErrors {
  if (!(error instanceof CallError)) return { '': fault }
  const field = error.field?.split('.').at(-1) ?? ''
  const hasField = field !== '' && form?.elements.namedItem(field) !== null
  return { [hasField ? field : '']: error.serverMessage ?? fault }
}
