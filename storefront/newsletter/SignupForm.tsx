import { type FormEvent, useId, useState } from 'react'
import { type SignupPlace, signupConsent } from '../../shared/newsletter.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../ui/Button.tsx'
import type { SignupAnswer } from './send-signup.ts'
import styles from './SignupForm.module.css'

type Props = {
  place: SignupPlace
  label: string
  /** What was typed, and what was wrong with it, where the form is drawn again. */
  email?: string
  error?: string | null
}

/** Asks for the newsletter: a plain form, taken over by a chunk that is fetched when it is sent (HOME-70, HEAD-61). */
export function SignupForm({ place, label, email, error }: Props) {
  const id = useId()
  const [answer, setAnswer] = useState<SignupAnswer>({ wrong: error })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void import('./send-signup.ts').then(
      ({ sendSignup }) => sendSignup(form, setAnswer),
      () => setAnswer({ wrong: 'Something went wrong. Please try again.' }),
    )
  }
  const said = answer.wrong ?? answer.done
  return (
    <form className={styles.form} action={paths.newsletter} method="post" onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@yourpub.co.uk"
          maxLength={254}
          defaultValue={email}
          aria-invalid={answer.wrong ? true : undefined}
          aria-describedby={`${id}-said`}
          required
        />
        <input type="hidden" name="place" value={place} />
        <Button type="submit" isLoading={answer.isBusy}>
          Subscribe
        </Button>
      </div>
      <p className={styles.said} id={`${id}-said`} role="status" data-said={said ? '' : undefined}>
        {said ?? (
          <>
            {signupConsent} <a href={paths.privacyPolicy}>Privacy policy</a>
          </>
        )}
      </p>
    </form>
  )
}
