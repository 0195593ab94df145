import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { AccountSection } from './AccountSection.tsx'
import { LinkedProviders } from './LinkedProviders.tsx'
import styles from './SignInWays.module.css'

type Props = { account: AccountOverview; onChange: () => Promise<void> }

/** Every way into the account beside the password. */
export function SignInWaysSection({ account, onChange }: Props) {
  return (
    <AccountSection id="sign-in" title="Ways to sign in">
      {account.providers.length === 0 && (
        <p className={styles.soft}>
          {account.hasPassword
            ? 'You sign in with your email address and password.'
            : 'You sign in with a passkey.'}
        </p>
      )}
      <LinkedProviders account={account} onChange={onChange} />
    </AccountSection>
  )
}
