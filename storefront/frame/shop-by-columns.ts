import { isEnabled } from '../../shared/pages/navigation-items.ts'
import type { Navigation, ShopBy } from '../../shared/pages/page-frame-data.ts'
import type { MenuLink, PicturedLink } from '../../shared/paths/paths.ts'
import { NO_REGIONS, NO_TOWNS } from '../../shared/catalogue/place-menus.ts'

export type ShopByColumn = {
  name: keyof ShopBy
  heading: string
  links: (MenuLink & Partial<PicturedLink>)[]
  /** The text in place of links; a column with neither is left out. */
  emptyText: string | null
}

const headings = [
  { name: 'styles', heading: 'Beer Style', emptyText: null },
  { name: 'towns', heading: 'Town', emptyText: NO_TOWNS },
  { name: 'regions', heading: 'UK Regions', emptyText: NO_REGIONS },
  { name: 'containers', heading: 'Container', emptyText: null },
  { name: 'strengths', heading: 'Strength & Specials', emptyText: null },
] as const

/** The columns of the Shop By menu that have something to show (HEAD-14 to HEAD-18, HEAD-52, HEAD-53). */
export function shopByColumns({ items, shopBy }: Navigation): ShopByColumn[] {
  return headings
    .filter(({ name }) => isEnabled(items, `menu.shop-by:${name}`))
    .map((column) => ({ ...column, links: shopBy?.[column.name] ?? [] }))
    .filter((column) => column.links.length > 0 || column.emptyText !== null)
}
