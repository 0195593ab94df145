import { paths } from '../../shared/paths/paths.ts'
import { type SignupPlace, signupConsent } from '../../shared/newsletter/newsletter-signup.ts'
import { Button } from '../ui/core/Button.tsx'
import styles from './SignupForm.module.css'

type Props = {
  place: SignupPlace
  label: string
  /** The typed text and its errors, where the form is rendered again. */
  email?: string
  error?: string | null
}

/**
 * The signup form of the newsletter: plain HTML without state, so that only the server renders it in the footer;
 * take-over-signups.ts sends it where there are scripts (HOME-70, HEAD-61).
 */
export function SignupForm({ place, label, email, error }: Props) {
  const id = `newsletter-${place}`
  return (
    <form className={styles.form} action={paths.newsletter} method="post">
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
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          required
        />
        <input type="hidden" name="place" value={place} />
        <Button type="submit">Subscribe</Button>
      </div>
      <p
        className={styles.message}
        id={`${id}-message`}
        aria-live="polite"
        data-failed={error ? '' : undefined}
      >
        {error ?? (
          <>
            {signupConsent} <a href={paths.privacyPolicy}>Privacy policy</a>
          </>
        )}
      </p>
    </form>
  )
}
