import { useState } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'

/** Requests the link; the answer is the same for known and unknown addresses (OPEN-27). */
export function AskForReset() {
  const [email, setEmail] = useState('')
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(email.trim())
  return (
    <>
      <p>
        Tell us the email address of your account. We send a link to set a new password, good for 30 minutes.
      </p>
      {askedFor !== null && (
        <Notice tone="success" title="Please check your email">
          <p>If there is an account for {askedFor}, the link is on its way.</p>
        </Notice>
      )}
      <AccountForm
        label="Ask for a link"
        submitLabel={askedFor === null ? 'Send the link' : 'Send it again'}
        savedText={null}
        check={() => (isEmail ? {} : { email: 'Please enter your email address.' })}
        save={async () => {
          await mailLinkCalls.askForReset(email.trim())
          setAskedFor(email.trim())
        }}
        aside={<a href={paths.login}>Back to sign in</a>}
      >
        {(errors) => (
          <TextInput
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            error={errors['email']}
            isRequired
            onChange={setEmail}
          />
        )}
      </AccountForm>
    </>
  )
}
