import type { ReactNode } from 'react'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { NotificationsPage } from '../console/notices/NotificationsPage.tsx'
import { NothingHere } from '../console/NothingHere.tsx'
import { ApplyPage } from './apply/ApplyPage.tsx'
import { BeerPage } from './beers/BeerPage.tsx'
import { BeersPage } from './beers/BeersPage.tsx'
import { NewBeerPage } from './beers/NewBeerPage.tsx'
import { ChooserPage } from './ChooserPage.tsx'
import { ConnectionsPage } from './connections/ConnectionsPage.tsx'
import { GroupSettingsPage } from './connections/GroupSettingsPage.tsx'
import { DeliveryPage } from './delivery/DeliveryPage.tsx'
import { ImportsPage } from './imports/ImportsPage.tsx'
import { MoneyPage } from './money/MoneyPage.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import { PartPage } from './PartPage.tsx'
import { EmptiesAtPubsPage } from './empties/EmptiesAtPubsPage.tsx'
import { JoinPage } from './people/JoinPage.tsx'
import { LeaveBrewery } from './people/LeaveBrewery.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { PickingPage } from './picking/PickingPage.tsx'
import { PriceListsPage } from './prices/PriceListsPage.tsx'
import { PricesPage } from './prices/PricesPage.tsx'
import { PubsPage } from './pubs/PubsPage.tsx'
import { GroupPage } from './runs/GroupPage.tsx'
import { RunPage } from './runs/RunPage.tsx'
import { screenOf } from './selling-screen.ts'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { SellingFrame } from './SellingFrame.tsx'
import { CountPage } from './stock/CountPage.tsx'
import { StockPage } from './stock/StockPage.tsx'
import { TodayPage } from './TodayPage.tsx'
import { useIsLooking } from './use-own-role.ts'

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
    case 'join':
      return <JoinPage />
    case 'apply':
      return <ApplyPage />
    case 'part':
      return <PartPage part={screen.part} />
    case 'group':
      return <GroupPage group={screen.group} />
    case 'run':
      return <RunPage group={screen.group} run={screen.run} key={screen.run} />
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
    case 'connections':
      return (
        <MembersOnly>
          <ConnectionsPage brewery={screen.brewery} />
        </MembersOnly>
      )
    case 'notifications':
      return (
        <>
          <NotificationsPage />
          <LeaveBrewery brewery={screen.brewery} />
        </>
      )
    case 'groupNotifications':
      return <NotificationsPage />
    case 'groupSettings':
      return <GroupSettingsPage group={screen.group} />
    case 'people':
      return (
        <MembersOnly>
          <PeoplePage brewery={screen.brewery} />
        </MembersOnly>
      )
    case 'settings':
      return <SettingsPage brewery={screen.brewery} />
    case 'count':
      return (
        <MembersOnly>
          <CountPage brewery={screen.brewery} />
        </MembersOnly>
      )
    case 'beers':
      return <BeersPage brewery={screen.brewery} />
    case 'beer':
      return <BeerPage brewery={screen.brewery} id={screen.id} key={screen.id} />
    case 'new-beer':
      return (
        <MembersOnly>
          <NewBeerPage brewery={screen.brewery} />
        </MembersOnly>
      )
    case 'imports':
      return <ImportsPage brewery={screen.brewery} />
    case 'prices':
      return <PricesPage brewery={screen.brewery} />
    case 'price-lists':
      return <PriceListsPage brewery={screen.brewery} />
    case 'pubs':
      return <PubsPage brewery={screen.brewery} />
    case 'empties':
      return <EmptiesAtPubsPage brewery={screen.brewery} />
    case 'money':
      return <MoneyPage brewery={screen.brewery} />
    case 'delivery':
      return <DeliveryPage brewery={screen.brewery} />
    default:
      return <NothingHere />
  }
}

/** What only changes things is not there for staff who look in. */
function MembersOnly({ children }: { children: ReactNode }) {
  return useIsLooking() ? <NothingHere /> : children
}
