import type { ReactNode } from 'react'
import type { StaffRole } from '../../shared/accounts/roles.ts'
import { staffReaders } from '../../shared/accounts/staff-rights.ts'
import type { StaffMember } from '../../shared/api/admin-api.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import { GoTo } from '../console/GoTo.tsx'
import { laterForm } from '../console/later-screen.tsx'
import { useConsoleRead } from '../console/use-console-read.ts'
import { searchAsStaff } from './staff-go-to.ts'
import { staffReads } from './staff-calls.ts'
import { StaffRoles } from './staff-roles.ts'
import type { StaffScreen } from './staff-screen.ts'

const StaffHelpText = laterForm(async () => (await import('./help/StaffHelp.tsx')).StaffHelpText)

type Props = { screen: StaffScreen | null; children: ReactNode }

/** Header, places and page of the staff's console. */
export function StaffFrame(props: Props) {
  const { status } = useSession()
  // Only clients can be asked whether they are of the staff.
  if (status === 'signed-in') return <MemberFrame {...props} />
  return (
    <ConsoleFrame side="Staff" places={[]}>
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
      places={places}
      choices={staffPaths.notifications}
      help={screen && <StaffHelpText topic={screen.kind} />}
      atHand={
        places.length > 0 && (
          <GoTo
            screens={places}
            label="What does the caller say?"
            placeholder="Order, pub, postcode, brewery, run, invoice"
            search={searchAsStaff}
          />
        )
      }
    >
      <StaffRoles value={roles}>{children}</StaffRoles>
    </ConsoleFrame>
  )
}

const none: readonly StaffRole[] = []

/** The places of the console, but for those that no one in these roles sees. */
const placesOf = (screen: StaffScreen | null, roles: readonly StaffRole[]): ConsolePlace[] =>
  allPlaces(screen).filter(({ href }) => staffReaders(href).some((role) => roles.includes(role)))

function allPlaces(screen: StaffScreen | null): ConsolePlace[] {
  const isOf = (...kinds: StaffScreen['kind'][]) => screen !== null && kinds.includes(screen.kind)
  return [
    { label: 'Worklist', icon: 'flag', href: staffPaths.worklist, isCurrent: isOf('worklist') },
    { label: 'Orders', icon: 'truck', href: staffPaths.orders, isCurrent: isOf('orders', 'order') },
    { label: 'Buyers', icon: 'user', href: staffPaths.buyers, isCurrent: isOf('buyers', 'buyer') },
    { label: 'Money', icon: 'pound', href: staffPaths.money('receivables'), isCurrent: isOf('money') },
    {
      label: 'Breweries',
      icon: 'keg-30',
      href: staffPaths.breweries,
      isCurrent: isOf('breweries', 'brewery', 'application'),
    },
    { label: 'Groups', icon: 'pin', href: staffPaths.groups, isCurrent: isOf('groups', 'group') },
    { label: 'Reviews', icon: 'thumb-up', href: staffPaths.reviews, isCurrent: isOf('reviews', 'review') },
    {
      label: 'Catalogue',
      icon: 'bottle-500',
      href: staffPaths.catalogue,
      isCurrent: isOf('catalogue', 'beer-change'),
    },
    { label: 'Shop', icon: 'edit', href: staffPaths.shop, isCurrent: isOf('shop', 'shopEntry') },
    { label: 'Market', icon: 'chart', href: staffPaths.market, isCurrent: isOf('market') },
    { label: 'Audit', icon: 'list', href: staffPaths.audit, isCurrent: isOf('audit') },
    { label: 'People', icon: 'people', href: staffPaths.people, isCurrent: isOf('people') },
    { label: 'System', icon: 'info', href: staffPaths.system, isCurrent: isOf('system') },
  ]
}
