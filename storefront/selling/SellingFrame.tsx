import { type ReactNode, useMemo } from 'react'
import { breweryRoles, type BreweryRole } from '../../shared/accounts/roles.ts'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { ConsoleFrame, type ConsolePlace } from '../console/ConsoleFrame.tsx'
import frame from '../console/ConsoleFrame.module.css'
import { GoTo } from '../console/GoTo.tsx'
import { laterForm } from '../console/later-screen.tsx'
import { useConsoleRead } from '../console/use-console-read.ts'
import type { IconName } from '../ui/core/icon-name.ts'
import { sellingReads } from './selling-calls.ts'
import type { SellingScreen } from './selling-screen.ts'
import { useLooking } from './use-looking.ts'
import { BreweryName, IsLooking, OwnRole } from './use-own-role.ts'

const SellingHelpText = laterForm(async () => (await import('./help/SellingHelp.tsx')).SellingHelpText)

type Props = { screen: SellingScreen | null; children: ReactNode }

/** Header, places and page of the console of breweries and organisers. */
export function SellingFrame({ screen, children }: Props) {
  const brewery = screen !== null && 'brewery' in screen ? screen.brewery : null
  const { loaded } = useConsoleRead<SellingPlaces>(sellingReads.places)
  const group = screen !== null && 'group' in screen ? screen.group : null
  const own = loaded.state === 'ready' ? loaded.value.breweries : []
  const groups = loaded.state === 'ready' ? loaded.value.groups : []
  const there = own.find(({ slug }) => slug === brewery)
  const look = useLooking(loaded.state === 'ready' && there === undefined ? brewery : null)
  const role = there?.role ?? null
  const readsAs = role ?? look.role
  const isOrganiser = groups.some(({ slug }) => slug === group)
  const search = useMemo(() => {
    if (group !== null)
      return isOrganiser
        ? async (q: string) => (await import('./runs/group-go-to.ts')).searchGroup(group, q)
        : null
    return brewery === null || readsAs === null
      ? null
      : async (q: string) => (await import('./brewery-go-to.ts')).searchBrewery(brewery, readsAs, q)
  }, [brewery, group, isOrganiser, readsAs])
  const places = placesFor()
  const guide =
    brewery !== null ? sellingPaths.help(brewery) : group !== null ? sellingPaths.groupHelp(group) : null
  const help = screen !== null && guide !== null && <SellingHelpText topic={screen.kind} guide={guide} />
  return (
    <ConsoleFrame
      side="Selling"
      {...(brewery !== null && { choices: sellingPaths.notifications(brewery) })}
      {...(group !== null && { choices: sellingPaths.groupNotifications(group) })}
      places={places}
      help={help}
      atHand={
        search !== null && (
          <GoTo
            screens={places}
            label="What are you looking for?"
            placeholder={readsAs === 'cellar' ? 'Order, pub or beer' : 'Order, pub, postcode, beer or day'}
            search={search}
          />
        )
      }
      strip={
        look.name === null ? null : `You look at ${look.name} as Dray staff. Nothing can be changed here.`
      }
      actingFor={
        <ActingFor
          name={[...own, ...groups].find(({ slug }) => slug === (group ?? brewery))?.name}
          isOnly={own.length + groups.length === 1}
        />
      }
    >
      <OwnRole value={role}>
        <BreweryName value={there?.name ?? look.name}>
          <IsLooking value={look.isLooking}>{children}</IsLooking>
        </BreweryName>
      </OwnRole>
    </ConsoleFrame>
  )

  function placesFor(): ConsolePlace[] {
    if (group !== null) return groupPlaces(group, screen, isOrganiser)
    if (brewery === null) return []
    return look.isLooking ? placesOfLook(brewery, screen, look.role) : placesOf(brewery, screen, role)
  }
}

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
    place(
      'Beers',
      'bottle-500',
      sellingPaths.beers(brewery),
      ['beers', 'beer', 'new-beer'],
      ['owner', 'sales', 'accounts'],
    ),
    place(
      'Prices',
      'grid',
      sellingPaths.prices(brewery),
      ['prices', 'price-lists', 'offers'],
      ['owner', 'sales', 'accounts'],
    ),
    place('Sales', 'chart', sellingPaths.sales(brewery), ['sales'], ['owner', 'sales', 'accounts']),
    place(
      'Pubs',
      'pin',
      sellingPaths.pubs(brewery),
      ['pubs', 'pub', 'empties'],
      ['owner', 'sales', 'accounts'],
    ),
    place('Money', 'pound', sellingPaths.money(brewery), ['money'], ['owner', 'accounts']),
    place('Delivery', 'truck', sellingPaths.delivery(brewery), ['delivery'], ['owner', 'sales', 'cellar']),
    place('Imports', 'upload', sellingPaths.imports(brewery), ['imports'], ['owner', 'sales', 'cellar']),
    place('People', 'people', sellingPaths.people(brewery), ['people'], ['owner']),
    place(
      'Settings',
      'settings',
      sellingPaths.settings(brewery),
      ['settings'],
      ['owner', 'sales', 'accounts'],
    ),
    place(
      'Connections',
      'link',
      sellingPaths.connections(brewery),
      ['connections'],
      ['owner', 'sales', 'accounts'],
    ),
  ]
  // Before the role is known, what nearly everybody has.
  const there = role === null ? all.slice(0, 4) : all.filter(({ roles }) => roles.includes(role))
  return there.map(({ roles: _roles, ...each }) => each)
}

/** Places without those that only change something. */
const placesOfLook = (brewery: string, screen: SellingScreen | null, role: BreweryRole | null) =>
  role === null
    ? []
    : placesOf(brewery, screen, role).filter(
        ({ href }) => href !== sellingPaths.people(brewery) && href !== sellingPaths.connections(brewery),
      )

const groupPlaces = (group: string, screen: SellingScreen | null, isOrganiser: boolean): ConsolePlace[] => [
  {
    label: 'Runs',
    icon: 'truck',
    href: sellingPaths.group(group),
    isCurrent: screen?.kind === 'group' || screen?.kind === 'run',
  },
  ...(isOrganiser
    ? [
        {
          label: 'Settings',
          icon: 'settings' as const,
          href: sellingPaths.groupSettings(group),
          isCurrent: screen?.kind === 'groupSettings',
        },
      ]
    : []),
]

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
