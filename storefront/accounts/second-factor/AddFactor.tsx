import { useRef, useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { Button } from '../../ui/core/Button.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { MailCodeField } from '../settings/MailCodeField.tsx'
import { AddApp } from './AddApp.tsx'
import { makePasskey, type PasskeyOptions, PasskeyProblem } from './passkeys.ts'
import { secondFactorCalls } from './second-factor-calls.ts'
import styles from './SecondFactor.module.css'

type Props = {
  account: AccountOverview
  kind: 'passkey' | 'app'
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => Promise<void>
}

/** Adds a passkey or an app. The first factor of an account always needs a code from the mail. */
export function AddFactor({ account, kind, onClose, onAdded }: Props) {
  const [mailCode, setMailCode] = useState('')
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null)
  const { passkeys, authenticatorAddedAt } = account.secondFactor
  const isFirst = passkeys.length === 0 && authenticatorAddedAt === null
  const addPasskey = useNewPasskey(mailCode, () => setMailCode(''))
  const title = kind === 'passkey' ? 'Add a passkey' : 'Add an authenticator app'
  const begin = async () => {
    if (kind === 'app') return setBegun(await secondFactorCalls.beginApp(mailCode))
    await onAdded(await addPasskey())
  }
  return (
    <section className={styles.panel} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {begun !== null ? (
        <AddApp begun={begun} onClose={onClose} onAdded={onAdded} />
      ) : (
        <AccountForm
          label={title}
          startsFocused
          submitLabel={kind === 'passkey' ? 'Make a passkey on this device' : 'Show the key'}
          savedText={null}
          check={() =>
            isFirst && mailCode.trim() === '' ? { code: 'Please enter the code from our email.' } : {}
          }
          save={begin}
          aside={
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          }
        >
          {(errors) => (
            <>
              <p>
                {kind === 'passkey'
                  ? 'Your phone, laptop or password manager keeps the key and asks for your finger, face or PIN. It signs you in without a password.'
                  : 'An app on your phone, such as the one of your password manager, shows six figures that change every half minute.'}
              </p>
              {isFirst && (
                <div className={styles.column}>
                  <MailCodeField
                    why="For the first second factor we ask for a code that we email you, so that no one else can add one."
                    email={account.client.email}
                    value={mailCode}
                    error={errors['code']}
                    onChange={setMailCode}
                  />
                </div>
              )}
            </>
          )}
        </AccountForm>
      )}
    </section>
  )
}

/**
 * Makes a passkey and adds it. The code of the mail is used up by the first try: while the server waits for the passkey, a
 * device that was turned down or timed out is asked again without one. `onCodeUsed` when another code is needed.
 */
function useNewPasskey(mailCode: string, onCodeUsed: () => void) {
  const asked = useRef<{ options: PasskeyOptions; until: number } | null>(null)
  return async (): Promise<string[] | null> => {
    if (asked.current === null || asked.current.until <= Date.now()) {
      const options = await secondFactorCalls.beginPasskey(mailCode)
      asked.current = { options, until: Date.now() + options.timeout }
    }
    const { options, until } = asked.current
    try {
      const creation = await makePasskey(options)
      asked.current = null
      return (await secondFactorCalls.addPasskey(creation)).recoveryCodes
    } catch (error) {
      if (asked.current === null || until <= Date.now()) onCodeUsed()
      // Shown in the same way as errors of the server.
      if (error instanceof PasskeyProblem) throw new CallError(0, '', { message: error.message })
      throw error
    }
  }
}
