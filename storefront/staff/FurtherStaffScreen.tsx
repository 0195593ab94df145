import type { ReactNode } from 'react'
import { laterForm } from '../console/later-screen.tsx'
import { NotificationsPage } from '../console/notices/NotificationsPage.tsx'
import { ApplicationPage } from './applications/ApplicationPage.tsx'
import { AuditPage } from './AuditPage.tsx'
import { StaffBreweriesPage } from './breweries/StaffBreweriesPage.tsx'
import { BreweryPage } from './breweries/BreweryPage.tsx'
import { BuyerOrderPage } from './buyers/BuyerOrderPage.tsx'
import { BuyerPage } from './buyers/BuyerPage.tsx'
import { BuyersPage } from './buyers/BuyersPage.tsx'
import { BeerChangePage } from './catalogue/BeerChangePage.tsx'
import { CataloguePage } from './catalogue/CataloguePage.tsx'
import { StaffGroupPage } from './groups/StaffGroupPage.tsx'
import { StaffGroupsPage } from './groups/StaffGroupsPage.tsx'
import { MarketPage } from './insight/MarketPage.tsx'
import { StaffPeoplePage } from './people/StaffPeoplePage.tsx'
import { ReviewPage } from './reviews/ReviewPage.tsx'
import { ReviewsPage } from './reviews/ReviewsPage.tsx'
import { ShopEntryPage } from './shop/ShopEntryPage.tsx'
import { ShopPage } from './shop/ShopPage.tsx'
import { SystemPage } from './system/SystemPage.tsx'
import { NothingHere } from '../console/NothingHere.tsx'
import type { StaffScreen } from './staff-screen.ts'

const StaffGuide = laterForm(async () => (await import('./help/StaffHelp.tsx')).StaffGuide)

/** The screens that staff open less often: fetched with the first of them, or once the browser has nothing to do. */
export function FurtherStaffScreen({ screen }: { screen: StaffScreen | null }): ReactNode {
  switch (screen?.kind) {
    case 'notifications':
      return <NotificationsPage />
    case 'market':
      return <MarketPage />
    case 'audit':
      return <AuditPage />
    case 'help':
      return <StaffGuide />
    case 'people':
      return <StaffPeoplePage />
    case 'buyers':
      return <BuyersPage />
    case 'buyer-order':
      return <BuyerOrderPage id={screen.id} key={screen.id} />
    case 'buyer':
      return <BuyerPage id={screen.id} key={screen.id} />
    case 'breweries':
      return <StaffBreweriesPage />
    case 'brewery':
      return <BreweryPage slug={screen.slug} key={screen.slug} />
    case 'groups':
      return <StaffGroupsPage />
    case 'group':
      return <StaffGroupPage slug={screen.slug} key={screen.slug} />
    case 'shop':
      return <ShopPage />
    case 'shopEntry':
      return <ShopEntryPage entry={screen.entry} key={screen.entry} />
    case 'reviews':
      return <ReviewsPage />
    case 'review':
      return <ReviewPage id={screen.id} key={screen.id} />
    case 'application':
      return <ApplicationPage id={screen.id} key={screen.id} />
    case 'catalogue':
      return <CataloguePage />
    case 'beer-change':
      return <BeerChangePage id={screen.id} key={screen.id} />
    case 'system':
      return <SystemPage />
    default:
      return <NothingHere />
  }
}
