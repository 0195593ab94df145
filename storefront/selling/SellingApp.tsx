import type { ReactNode } from 'react'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { laterScreen } from '../console/later-screen.tsx'
import { ChooserPage } from './ChooserPage.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import { PartPage } from './PartPage.tsx'
import { PickingPage } from './picking/PickingPage.tsx'
import { screenOf } from './selling-screen.ts'
import { SellingFrame } from './SellingFrame.tsx'
import { StockPage } from './stock/StockPage.tsx'
import { TodayPage } from './TodayPage.tsx'

const FurtherScreen = laterScreen(async () => (await import('./FurtherScreen.tsx')).FurtherScreen)

/** The console of breweries and organisers (SELL-01). */
export function SellingApp() {
  return (
    <ConsoleApp
      root="/sell"
      reason="Selling on Dray needs your account."
      frameOf={frameOf}
      pageOf={pageOf}
      isOpen={(path) => screenOf(path)?.kind === 'join'}
    />
  )
}

const frameOf = (path: string, page: ReactNode) => <SellingFrame screen={screenOf(path)}>{page}</SellingFrame>

function pageOf(path: string): ReactNode {
  const screen = screenOf(path)
  switch (screen?.kind) {
    case 'chooser':
      return <ChooserPage />
    case 'part':
      return <PartPage part={screen.part} />
    case 'today':
      return <TodayPage brewery={screen.brewery} />
    case 'orders':
      return <OrdersPage brewery={screen.brewery} />
    case 'order':
      return <OrderPage brewery={screen.brewery} number={screen.number} key={screen.number} />
    case 'picking':
      return <PickingPage brewery={screen.brewery} />
    case 'stock':
      return <StockPage brewery={screen.brewery} />
    default:
      return <FurtherScreen screen={screen} />
  }
}
