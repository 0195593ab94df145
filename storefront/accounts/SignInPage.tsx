import type { SubmitEvent } from 'react'
import type { PageData } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { FocusedAlert } from './FocusedAlert.tsx'
import { loadSession } from './load-session.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useAttempt } from './use-attempt.ts'
import { useFilledForm } from './use-filled-form.ts'
import { useNext } from './use-next.ts'
import styles from './SignInForm.module.css'

type Props = { data: PageData['authLogin'] }

/** Signing in by e-mail and password, or by an account held elsewhere (s1 §2 'Sign-in page'). */
export function SignInPage({ data }: Props) {
  const next = useNext()
  const { attempt, isBusy, run, clear } = useAttempt('Unable to sign in')
  const { form, isFilled, look } = useFilledForm(['email'], ['password'])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const texts = new FormData(event.currentTarget)
    const text = (name: string) => String(texts.get(name) ?? '')
    void run(async () => {
      const session = await loadSession()
      await session.login({ email: text('email').trim(), password: text('password') })
      location.replace(next)
    })
  }

  return (
    <SignInFrame title={data.title} subtitle={data.subtitle}>
      {!isBusy && <AlreadySignedIn next={next} />}
      <ProviderButtons starts={data.oauthProviders} />
      <p className={styles.divider}>or sign in with email</p>
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
        {attempt.state === 'failed' && <FocusedAlert key={attempt.number} message={attempt.message} />}
        <TextInput label="Email address" name="email" type="email" autoComplete="username" maxLength={254} />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          minLength={8}
          maxLength={512}
        />
        <p className={styles.forgotten}>
          <a href={paths.resetPassword}>Forgotten your password?</a>
        </p>
        <SubmitButton label="Sign in" busyLabel="Signing in…" isBusy={isBusy} isReady={isFilled} />
      </form>
      <p className={styles.other}>
        New to Dray? <a href={paths.registerFor(next)}>Create an account</a>
      </p>
    </SignInFrame>
  )
}
