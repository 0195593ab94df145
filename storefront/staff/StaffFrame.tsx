import type { ReactNode } from 'react'
import type { StaffRole } from '../../shared/accounts/roles.ts'
import { reviewRoles } from '../../shared/accounts/staff-rights.ts'
import type { StaffMember } from '../../shared/api/admin-api.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import { useConsoleRead } from '../console/use-console-read.ts'
import { GoTo } from './GoTo.tsx'
import { staffReads } from './staff-calls.ts'
import { StaffRoles } from './staff-roles.ts'
import type { StaffScreen } from './staff-screen.ts'

type Props = { screen: StaffScreen | null; children: ReactNode }

/** Header, places and page of the staff's console. */
export function StaffFrame(props: Props) {
  const { status } = useSession()
  // Only clients can be asked whether they are of the staff.
  if (status === 'signed-in') return <MemberFrame {...props} />
  return (
    <ConsoleFrame side="Staff" home={staffPaths.worklist} places={[]}>
      {props.children}
    </ConsoleFrame>
  )
}

function MemberFrame({ screen, children }: Props) {
  const { loaded } = useConsoleRead<StaffMember>(staffReads.member)
  const roles = loaded.state === 'ready' ? loaded.value.roles : none
  const places = roles.length === 0 ? [] : placesOf(screen, roles)
  return (
    <ConsoleFrame
      side="Staff"
      home={staffPaths.worklist}
      places={places}
      choices={staffPaths.notifications}
      atHand={places.length > 0 && <GoTo screens={places} />}
    >
      <StaffRoles value={roles}>{children}</StaffRoles>
    </ConsoleFrame>
  )
}

const none: readonly StaffRole[] = []

/** Only places that there are, and that the person may see. */
function placesOf(screen: StaffScreen | null, roles: readonly StaffRole[]): ConsolePlace[] {
  const places: ConsolePlace[] = [
    {
      label: 'Worklist',
      icon: 'flag',
      href: staffPaths.worklist,
      isCurrent: screen?.kind === 'worklist',
    },
    {
      label: 'Orders',
      icon: 'truck',
      href: staffPaths.orders,
      isCurrent: screen?.kind === 'orders' || screen?.kind === 'order',
    },
    {
      label: 'Buyers',
      icon: 'user',
      href: staffPaths.buyers,
      isCurrent: screen?.kind === 'buyers' || screen?.kind === 'buyer',
    },
  ]
  // Support reads neither money nor the trail.
  const readsMoney = roles.some((role) => role !== 'support')
  if (readsMoney)
    places.push({
      label: 'Money',
      icon: 'star',
      href: staffPaths.money('receivables'),
      isCurrent: screen?.kind === 'money',
    })
  places.push({
    label: 'Breweries',
    icon: 'keg-30',
    href: staffPaths.breweries,
    isCurrent: screen?.kind === 'breweries' || screen?.kind === 'brewery' || screen?.kind === 'application',
  })
  places.push({
    label: 'Groups',
    icon: 'truck',
    href: staffPaths.groups,
    isCurrent: screen?.kind === 'groups' || screen?.kind === 'group',
  })
  if (reviewRoles.some((role) => roles.includes(role)))
    places.push({
      label: 'Reviews',
      icon: 'thumb-up',
      href: staffPaths.reviews,
      isCurrent: screen?.kind === 'reviews' || screen?.kind === 'review',
    })
  if (roles.some((role) => role !== 'finance'))
    places.push({
      label: 'Catalogue',
      icon: 'bottle-500',
      href: staffPaths.catalogue,
      isCurrent: screen?.kind === 'catalogue' || screen?.kind === 'beer-change',
    })
  places.push({
    label: 'Shop',
    icon: 'edit',
    href: staffPaths.shop,
    isCurrent: screen?.kind === 'shop' || screen?.kind === 'shopEntry',
  })
  if (readsMoney)
    places.push({
      label: 'Audit',
      icon: 'list',
      href: staffPaths.audit,
      isCurrent: screen?.kind === 'audit',
    })
  if (roles.includes('admin'))
    places.push({
      label: 'People',
      icon: 'user',
      href: staffPaths.people,
      isCurrent: screen?.kind === 'people',
    })
  places.push({
    label: 'System',
    icon: 'info',
    href: staffPaths.system,
    isCurrent: screen?.kind === 'system',
  })
  return places
}
