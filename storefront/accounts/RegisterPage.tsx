import type { SubmitEvent } from 'react'
import { registrationConsent } from '../../shared/newsletter/newsletter-data.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { FocusedAlert } from './FocusedAlert.tsx'
import { validateNewPassword } from './new-password.ts'
import { loadSession } from './session/load-session.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useSubmission } from './use-submission.ts'
import { useFilledForm } from './use-filled-form.ts'
import { useNext } from './session/use-next.ts'
import styles from './SignInForm.module.css'

type Props = { data: PageData['authRegister'] }

/** What an account needs, as it is called where it is missing. */
const fields = {
  name: 'full name',
  email: 'email address',
  password: 'password',
  confirmation: 'the password again',
}

/** Opening an account (AUTH-25 to AUTH-47). */
export function RegisterPage({ data }: Props) {
  const next = useNext()
  const { submission, isBusy, run, fail, clear } = useSubmission('Unable to create account')
  const { form, missing, look } = useFilledForm(fields, ['password', 'confirmation'])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const texts = new FormData(event.currentTarget)
    const text = (name: string) => String(texts.get(name) ?? '')
    const password = text('password')
    const fault = validateNewPassword(password, text('confirmation'))
    if (fault !== null) return fail(fault)
    void run(async () => {
      const session = await loadSession()
      await session.register({
        name: text('name').trim(),
        email: text('email').trim(),
        password,
        marketingOptIn: texts.has('marketingOptIn'),
      })
      location.replace(next)
    })
  }

  return (
    <SignInFrame title={data.title} subtitle={data.subtitle}>
      {!isBusy && <AlreadySignedIn next={next} />}
      <ProviderButtons starts={data.oauthProviders} />
      <p className={styles.divider}>or create an account with email</p>
      <form
        className={styles.form}
        ref={form}
        method="post"
        onSubmit={submit}
        onInput={() => {
          look()
          clear()
        }}
      >
        {submission.state === 'failed' && (
          <FocusedAlert key={submission.number} message={submission.message} />
        )}
        <TextInput label="Full name" name="name" autoComplete="name" maxLength={120} />
        <TextInput label="Email address" name="email" type="email" autoComplete="username" maxLength={254} />
        <PasswordInput
          label="Password"
          name="password"
          hint="Minimum 8 characters with letters and numbers."
          autoComplete="new-password"
          maxLength={512}
        />
        <PasswordInput
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          maxLength={512}
        />
        <Checkbox name="marketingOptIn" label={registrationConsent} />
        <SubmitButton
          label="Create account"
          busyLabel="Creating account…"
          isBusy={isBusy}
          missing={missing}
        />
        <p className={styles.small}>
          With an account you accept our <a href={paths.terms}>terms and conditions</a>. What we keep is in
          the <a href={paths.privacyPolicy}>privacy policy</a>.
        </p>
      </form>
      <p className={styles.other}>
        <a href={paths.loginFor(next)}>Already have an account? Sign in</a>
      </p>
    </SignInFrame>
  )
}
