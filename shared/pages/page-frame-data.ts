import type { MenuLink, PicturedLink } from '../paths/paths.ts'
import type { GroupRun } from '../orders/delivery-promise.ts'

/** What every page carries around its content. */
export type Frame = {
  navigation: Navigation
  footer: Footer
  noticeStrip: NoticeStrip
}

export type NavigationItem = { section: string; item: string; enabled: boolean }
export type Navigation = {
  items: NavigationItem[]
  /** For the server alone, which renders the menus: no payload has it. */
  shopBy?: ShopBy
  /** When the pallets of groups leave: the basket says so on every page. */
  groupRuns: GroupRun[]
}
/** The columns of the Shop By menu: links into the listing (HEAD-14 to HEAD-18). */
export type ShopBy = {
  styles: MenuLink[]
  towns: MenuLink[]
  regions: MenuLink[]
  containers: PicturedLink[]
  strengths: MenuLink[]
}
export type Footer = {
  /** Where people write to the operator. */
  contactEmail: string
  /** What 'Web' leads to. */
  webUrl: string
  collectionPointsEnabled: boolean
  newsletterEnabled: boolean
  /** As supplied: the storefront checks address and icon (HEAD-66, HEAD-67). */
  socialLinks: { label: string; iconClass: string; url: string }[]
}
export type NoticeStrip = { enabled: boolean; text: string; link: string | null }

/** The text of the browser's tab: the page, then the shop. */
export function documentTitle(title: string): string {
  return title === '' ? 'Dray' : `${title} · Dray`
}
