import type { SettingsSection } from '../../../shared/accounts/settings-pages.ts'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { AlertsSections } from '../alerts/AlertsSections.tsx'
import { CalendarSection } from '../calendar/CalendarSection.tsx'
import { PhoneOrdersSection } from './PhoneOrdersSection.tsx'
import { SecondFactorSection } from '../second-factor/SecondFactorSection.tsx'
import { TokensSection } from '../tokens/TokensSection.tsx'
import { useAccount } from '../use-account.ts'
import { BusinessSections } from '../sites/BusinessSections.tsx'
import { AddressesSection } from './AddressesSection.tsx'
import { CellarSection } from './CellarSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { SignInWaysSection } from './SignInWaysSection.tsx'
import { StandingWishSection } from './StandingWishSection.tsx'
import { SubscriptionsSection } from './SubscriptionsSection.tsx'
import { TradeSection } from './TradeSection.tsx'

type Props = { section: SettingsSection; onDelete: () => void }

/** What a page of the settings holds, once the account is read. */
export function AccountSections({ section, onDelete }: Props) {
  const { loaded, reload } = useAccount()
  if (loaded.state === 'loading') return <SettingsSkeleton />
  if (loaded.state === 'failed') {
    return (
      <ErrorState title="Your account could not be loaded." onRetry={() => void reload()}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  }
  return <Sections {...{ section, onDelete }} account={loaded.account} onChange={reload} />
}

function Sections({
  section,
  onDelete,
  account,
  onChange,
}: Props & { account: AccountOverview; onChange: () => Promise<void> }) {
  switch (section) {
    case 'details':
      return (
        <>
          <DetailsSection account={account} onChange={onChange} />
          <TradeSection />
          <AddressesSection addresses={account.addresses} onChange={onChange} />
        </>
      )
    case 'business':
      return <BusinessSections />
    case 'cellar':
      return (
        <>
          <CellarSection cellar={account.cellar} onChange={onChange} />
          <StandingWishSection />
          <PhoneOrdersSection />
        </>
      )
    case 'security':
      return (
        <>
          <PasswordSection
            email={account.client.email}
            hasPassword={account.hasPassword}
            onChange={onChange}
          />
          <SignInWaysSection account={account} onChange={onChange} />
          <SecondFactorSection account={account} onChange={onChange} />
          <SessionsSection sessions={account.sessions} onChange={onChange} />
        </>
      )
    case 'connections':
      return (
        <>
          <TokensSection account={account} />
          <CalendarSection account={account} />
        </>
      )
    case 'alerts':
      return <AlertsSections />
    case 'letters':
      return (
        <SubscriptionsSection
          letters={account.letters}
          isConfirmed={account.client.emailConfirmed}
          onChange={onChange}
          key={String(account.client.emailConfirmed)}
        />
      )
    case 'data':
      return <DataSection account={account} onDelete={onDelete} />
  }
}
