import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { CalendarSection } from '../calendar/CalendarSection.tsx'
import { useAccount } from '../use-account.ts'
import { SecondFactorSection } from '../second-factor/SecondFactorSection.tsx'
import { AddressesSection } from './AddressesSection.tsx'
import { CellarSection } from './CellarSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { StandingWishSection } from './StandingWishSection.tsx'
import { SubscriptionsSection } from './SubscriptionsSection.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SignInWaysSection } from './SignInWaysSection.tsx'
import { TokensSection } from '../tokens/TokensSection.tsx'
import { TradeSection } from './TradeSection.tsx'
import styles from './AccountSections.module.css'

type Props = { onDelete: () => void }

const contents = [
  ['details', 'Your details'],
  ['trade', 'Trade account'],
  ['cellar', 'Your cellar'],
  ['wish', 'When something is missing'],
  ['addresses', 'Delivery addresses'],
  ['password', 'Password'],
  ['sign-in', 'Ways to sign in'],
  ['second-factor', 'Second factor'],
  ['sessions', 'Where you are signed in'],
  ['connections', 'Connections'],
  ['calendar', 'Calendar'],
  ['letters', 'Letters from us'],
  ['data', 'Your data'],
] as const

/** Everything of the account, one section after the other, with a list of them beside. */
export function AccountSections({ onDelete }: Props) {
  const { loaded, reload } = useAccount()
  if (loaded.state === 'loading') return <SettingsSkeleton />
  if (loaded.state === 'failed') {
    return (
      <ErrorState title="Your account could not be loaded." onRetry={() => void reload()}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  }
  const { account } = loaded
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label="On this page">
        <ul>
          {contents.map(([id, label]) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <DetailsSection account={account} onChange={reload} />
        <TradeSection />
        <CellarSection cellar={account.cellar} onChange={reload} />
        <StandingWishSection />
        <AddressesSection addresses={account.addresses} onChange={reload} />
        <PasswordSection email={account.client.email} hasPassword={account.hasPassword} onChange={reload} />
        <SignInWaysSection account={account} onChange={reload} />
        <SecondFactorSection account={account} onChange={reload} />
        <SessionsSection sessions={account.sessions} onChange={reload} />
        <TokensSection account={account} />
        <CalendarSection account={account} />
        <SubscriptionsSection
          letters={account.letters}
          isConfirmed={account.client.emailConfirmed}
          onChange={reload}
          key={String(account.client.emailConfirmed)}
        />
        <DataSection account={account} onDelete={onDelete} />
      </div>
    </div>
  )
}
