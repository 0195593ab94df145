import type { SubmitEvent } from 'react'
import type { SignInStep } from '../../shared/api/second-factor-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { FocusedAlert } from './FocusedAlert.tsx'
import { openNext } from './open-next.ts'
import { loadSession } from './session/load-session.ts'
import { PasskeyButton } from './second-factor/PasskeyButton.tsx'
import { finishWithPasskey, signInStepOf, signInWithPasskey } from './second-factor/sign-in-steps.ts'
import { usePasskeyOffer } from './second-factor/use-passkey-offer.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useSubmission } from './use-submission.ts'
import { useFilledForm } from './use-filled-form.ts'
import styles from './SignInForm.module.css'

type Props = { next: string; onSecondStep: (step: SignInStep) => void }

const fields = { email: 'email address', password: 'password' }

/** Email and password, and the button for a passkey (AUTH-10, AUTH-15 to AUTH-22, ROLE-09). */
export function SignInForm({ next, onSecondStep }: Props) {
  const { submission, isBusy, run, clear } = useSubmission('Unable to sign in')
  const { withoutOffer } = usePasskeyOffer((passkey) => run(() => finishWithPasskey(passkey, next)))
  const { form, missing, look } = useFilledForm(fields, ['password'])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const texts = new FormData(event.currentTarget)
    const text = (name: string) => String(texts.get(name) ?? '')
    void run(async () => {
      const session = await loadSession()
      try {
        await session.login({ email: text('email').trim(), password: text('password') })
        await openNext(next)
      } catch (error) {
        const step = signInStepOf(error)
        if (step === null) throw error
        onSecondStep(step)
      }
    })
  }

  return (
    <>
      {!isBusy && <AlreadySignedIn next={next} />}
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
        <TextInput
          label="Email address"
          name="email"
          type="email"
          autoComplete="username webauthn"
          maxLength={254}
        />
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
        <SubmitButton label="Sign in" busyLabel="Signing in…" isBusy={isBusy} missing={missing} />
      </form>
      <PasskeyButton label="Use a passkey" isWide use={() => withoutOffer(() => signInWithPasskey(next))} />
    </>
  )
}
