import { useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { Button } from '../../ui/core/Button.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { MailCodeField } from '../settings/MailCodeField.tsx'
import { AddApp } from './AddApp.tsx'
import { PasskeyProblem } from './passkeys.ts'
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
  const title = kind === 'passkey' ? 'Add a passkey' : 'Add an authenticator app'
  const begin = async () => {
    if (kind === 'app') return setBegun(await secondFactorCalls.beginApp(mailCode))
    await onAdded((await addPasskey(mailCode)).recoveryCodes)
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
            isFirst && mailCode.trim() === '' ? { code: 'Please enter the code from our mail.' } : {}
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
                    why="For the first second factor we ask for a code from your mail, so that nobody else can add one."
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

/** Shows errors of the device in the same way as errors of the server. */
async function addPasskey(mailCode: string) {
  try {
    return await secondFactorCalls.addPasskey(mailCode)
  } catch (error) {
    if (error instanceof PasskeyProblem) throw new CallError(0, '', { message: error.message })
    throw error
  }
}
