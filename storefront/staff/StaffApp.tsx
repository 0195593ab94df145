import type { ReactNode } from 'react'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { laterScreen } from '../console/later-screen.tsx'
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
      pageOf={pageOf}
    />
  )
}

const frameOf = (path: string, page: ReactNode) => <StaffFrame screen={screenOf(path)}>{page}</StaffFrame>

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
