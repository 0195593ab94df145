import type { MenuLink } from '../paths/paths.ts'

export type BreweryCard = {
  id: string
  name: string
  href: string
  logoUrl: string
  town: string
  beerCount: number
}

export type BreweriesData = {
  title: string
  heading: string
  breadcrumb: MenuLink[]
  /** All, and every region that has a brewery. */
  regions: (MenuLink & { count: number; isCurrent: boolean })[]
  breweries: BreweryCard[]
}
