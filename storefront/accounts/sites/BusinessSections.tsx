import { useEffect, useState } from 'react'
import type { Business } from '../../../shared/api/businesses-api.ts'
import { siteRoleWords } from '../../../shared/accounts/site-roles.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { businessCalls } from './business-calls.ts'
import styles from './BusinessSections.module.css'
import { BusinessDetailsSection } from './BusinessDetailsSection.tsx'
import { DeliverySheetSection } from './DeliverySheetSection.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { MemberRow, siteNameOf } from './MemberRow.tsx'
import { RemoveDialog, type Removal } from './RemoveDialog.tsx'

const states: Record<Business['sites'][number]['state'], string> = {
  none: 'Not applied for',
  applied: 'Application under review',
  approved: 'Approved',
  refused: 'Refused',
  on_hold: 'On hold',
}

/** The sites and people of the business that the client acts for (BIZ-02, BIZ-03). */
export function BusinessSections() {
  const [business, setBusiness] = useState<Business | 'failed' | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [limited, setLimited] = useState<Business['members'][number] | null>(null)
  const read = () => businessCalls.read().then(setBusiness, () => setBusiness('failed'))
  // Once: after that every change answers with the business as it is.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void read(), [])
  if (business === null) return <Skeleton lines={6} />
  if (business === 'failed')
    return <ErrorState title="Your business could not be loaded." onRetry={() => void read()} />
  const current = business.sites.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <AccountSection
        id="business"
        title="Sites"
        note="Each site has its own approval, delivery address, prices, basket and orders."
      >
        <ul className={styles.rows}>
          {business.sites.map((site) => (
            <li className={styles.row} key={site.id}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {site.name} {site.isCurrent && <Badge tone="hop">You act for it</Badge>}
                </p>
                <p className={styles.note}>{states[site.state]}</p>
              </div>
            </li>
          ))}
        </ul>
        {business.isOwner && (
          <p>
            <LinkButton href={`${paths.trade}?site=new`} variant="quiet">
              Add a site
            </LinkButton>
          </p>
        )}
      </AccountSection>
      <AccountSection
        id="people"
        title="People"
        note={
          business.isOwner
            ? 'Who orders and keeps the books, for one site or for all.'
            : 'Your roles. An owner of the business changes them.'
        }
      >
        {business.members.length + business.invitations.length > 0 && (
          <ul className={styles.rows}>
            {business.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                business={business}
                onRemove={setRemoval}
                onLimit={setLimited}
              />
            ))}
            {business.invitations.map((invitation) => (
              <li className={styles.row} key={invitation.id}>
                <div className={styles.words}>
                  <p className={styles.name}>
                    {invitation.email}{' '}
                    <Badge tone="plain">{invitation.hasEnded ? 'Invitation ended' : 'Invited'}</Badge>
                  </p>
                  <p className={styles.note}>
                    {siteRoleWords[invitation.role].name}, {siteNameOf(business, invitation.siteId)}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() =>
                    setRemoval({ kind: 'invitation', id: invitation.id, name: invitation.email })
                  }
                >
                  Withdraw<span className="visually-hidden"> the invitation of {invitation.email}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {business.isOwner && <InviteForm sites={business.sites} onInvited={setBusiness} />}
      </AccountSection>
      {limited !== null && (
        <LimitDialog member={limited} onClose={() => setLimited(null)} onChange={setBusiness} />
      )}
      {business.isOwner && business.sites.length > 1 && (
        <BusinessDetailsSection business={business} onChange={setBusiness} />
      )}
      {current !== undefined && <DeliverySheetSection key={current.id} site={current.name} />}
      {removal !== null && (
        <RemoveDialog
          removal={removal}
          business={business.name}
          onClose={() => setRemoval(null)}
          onChange={setBusiness}
        />
      )}
    </>
  )
}
