import { paths } from '../../shared/paths/paths.ts'
import { useSignInAddress } from '../accounts/session/use-sign-in-address.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { startNewBasket } from './store/browser-basket.ts'

/** The client's session expired, and the basket waits for them (S-05). */
export function SignedOutNotice() {
  const address = useSignInAddress(paths.loginFor)
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" variant="quiet" onClick={startNewBasket}>
          Start a new basket
        </Button>
      }
    >
      <p>
        You have been signed out: <a href={address}>sign in</a> to go on with this basket.
      </p>
    </Notice>
  )
}
