import type { ReactNode } from 'react'
import { NotificationsPage } from '../console/notices/NotificationsPage.tsx'
import { laterForm } from '../console/later-screen.tsx'
import { ApplyPage } from './apply/ApplyPage.tsx'
import { SellingBeerPage } from './beers/SellingBeerPage.tsx'
import { BeersPage } from './beers/BeersPage.tsx'
import { NewBeerPage } from './beers/NewBeerPage.tsx'
import { ConnectionsPage } from './connections/ConnectionsPage.tsx'
import { GroupSettingsPage } from './connections/GroupSettingsPage.tsx'
import { DeliveryPage } from './delivery/DeliveryPage.tsx'
import { ImportsPage } from './imports/ImportsPage.tsx'
import { MoneyPage } from './money/MoneyPage.tsx'
import { EmptiesAtPubsPage } from './empties/EmptiesAtPubsPage.tsx'
import { JoinPage } from './people/JoinPage.tsx'
import { LeaveBrewery } from './people/LeaveBrewery.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { OffersPage } from './prices/OffersPage.tsx'
import { PriceListsPage } from './prices/PriceListsPage.tsx'
import { PricesPage } from './prices/PricesPage.tsx'
import { PubOrderPage } from './pad/PubOrderPage.tsx'
import { PubPage } from './pubs/PubPage.tsx'
import { PubsPage } from './pubs/PubsPage.tsx'
import { SalesPage } from './insight/SalesPage.tsx'
import { GroupPage } from './runs/GroupPage.tsx'
import { RunPage } from './runs/RunPage.tsx'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { CountPage } from './stock/CountPage.tsx'
import { NothingHere } from '../console/NothingHere.tsx'
import type { SellingScreen } from './selling-screen.ts'
import { useIsLooking } from './use-own-role.ts'

const BreweryGuide = laterForm(async () => (await import('./help/SellingHelp.tsx')).BreweryGuide)
const GroupGuide = laterForm(async () => (await import('./help/SellingHelp.tsx')).GroupGuide)

/** The screens that a brewery opens less often: fetched with the first of them, or once the browser has nothing to do. */
export function FurtherScreen({ screen }: { screen: SellingScreen | null }): ReactNode {
  switch (screen?.kind) {
    case 'join':
      return <JoinPage />
    case 'apply':
      return <ApplyPage />
    case 'sales':
      return <SalesPage brewery={screen.brewery} />
    case 'group':
      return <GroupPage group={screen.group} />
    case 'run':
      return <RunPage group={screen.group} run={screen.run} key={screen.run} />
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
    case 'groupSettings':
      return <GroupSettingsPage group={screen.group} />
    case 'groupNotifications':
      return <NotificationsPage />
    case 'help':
      return <BreweryGuide />
    case 'groupHelp':
      return <GroupGuide />
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
      return <SellingBeerPage brewery={screen.brewery} id={screen.id} key={screen.id} />
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
    case 'offers':
      return <OffersPage brewery={screen.brewery} />
    case 'pub':
      return <PubPage brewery={screen.brewery} id={screen.id} key={screen.id} />
    case 'pub-order':
      return (
        <MembersOnly>
          <PubOrderPage brewery={screen.brewery} id={screen.id} key={screen.id} />
        </MembersOnly>
      )
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
