import type { ReactNode } from 'react'
import { staffRoles } from '../../shared/accounts/roles.ts'
import { staffReaders } from '../../shared/accounts/staff-rights.ts'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { laterScreen } from '../console/later-screen.tsx'
import { NothingHere } from '../console/NothingHere.tsx'
import { useMay } from './staff-roles.ts'
import { screenOf } from './staff-screen.ts'
import { StaffFrame } from './StaffFrame.tsx'

const StaffMoneyPage = laterScreen(
  'StaffMoneyPage',
  async () => (await import('./money/StaffMoneyPage.tsx')).StaffMoneyPage,
)
const StaffOrderPage = laterScreen(
  'StaffOrderPage',
  async () => (await import('./StaffOrderPage.tsx')).StaffOrderPage,
)
const StaffOrdersPage = laterScreen(
  'StaffOrdersPage',
  async () => (await import('./StaffOrdersPage.tsx')).StaffOrdersPage,
)
const WorklistPage = laterScreen(
  'WorklistPage',
  async () => (await import('./WorklistPage.tsx')).WorklistPage,
)
const FurtherStaffScreen = laterScreen(
  'FurtherStaffScreen',
  async () => (await import('./FurtherStaffScreen.tsx')).FurtherStaffScreen,
)

/** The console of Dray's staff (STAF-01). */
export function StaffApp() {
  return (
    <ConsoleApp
      root="/admin"
      reason="Dray’s staff work here with their own accounts."
      frameOf={frameOf}
      pageOf={seenPageOf}
    />
  )
}

const frameOf = (path: string, page: ReactNode) => <StaffFrame screen={screenOf(path)}>{page}</StaffFrame>

const seenPageOf = (path: string) => <SeenPage path={path} />

/** The page of a path, which to roles that do not see it is like one that does not exist (ROLE-02). */
function SeenPage({ path }: { path: string }) {
  const may = useMay()
  // Until the roles are known the page's own calls decide.
  return may(staffReaders(path)) || !may(staffRoles) ? pageOf(path) : <NothingHere />
}

function pageOf(path: string): ReactNode {
  const screen = screenOf(path)
  switch (screen?.kind) {
    case 'worklist':
      return <WorklistPage />
    case 'orders':
      return <StaffOrdersPage />
    case 'order':
      return <StaffOrderPage number={screen.number} key={screen.number} />
    case 'money':
      return <StaffMoneyPage tab={screen.tab} name={screen.name} />
    default:
      return <FurtherStaffScreen screen={screen} />
  }
}
