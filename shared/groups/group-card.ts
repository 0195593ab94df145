import type { MenuLink } from '../paths/paths.ts'
import type { UkMap } from './uk-map.ts'

/** A group in a list (GRP-19 to GRP-25). */
export type GroupCard = {
  id: string
  href: string
  name: string
  description: string
  regionLabel: string | null
  imageUrl: string
  breweries: { id: string; name: string; logoUrl: string }[]
}

export type GroupsData = {
  title: string
  heading: string
  breadcrumb: MenuLink[]
  /** As in the address: a tab's id or a region's slug (C-09). */
  region: string
  tabs: (MenuLink & { isCurrent: boolean })[]
  /** All regions are shown, so each card names its own. */
  showsRegions: boolean
  groups: GroupCard[]
  page: number
  pages: number
  pageSize: number
  total: number
  /** On the first page of all groups; null on others. */
  map: UkMap | null
}
