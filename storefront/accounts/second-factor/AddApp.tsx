import { useState } from 'react'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { AppPicture } from './AppPicture.tsx'
import { secondFactorCalls } from './second-factor-calls.ts'
import styles from './SecondFactor.module.css'

type Props = {
  begun: { secret: string; address: string }
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => Promise<void>
}

/** The second half of adding an authenticator app: the picture to read, and the app's first code. */
export function AddApp({ begun, onClose, onAdded }: Props) {
  const [code, setCode] = useState('')
  return (
    <AccountForm
      label="Authenticator app"
      startsFocused
      submitLabel="Add the app"
      savedText={null}
      check={() => (/^\d{3}\s?\d{3}$/.test(code.trim()) ? {} : { code: 'Please enter the six figures.' })}
      save={async () => onAdded((await secondFactorCalls.confirmApp(code)).recoveryCodes)}
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <>
          <p>Read this picture with your authenticator app, then type the six figures that it shows.</p>
          <AppPicture address={begun.address} />
          <p className={styles.soft}>
            No camera? Type this key into the app:{' '}
            <code className={styles.secret}>{begun.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          </p>
          <div className={styles.column}>
            <TextInput
              label="Code of the app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              error={errors['code']}
              isRequired
              onChange={setCode}
            />
          </div>
        </>
      )}
    </AccountForm>
  )
}
