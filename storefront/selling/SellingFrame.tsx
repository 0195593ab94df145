import type { ReactNode } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import frame from '../console/ConsoleFrame.module.css'
import { useConsoleRead } from '../console/use-console-read.ts'
import { sellingReads } from './selling-calls.ts'
import type { SellingScreen } from './selling-screen.ts'

type Props = { screen: SellingScreen | null; children: ReactNode }

/** Header, places and page of the brewery's console. */
export function SellingFrame({ screen, children }: Props) {
  const brewery = screen !== null && 'brewery' in screen ? screen.brewery : null
  return (
    <ConsoleFrame
      side="Selling"
      home={sellingPaths.chooser}
      places={brewery === null ? [] : placesOf(brewery, screen)}
      actingFor={brewery !== null && <ActingFor slug={brewery} />}
    >
      {children}
    </ConsoleFrame>
  )
}

/** Only places that there are. */
function placesOf(brewery: string, screen: SellingScreen | null): ConsolePlace[] {
  const isStock = screen?.kind === 'stock' || screen?.kind === 'count'
  const isOrders = screen?.kind === 'orders' || screen?.kind === 'order'
  return [
    {
      label: 'Today',
      icon: 'calendar',
      href: sellingPaths.today(brewery),
      isCurrent: screen?.kind === 'today',
    },
    { label: 'Orders', icon: 'list', href: sellingPaths.orders(brewery), isCurrent: isOrders },
    { label: 'Stock', icon: 'cask-firkin', href: sellingPaths.stock(brewery), isCurrent: isStock },
  ]
}

/** The brewery acted for; a way to the others where there are several. */
function ActingFor({ slug }: { slug: string }) {
  const { loaded } = useConsoleRead<SellingPlaces>(sellingReads.places)
  if (loaded.state !== 'ready') return <span className={frame.acting} />
  const { breweries } = loaded.value
  const name = breweries.find((each) => each.slug === slug)?.name
  if (name === undefined) return <span className={frame.acting} />
  if (breweries.length === 1) return <span className={frame.acting}>{name}</span>
  return (
    <a className={frame.acting} href={sellingPaths.chooser} title="Choose another brewery">
      {name}
    </a>
  )
}
