import { useState } from 'react'
import { announce } from '../../ui/core/announce.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { secondFactorCalls } from './second-factor-calls.ts'
import styles from './SecondFactor.module.css'

type Props = {
  hasPasskey: boolean
  hasAuthenticator: boolean
  /** What to do once the session is strong. */
  onDone: () => Promise<void> | void
}

/** Few enough recovery codes that new ones should be made (ROLE-10). */
const fewCodes = 3

/** Shows by a passkey or a code that it is still the client. */
export function StepUpForm({ hasPasskey, hasAuthenticator, onDone }: Props) {
  const [code, setCode] = useState('')
  const give = async () => {
    const { recoveryCodesLeft } = await secondFactorCalls.giveCode(code)
    if (recoveryCodesLeft <= fewCodes)
      announce(`You have ${recoveryCodesLeft} recovery codes left. Please make new ones in your account.`, {
        isShown: true,
      })
    await onDone()
  }
  return (
    <div className={styles.column}>
      {hasPasskey && (
        <PasskeyButton
          label="Use a passkey"
          use={async () => {
            await secondFactorCalls.givePasskey()
            await onDone()
          }}
        />
      )}
      <AccountForm
        label="Give a code"
        submitLabel="Continue"
        savedText={null}
        variant={hasPasskey ? 'quiet' : 'primary'}
        check={() => (code.trim() === '' ? { code: 'Please enter a code.' } : {})}
        save={give}
      >
        {(errors) => (
          <TextInput
            label={hasAuthenticator ? 'Code of your app, or a recovery code' : 'Recovery code'}
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
  )
}
