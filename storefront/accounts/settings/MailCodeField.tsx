import { useState } from 'react'
import { freshSignInMinutes, proofCodeMinutes } from '../../../shared/limits/limits.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { accountCalls } from '../account-calls.ts'
import styles from './MailCodeField.module.css'

type Props = {
  /** Why a code is required, unless the reason is a missing password. */
  why?: string
  email: string
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

/** The code of a mail in place of a password, and the button that sends it. */
export function MailCodeField({ why = noPassword, email, value, error, onChange }: Props) {
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent')
  const send = async () => {
    setState('sending')
    try {
      await accountCalls.sendProofCode()
      announce(`We sent a code to ${email}.`)
      setState('sent')
    } catch (fault) {
      announce(fault instanceof Error ? fault.message : 'Request failed', { isUrgent: true, isShown: true })
      setState('unsent')
    }
  }
  return (
    <div className={styles.part}>
      <p className={styles.why}>{why}</p>
      <div className={styles.line}>
        <TextInput
          label="Code from our email"
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          hint={
            state === 'sent' ? `Sent to ${email}, good for ${proofCodeMinutes} minutes.` : `Goes to ${email}.`
          }
          value={value}
          error={error}
          onChange={onChange}
        />
        <Button variant="quiet" isLoading={state === 'sending'} onClick={() => void send()}>
          {state === 'sent' ? 'Send another code' : 'Send me a code'}
        </Button>
      </div>
    </div>
  )
}

const noPassword =
  'You have no password here, so we ask for a code that we email you. ' +
  `If you signed in less than ${freshSignInMinutes} minutes ago, you can leave it out.`
