import { paths } from '../../shared/paths/paths.ts'
import { accountLinks, signOut } from './client-menu.ts'
import { useSession } from './session/session-state.ts'
import { useSignInAddress } from './session/use-sign-in-address.ts'

type Props = {
  /** The list, and each line in it, look as the menu around them does. */
  className?: string
}

/** The account's part of the side menu: ways in (HEAD-39, HEAD-40), or the client's places and the way out. */
export function AccountLinks({ className }: Props) {
  const { user } = useSession()
  const login = useSignInAddress(paths.loginFor)
  const register = useSignInAddress(paths.registerFor)
  const guestLinks = [
    { label: 'Sign in', href: login },
    { label: 'Create account', href: register },
  ]
  return (
    <ul className={className}>
      {(user === null ? guestLinks : accountLinks).map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {user !== null && (
        <li>
          <button type="button" onClick={() => void signOut()}>
            Sign out
          </button>
        </li>
      )}
    </ul>
  )
}
