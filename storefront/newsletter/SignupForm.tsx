import { paths } from '../../shared/paths.ts'
import { type SignupPlace, signupConsent } from '../../shared/signup.ts'
import { Button } from '../ui/Button.tsx'
import styles from './SignupForm.module.css'

type Props = {
  place: SignupPlace
  label: string
  /** What was typed, and what was wrong with it, where the form is drawn again. */
  email?: string
  error?: string | null
}

/**
 * Asks for the newsletter: a plain form without state, so that the server alone may draw it in the footer;
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
          aria-describedby={`${id}-said`}
          required
        />
        <input type="hidden" name="place" value={place} />
        <Button type="submit">Subscribe</Button>
      </div>
      <p className={styles.said} id={`${id}-said`} aria-live="polite" data-said={error ? '' : undefined}>
        {error ?? (
          <>
            {signupConsent} <a href={paths.privacyPolicy}>Privacy policy</a>
          </>
        )}
      </p>
    </form>
  )
}
