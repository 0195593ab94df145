import type { ReactNode } from 'react'
import type { StaffMember } from '../../shared/api/admin-api.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import { useConsoleRead } from '../console/use-console-read.ts'
import { staffReads } from './staff-calls.ts'
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
  return (
    <ConsoleFrame
      side="Staff"
      home={staffPaths.worklist}
      places={loaded.state === 'ready' ? placesOf(screen) : []}
    >
      {children}
    </ConsoleFrame>
  )
}

/** Only places that there are. */
function placesOf(screen: StaffScreen | null): ConsolePlace[] {
  return [
    {
      label: 'Worklist',
      icon: 'list',
      href: staffPaths.worklist,
      isCurrent: screen?.kind === 'worklist',
    },
  ]
}
