import { useState } from 'react'
import type { PageData } from '../../../shared/page-payload.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { SignedInOnly } from '../SignedInOnly.tsx'
import { AccountSections } from './AccountSections.tsx'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'

type Props = { data: PageData['accountOverview'] }

/** /account/overview: what a client has told us, and the means to change all of it (AUTH-04, OPEN-25). */
export function AccountOverviewPage({ data }: Props) {
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
          skeleton={<OverviewSkeleton />}
        >
          <AccountSections onDelete={() => setDeleted(true)} />
        </SignedInOnly>
      )}
    </AccountFrame>
  )
}
