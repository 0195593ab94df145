import type { ReactNode } from 'react'
import { ConsoleApp } from '../console/ConsoleApp.tsx'
import { NotificationsPage } from '../console/notices/NotificationsPage.tsx'
import { NothingHere } from '../console/NothingHere.tsx'
import { ApplicationPage } from './applications/ApplicationPage.tsx'
import { AuditPage } from './AuditPage.tsx'
import { BreweriesPage } from './breweries/BreweriesPage.tsx'
import { BreweryPage } from './breweries/BreweryPage.tsx'
import { BuyerPage } from './buyers/BuyerPage.tsx'
import { BuyersPage } from './buyers/BuyersPage.tsx'
import { BeerChangePage } from './catalogue/BeerChangePage.tsx'
import { CataloguePage } from './catalogue/CataloguePage.tsx'
import { MoneyPage } from './money/MoneyPage.tsx'
import { StaffPeoplePage } from './people/StaffPeoplePage.tsx'
import { ReviewPage } from './reviews/ReviewPage.tsx'
import { ReviewsPage } from './reviews/ReviewsPage.tsx'
import { screenOf } from './staff-screen.ts'
import { StaffFrame } from './StaffFrame.tsx'
import { StaffOrderPage } from './StaffOrderPage.tsx'
import { StaffOrdersPage } from './StaffOrdersPage.tsx'
import { SystemPage } from './system/SystemPage.tsx'
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
    case 'notifications':
      return <NotificationsPage />
    case 'audit':
      return <AuditPage />
    case 'people':
      return <StaffPeoplePage />
    case 'orders':
      return <StaffOrdersPage />
    case 'order':
      return <StaffOrderPage number={screen.number} key={screen.number} />
    case 'buyers':
      return <BuyersPage />
    case 'buyer':
      return <BuyerPage id={screen.id} key={screen.id} />
    case 'breweries':
      return <BreweriesPage />
    case 'brewery':
      return <BreweryPage slug={screen.slug} key={screen.slug} />
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
    case 'money':
      return <MoneyPage tab={screen.tab} name={screen.name} />
    default:
      return <NothingHere />
  }
}
