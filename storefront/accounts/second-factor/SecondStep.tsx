import { useState } from 'react'
import type { SignInStep } from '../../../shared/api/second-factor-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { CallError } from '../../api/json-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { FocusedPlace } from '../FocusedPlace.tsx'
import { openNext } from '../open-next.ts'
import { loadSession } from '../session/load-session.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { signInWithPasskey } from './sign-in-steps.ts'
import styles from './SecondFactor.module.css'

type Props = { step: SignInStep; next: string; onStartAgain: () => void }

/** The second half of a sign-in: a passkey, the app's code or a recovery code (ROLE-08 to ROLE-10). */
export function SecondStep({ step, next, onStartAgain }: Props) {
  const [code, setCode] = useState('')
  return (
    <FocusedPlace>
      <div className={styles.step}>
        <p>Almost there. Please show once more that it is you.</p>
        {step.hasPasskey && (
          <PasskeyButton label="Use a passkey" isWide use={() => signInWithPasskey(next)} />
        )}
        <AccountForm
          label="Second step"
          submitLabel="Sign in"
          savedText={null}
          check={() => (code.trim() === '' ? { code: 'Please enter a code.' } : {})}
          save={async () => {
            try {
              await (await loadSession()).finishStep({ token: step.token, code: code.trim() })
              await openNext(next)
            } catch (error) {
              if (error instanceof CallError && error.code === 'step_over') onStartAgain()
              throw error
            }
          }}
          aside={
            <Button variant="quiet" onClick={onStartAgain}>
              Start again
            </Button>
          }
        >
          {(errors) => (
            <TextInput
              label={step.hasAuthenticator ? 'Code of your app, or a recovery code' : 'Recovery code'}
              name="code"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              error={errors['code']}
              isRequired
              onChange={setCode}
            />
          )}
        </AccountForm>
      </div>
    </FocusedPlace>
  )
}
