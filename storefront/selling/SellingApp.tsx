import { type ReactNode, useEffect, useRef } from 'react'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { LiveRegion } from '../ui/core/LiveRegion.tsx'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { ChooserPage } from './ChooserPage.tsx'
import { NothingHere } from './NothingHere.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import { PartPage } from './PartPage.tsx'
import { followLinks, useAddress } from './selling-address.ts'
import { screenOf, type SellingScreen } from './selling-screen.ts'
import { SellingFrame } from './SellingFrame.tsx'
import { CountPage } from './stock/CountPage.tsx'
import { StockPage } from './stock/StockPage.tsx'
import { TodayPage } from './TodayPage.tsx'

/** The brewery's console: its address says what is shown, and calls bring what the client may see (SELL-01, SELL-02). */
export function SellingApp() {
  const address = useAddress()
  const path = address.split('?')[0]!
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(followLinks, [])
  useEffect(() => {
    // A new page is read from its beginning; the first one as the browser does.
    if (shown.current !== path) main.current?.focus()
    shown.current = path
  }, [path])
  const screen = screenOf(path)
  return (
    <>
      <SellingFrame screen={screen}>
        <main id="main" tabIndex={-1} ref={main}>
          <SafeSection key={path}>
            <SignedInOnly
              next={address}
              reason="Selling on Dray needs your account."
              skeleton={<Skeleton lines={6} />}
            >
              {pageOf(screen)}
            </SignedInOnly>
          </SafeSection>
        </main>
      </SellingFrame>
      <LiveRegion />
    </>
  )
}

function pageOf(screen: SellingScreen | null): ReactNode {
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
    case 'stock':
      return <StockPage brewery={screen.brewery} />
    case 'count':
      return <CountPage brewery={screen.brewery} />
    default:
      return <NothingHere />
  }
}
