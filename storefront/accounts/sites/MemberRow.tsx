import { hasSiteRight, siteRoleWords } from '../../../shared/accounts/site-roles.ts'
import type { Business } from '../../../shared/api/businesses-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import styles from './BusinessSections.module.css'
import type { Removal } from './RemoveDialog.tsx'

type Member = Business['members'][number]
type Props = {
  member: Member
  business: Business
  onRemove: (removal: Removal) => void
  onLimit: (member: Member) => void
}

/** A person of the business with roles and order limit, and what its owner may change. */
export function MemberRow({ member, business, onRemove, onLimit }: Props) {
  const { id, name, email, isYou, roles } = member
  const mayLeave = (business.isOwner || isYou) && !business.sites.some((site) => site.id === id)
  const isBuyer = roles.some(({ role }) => role === 'buyer')
  const approves = roles.some(({ role, siteId }) => siteId === null && hasSiteRight([role], 'approve'))
  const limit = limitText(member)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isYou && <Badge tone="hop">You</Badge>}
        </p>
        <p className={styles.note}>{email}</p>
        <p className={styles.note}>
          {roles
            .map(({ role, siteId }) => `${siteRoleWords[role].name}, ${siteNameOf(business, siteId)}`)
            .join('; ')}
        </p>
        {limit !== null && <p className={styles.note}>{limit}</p>}
      </div>
      <div className={styles.buttons}>
        {business.isOwner && isBuyer && !approves && (
          <Button variant="quiet" size="small" onClick={() => onLimit(member)}>
            Order limit<span className="visually-hidden"> of {name}</span>
          </Button>
        )}
        {mayLeave && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onRemove(isYou ? { kind: 'leave' } : { kind: 'member', id, name })}
          >
            {isYou ? 'Leave' : 'Remove'}
            <span className="visually-hidden"> {isYou ? business.name : name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

export const siteNameOf = ({ sites }: Business, id: string | null): string =>
  sites.find((site) => site.id === id)?.name ?? 'all sites'

/** 'Orders up to £500.00 each and £2,000.00 a month, ex VAT'; null without a limit. */
function limitText({ limit: { perOrderMinor, perMonthMinor } }: Member): string | null {
  const parts = [
    perOrderMinor !== null && `${formatMinor(perOrderMinor)} each`,
    perMonthMinor !== null && `${formatMinor(perMonthMinor)} a month`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `Orders up to ${parts.join(' and ')} ex VAT without approval`
}
