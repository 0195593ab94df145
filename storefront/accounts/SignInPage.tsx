import { useState } from 'react'
import type { SignInStep } from '../../shared/api/second-factor-api.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { SecondStep } from './second-factor/SecondStep.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useNext } from './session/use-next.ts'
import styles from './SignInForm.module.css'

type Props = { data: PageData['authLogin'] }

/** Signing in by email and password, by a passkey, or by an account held elsewhere (AUTH-08 to AUTH-12). */
export function SignInPage({ data }: Props) {
  const next = useNext()
  const [step, setStep] = useState<SignInStep | null>(null)
  return (
    <SignInFrame title={data.title} subtitle={data.subtitle}>
      {step !== null ? (
        <SecondStep step={step} next={next} onStartAgain={() => setStep(null)} />
      ) : (
        <>
          <ProviderButtons starts={data.oauthProviders} />
          <p className={styles.divider}>or sign in with email</p>
          <SignInForm next={next} onSecondStep={setStep} />
        </>
      )}
      <p className={styles.other}>
        New to Dray? <a href={paths.registerFor(next)}>Create an account</a>
      </p>
    </SignInFrame>
  )
}
