import type { ReactNode } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import frame from '../console/ConsoleFrame.module.css'
import { useConsoleRead } from '../console/use-console-read.ts'
import { sellingReads } from './selling-calls.ts'
import type { SellingScreen } from './selling-screen.ts'

type Props = { screen: SellingScreen | null; children: ReactNode }

/** Header, places and page of the console of breweries and organisers. */
export function SellingFrame({ screen, children }: Props) {
  const brewery = screen !== null && 'brewery' in screen ? screen.brewery : null
  const { loaded } = useConsoleRead<SellingPlaces>(sellingReads.places)
  const group = screen !== null && 'group' in screen ? screen.group : null
  const own = loaded.state === 'ready' ? loaded.value.breweries : []
  const groups = loaded.state === 'ready' ? loaded.value.groups : []
  const role = own.find(({ slug }) => slug === brewery)?.role ?? null
  return (
    <ConsoleFrame
      side="Selling"
      home={sellingPaths.chooser}
      places={
        group === null
          ? brewery === null
            ? []
            : placesOf(brewery, screen, role)
          : groupPlaces(group, screen)
      }
      actingFor={
        <ActingFor
          name={[...own, ...groups].find(({ slug }) => slug === (group ?? brewery))?.name}
          isOnly={own.length + groups.length === 1}
        />
      }
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

const groupPlaces = (group: string, screen: SellingScreen | null): ConsolePlace[] => [
  {
    label: 'Runs',
    icon: 'truck',
    href: sellingPaths.group(group),
    isCurrent: screen?.kind === 'group' || screen?.kind === 'run',
  },
]

const pickingPlace = (brewery: string, screen: SellingScreen | null): ConsolePlace => ({
  label: 'Picking',
  icon: 'tick',
  href: sellingPaths.picking(brewery),
  isCurrent: screen?.kind === 'picking',
})

/** The brewery or group acted for; a way to the others where there are several. */
function ActingFor({ name, isOnly }: { name: string | undefined; isOnly: boolean }) {
  if (name === undefined) return <span className={frame.acting} />
  if (isOnly) return <span className={frame.acting}>{name}</span>
  return (
    <a className={frame.acting} href={sellingPaths.chooser} title="Choose where you act">
      {name}
    </a>
  )
}
