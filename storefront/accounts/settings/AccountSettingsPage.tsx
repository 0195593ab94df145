import { useState } from 'react'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { SignedInOnly } from '../SignedInOnly.tsx'
import { AccountSections } from './AccountSections.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

type Props = { data: PageData['accountOverview'] }

/** /account/overview: the client's details, with a form to change each of them (AUTH-04, OPEN-25). */
export function AccountSettingsPage({ data }: Props) {
  const [isDeleted, setDeleted] = useState(false)
  return (
    <AccountFrame title={data.title} current="overview">
      {isDeleted ? (
        <EmptyState
          title="Your account is deleted."
          action={<LinkButton href={paths.home}>To the home page</LinkButton>}
        >
          <p>Orders are kept for our books, without you in them. Thank you for drinking well.</p>
        </EmptyState>
      ) : (
        <SignedInOnly
          next={paths.account}
          reason="Your details, addresses and sessions are kept with your account."
          skeleton={<SettingsSkeleton />}
        >
          <AccountSections onDelete={() => setDeleted(true)} />
        </SignedInOnly>
      )}
    </AccountFrame>
  )
}
