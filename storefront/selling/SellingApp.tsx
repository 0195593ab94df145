import type { ReactNode } from 'react'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { laterScreen } from '../console/later-screen.tsx'
import { screenOf } from './selling-screen.ts'
import { SellingFrame } from './SellingFrame.tsx'

const ChooserPage = laterScreen('ChooserPage', async () => (await import('./ChooserPage.tsx')).ChooserPage)
const OrderPage = laterScreen('OrderPage', async () => (await import('./OrderPage.tsx')).OrderPage)
const OrdersPage = laterScreen('OrdersPage', async () => (await import('./OrdersPage.tsx')).OrdersPage)
const PartPage = laterScreen('PartPage', async () => (await import('./PartPage.tsx')).PartPage)
const PickingPage = laterScreen(
  'PickingPage',
  async () => (await import('./picking/PickingPage.tsx')).PickingPage,
)
const StockPage = laterScreen('StockPage', async () => (await import('./stock/StockPage.tsx')).StockPage)
const TodayPage = laterScreen('TodayPage', async () => (await import('./TodayPage.tsx')).TodayPage)
const FurtherScreen = laterScreen(
  'FurtherScreen',
  async () => (await import('./FurtherScreen.tsx')).FurtherScreen,
)

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
