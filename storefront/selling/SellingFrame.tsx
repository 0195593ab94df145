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
  const { loaded } = useConsoleRead<SellingPlaces>(sellingReads.places)
  const own = loaded.state === 'ready' ? loaded.value.breweries : []
  const role = own.find(({ slug }) => slug === brewery)?.role ?? null
  return (
    <ConsoleFrame
      side="Selling"
      home={sellingPaths.chooser}
      places={brewery === null ? [] : placesOf(brewery, screen, role)}
      actingFor={brewery !== null && <ActingFor slug={brewery} own={own} />}
    >
      {children}
    </ConsoleFrame>
  )
}

type Own = SellingPlaces['breweries']

/** Only places that there are for the role. */
function placesOf(
  brewery: string,
  screen: SellingScreen | null,
  role: Own[number]['role'] | null,
): ConsolePlace[] {
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
    ...(role === 'accounts' ? [] : [pickingPlace(brewery, screen)]),
    { label: 'Stock', icon: 'cask-firkin', href: sellingPaths.stock(brewery), isCurrent: isStock },
    ...(role === 'cellar' ? [] : [connectionsPlace(brewery, screen)]),
  ]
}

const connectionsPlace = (brewery: string, screen: SellingScreen | null): ConsolePlace => ({
  label: 'Connections',
  icon: 'link',
  href: sellingPaths.connections(brewery),
  isCurrent: screen?.kind === 'connections',
})

const pickingPlace = (brewery: string, screen: SellingScreen | null): ConsolePlace => ({
  label: 'Picking',
  icon: 'tick',
  href: sellingPaths.picking(brewery),
  isCurrent: screen?.kind === 'picking',
})

/** The brewery acted for; a way to the others where there are several. */
function ActingFor({ slug, own }: { slug: string; own: Own }) {
  const name = own.find((each) => each.slug === slug)?.name
  if (name === undefined) return <span className={frame.acting} />
  if (own.length === 1) return <span className={frame.acting}>{name}</span>
  return (
    <a className={frame.acting} href={sellingPaths.chooser} title="Choose another brewery">
      {name}
    </a>
  )
}
