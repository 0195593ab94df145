import { useState } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { CallError } from '../../api/json-calls.ts'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { checkNewPassword } from '../new-password.ts'
import { FocusedPlace } from '../FocusedPlace.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { mailLinkCalls } from './mail-link-calls.ts'

type Props = { token: string }

/** Sets the new password by the link's token, once (OPEN-27). */
export function NewPassword({ token }: Props) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [state, setState] = useState<'asking' | 'done' | 'over'>('asking')

  if (state === 'done') {
    return (
      <FocusedPlace key="done">
        <Notice
          tone="success"
          title="Your new password is set"
          action={<LinkButton href={paths.login}>Sign in</LinkButton>}
        >
          <p>You were signed out everywhere. Please sign in with the new password.</p>
        </Notice>
      </FocusedPlace>
    )
  }
  if (state === 'over') {
    return (
      <FocusedPlace key="over">
        <Notice
          tone="error"
          title="This link has expired or was used already."
          action={<LinkButton href={paths.resetPassword}>Ask for a new one</LinkButton>}
        />
      </FocusedPlace>
    )
  }
  return (
    <>
      <p>Choose a new password. You will be signed out on all devices.</p>
      <AccountForm
        label="New password"
        submitLabel="Set new password"
        savedText={null}
        check={() => checkNewPassword(password, again)}
        save={async () => {
          try {
            await mailLinkCalls.resetPassword(token, password)
            setState('done')
          } catch (error) {
            if (!(error instanceof CallError && error.code === 'link_over')) throw error
            setState('over')
          }
        }}
      >
        {(errors) => (
          <NewPasswordFields
            errors={errors}
            password={password}
            again={again}
            onPassword={setPassword}
            onAgain={setAgain}
          />
        )}
      </AccountForm>
    </>
  )
}
