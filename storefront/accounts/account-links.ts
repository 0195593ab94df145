import type { MenuLink } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'

/** Where a client's menus lead (HEAD-29, HEAD-30, HEAD-31). */
export const accountLinks: MenuLink[] = [
  { label: 'Orders', href: paths.orders },
  { label: 'Account', href: paths.account },
  { label: 'Support', href: paths.support },
]
