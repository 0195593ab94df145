import type { ReactNode } from 'react'
import { breweryRoles, type BreweryRole } from '../../shared/accounts/roles.ts'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import frame from '../console/ConsoleFrame.module.css'
import { useConsoleRead } from '../console/use-console-read.ts'
import type { IconName } from '../ui/core/icon-name.ts'
import { sellingReads } from './selling-calls.ts'
import type { SellingScreen } from './selling-screen.ts'
import { OwnRole } from './use-own-role.ts'

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
      <OwnRole value={role}>{children}</OwnRole>
    </ConsoleFrame>
  )
}

type Own = SellingPlaces['breweries']

type Place = ConsolePlace & {
  /** Who finds something there. */
  roles: readonly BreweryRole[]
}

/** Only places that there are for the role; those that are needed most come first. */
function placesOf(brewery: string, screen: SellingScreen | null, role: BreweryRole | null): ConsolePlace[] {
  const place = (
    label: string,
    icon: IconName,
    href: string,
    kinds: readonly SellingScreen['kind'][],
    roles: readonly BreweryRole[] = breweryRoles,
  ): Place => ({ label, icon, href, isCurrent: screen !== null && kinds.includes(screen.kind), roles })
  const all = [
    place('Today', 'calendar', sellingPaths.today(brewery), ['today']),
    place('Orders', 'list', sellingPaths.orders(brewery), ['orders', 'order']),
    place('Picking', 'tick', sellingPaths.picking(brewery), ['picking'], ['owner', 'sales', 'cellar']),
    place('Stock', 'cask-firkin', sellingPaths.stock(brewery), ['stock', 'count']),
    place('Pubs', 'user', sellingPaths.pubs(brewery), ['pubs'], ['owner', 'sales', 'accounts']),
    place('Money', 'download', sellingPaths.money(brewery), ['money'], ['owner', 'accounts']),
    place('Delivery', 'truck', sellingPaths.delivery(brewery), ['delivery'], ['owner', 'sales', 'cellar']),
  ]
  // Before the role is known, what nearly everybody has.
  const there = role === null ? all.slice(0, 4) : all.filter(({ roles }) => roles.includes(role))
  return there.map(({ roles: _roles, ...each }) => each)
}

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
