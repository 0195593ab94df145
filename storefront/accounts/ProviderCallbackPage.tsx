import { useEffect, useRef, useState } from 'react'
import type { ProviderCallbackData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { providerNames } from '../../shared/accounts/sign-in-providers.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Spinner } from '../ui/core/Spinner.tsx'
import { type CallbackProgress, finishProviderSignIn } from './finish-provider-sign-in.ts'
import { FocusedAlert } from './FocusedAlert.tsx'
import { SecondStep } from './second-factor/SecondStep.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './ProviderCallbackPage.module.css'

type Props = { data: ProviderCallbackData }

/** Where a provider sends people back to: verifying, exchanging, then on, or an error (OAUTH-16 to OAUTH-33). */
export function ProviderCallbackPage({ data: { title, provider } }: Props) {
  const name = providerNames[provider]
  const [progress, setProgress] = useState<CallbackProgress>({ state: 'verifying' })
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void finishProviderSignIn(provider, setProgress)
  }, [provider])

  return (
    <SignInFrame title={title}>
      {progress.state === 'verifying' && <Spinner label={`Verifying your ${name} sign-in…`} />}
      {progress.state === 'exchanging' && <Spinner label={`Signing you in with ${name}…`} />}
      {progress.state === 'second-step' && (
        <SecondStep
          step={progress.step}
          next={progress.next}
          onStartAgain={() => location.replace(paths.loginFor(progress.next))}
        />
      )}
      {progress.state === 'error' && (
        <div className={styles.error}>
          <FocusedAlert message={progress.message} />
          <p>
            <LinkButton href={paths.login} variant="quiet">
              Back to sign in
            </LinkButton>
          </p>
        </div>
      )}
    </SignInFrame>
  )
}
