import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../shared/paths/paths.ts'
import { supportTextLengths } from '../../shared/limits/limits.ts'
import {
  validateSupportDraft,
  type SupportDraft,
  type SupportErrors,
  supportTopics,
} from '../../shared/information/support-request.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { draftOf, sendSupportMessage } from './send-support-message.ts'
import styles from './SupportForm.module.css'

type Props = {
  draft: SupportDraft
  /** Of a form that came back. */
  errors: SupportErrors
  onSent: () => void
}

/** The message to support. Without scripts the browser posts it; with them it is sent from here, and nothing typed is lost. */
export function SupportForm({ draft, errors: given, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(given)
  const [isSending, setSending] = useState(false)
  useKnownSender(form)

  const showErrors = (wrong: SupportErrors) => {
    flushSync(() => {
      setErrors(wrong)
      setSending(false)
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const fields = new FormData(event.currentTarget)
    const wrong = validateSupportDraft(draftOf(fields))
    if (Object.keys(wrong).length > 0) return showErrors(wrong)
    setErrors({})
    setSending(true)
    const answer = await sendSupportMessage(fields)
    if (answer === null) return onSent()
    const trap = form.current?.elements.namedItem('homepage')
    if (trap instanceof HTMLInputElement) trap.value = ''
    showErrors(answer)
  }

  const forget = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement
    if (name in errors || '' in errors) setErrors({ ...errors, [name]: undefined, '': undefined })
  }

  const count = Object.entries(errors).filter(([field, fault]) => field !== '' && fault !== undefined).length
  return (
    <form
      className={styles.form}
      ref={form}
      action={paths.support}
      method="post"
      aria-label="Write to support"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={forget}
    >
      {count > 0 && (
        <Notice tone="error">
          {count === 1 ? 'One field needs' : `${count} fields need`} another look. Nothing was lost.
        </Notice>
      )}
      <MessageFields draft={draft} errors={errors} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {errors[''] !== undefined && <Notice tone="error">{errors['']}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" isLoading={isSending}>
          Send message
        </Button>
        <p className={styles.note}>
          We use what you write to answer you, as the <a href={paths.privacyPolicy}>privacy policy</a> says.
        </p>
      </div>
    </form>
  )
}

function MessageFields({ draft, errors }: Pick<Props, 'draft' | 'errors'>) {
  return (
    <>
      <Select
        label="What is it about?"
        name="topic"
        defaultValue={draft.topic}
        options={[...supportTopics]}
        error={errors.topic}
        isRequired
      />
      <TextInput
        label="Order number"
        name="orderNumber"
        defaultValue={draft.orderNumber}
        hint="If it is about an order. Leave it empty otherwise."
        autoComplete="off"
        error={errors.orderNumber}
      />
      <div className={styles.sender}>
        <TextInput
          label="Your name"
          name="name"
          defaultValue={draft.name}
          autoComplete="name"
          error={errors.name}
          isRequired
        />
        <TextInput
          label="Email address"
          name="email"
          type="email"
          defaultValue={draft.email}
          autoComplete="email"
          error={errors.email}
          isRequired
        />
      </div>
      <TextInput
        label="Message"
        name="message"
        rows={8}
        defaultValue={draft.message}
        hint={`At most ${supportTextLengths.most.message.toLocaleString('en-GB')} characters.`}
        error={errors.message}
        isRequired
      />
    </>
  )
}

/** Fills in a client's name and address; typed text stays. */
function useKnownSender(form: { readonly current: HTMLFormElement | null }): void {
  const { user } = useSession()
  useEffect(() => {
    if (user === null) return
    for (const field of ['name', 'email'] as const) {
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLInputElement && input.value === '') input.value = user[field]
    }
  }, [form, user])
}
