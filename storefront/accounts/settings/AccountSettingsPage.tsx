import { lazy, Suspense, useState } from 'react'
import {
  settingsNames,
  type SettingsSection,
  settingsSections,
} from '../../../shared/accounts/settings-pages.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { SignedInOnly } from '../SignedInOnly.tsx'
import styles from './AccountSettingsPage.module.css'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

// The overview shares this chunk, and needs none of the forms.
const AccountSections = lazy(() =>
  import('./AccountSections.tsx').then((module) => ({ default: module.AccountSections })),
)

type Props = { title: string; section: SettingsSection }

/** /account/settings/…: forms for everything of the account that its owner may change, a page for each subject. */
export function AccountSettingsPage({ title, section }: Props) {
  const [isDeleted, setDeleted] = useState(false)
  return (
    <AccountFrame title={title} current="settings" parent={{ label: 'Your account', href: paths.account }}>
      {isDeleted ? (
        <EmptyState
          title="Your account is deleted."
          action={<LinkButton href={paths.home}>To the home page</LinkButton>}
        >
          <p>Orders are kept for our books, without you in them. Thank you for drinking well.</p>
        </EmptyState>
      ) : (
        <SignedInOnly
          next={settingsSections[section].path}
          reason="Your details, addresses and sessions are kept with your account."
          skeleton={<SettingsSkeleton />}
        >
          <div className={styles.columns}>
            <nav className={styles.pages} aria-label="Settings">
              {settingsNames.map((name) => (
                <a
                  className={styles.link}
                  href={settingsSections[name].path}
                  key={name}
                  aria-current={name === section ? 'page' : undefined}
                >
                  {settingsSections[name].label}
                </a>
              ))}
            </nav>
            <div className={styles.sections}>
              <Suspense fallback={<SettingsSkeleton />}>
                <AccountSections section={section} onDelete={() => setDeleted(true)} />
              </Suspense>
            </div>
          </div>
        </SignedInOnly>
      )}
    </AccountFrame>
  )
}
