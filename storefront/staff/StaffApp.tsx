import type { ReactNode } from 'react'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { NothingHere } from '../console/NothingHere.tsx'
import { screenOf } from './staff-screen.ts'
import { StaffFrame } from './StaffFrame.tsx'
import { WorklistPage } from './WorklistPage.tsx'

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
    default:
      return <NothingHere />
  }
}
