import { paths } from '../../shared/paths/paths.ts'
import { useSession } from '../accounts/session/session-state.ts'
import styles from './CheckoutPage.module.css'

/** CHK-05, CHK-06: an order belongs to an account. Drawn for everybody, and hidden where a session is stored. */
export function GuestPrompt({ next }: { next: string }) {
  const { status } = useSession()
  if (status !== 'unknown' && status !== 'signed-out') return null
  return (
    <p className={styles.guest}>
      <a href={paths.loginFor(next)}>Log in</a> or <a href={paths.registerFor(next)}>create an account</a> to
      place your order. You come back to this page, and what you typed is kept. Ordering needs an approved{' '}
      <a href={paths.trade}>trade account</a>.
    </p>
  )
}
