import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { SignedInOnly } from '../SignedInOnly.tsx'
import { SignInFrame } from '../SignInFrame.tsx'
import { useAccount } from '../use-account.ts'
import { useNext } from '../session/use-next.ts'
import { StepUpForm } from './StepUpForm.tsx'

type Props = { data: PageData['secondFactor'] }

/** /account/second-factor: where work that needs a second factor sends its people, and where they go on from. */
export function SecondFactorPage({ data }: Props) {
  const next = useNext()
  return (
    <SignInFrame title={data.title} subtitle="Once more, before you go on.">
      <SignedInOnly
        next={next === '/' ? paths.secondFactor : `${paths.secondFactor}?${new URLSearchParams({ next })}`}
        reason="Please sign in first."
        skeleton={<Skeleton lines={4} />}
      >
        <StepUp />
      </SignedInOnly>
    </SignInFrame>
  )
}

function StepUp() {
  const next = useNext()
  const { loaded, reload } = useAccount()
  if (loaded.state === 'loading') return <Skeleton lines={4} />
  if (loaded.state === 'failed') {
    return (
      <ErrorState title="Your account could not be loaded." onRetry={() => void reload()}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  }
  const { passkeys, authenticatorAddedAt } = loaded.account.secondFactor
  if (passkeys.length === 0 && authenticatorAddedAt === null) {
    return (
      <>
        <p>You have no second factor yet. Please add a passkey or an authenticator app to your account.</p>
        <p>
          <LinkButton href={`${settingsSections.security.path}#second-factor`}>
            Add a second factor
          </LinkButton>
        </p>
      </>
    )
  }
  return (
    <StepUpForm
      hasPasskey={passkeys.length > 0}
      hasAuthenticator={authenticatorAddedAt !== null}
      onDone={() => location.replace(next)}
    />
  )
}
