import { lazy, Suspense } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { useSession } from './session/session-state.ts'
import { useSignInAddress } from './session/use-sign-in-address.ts'

type Props = {
  /** The list, and each line in it, look as the menu around them does. */
  className?: string
}

const ClientLinks = lazy(() =>
  import('./ClientLinks.tsx').then((module) => ({ default: module.ClientLinks })),
)

/** The account's part of the side menu: ways in (HEAD-39, HEAD-40), or the client's places and the way out. */
export function AccountLinks({ className }: Props) {
  const { user } = useSession()
  const login = useSignInAddress(paths.loginFor)
  const register = useSignInAddress(paths.registerFor)
  if (user !== null)
    return (
      <Suspense>
        <ClientLinks className={className} />
      </Suspense>
    )
  return (
    <ul className={className}>
      <li>
        <a href={login}>Sign in</a>
      </li>
      <li>
        <a href={register}>Create account</a>
      </li>
    </ul>
  )
}
