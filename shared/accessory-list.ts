import type { AccessoryCard } from './beer-page.ts'
import type { MenuLink } from './page-payload.ts'

export type AccessoriesData = {
  title: string
  breadcrumb: MenuLink[]
  accessories: AccessoryCard[]
}
