import { pathParts } from '../console/console-address.ts'
import { isMoneyTab, type MoneyTab } from './money/money-tabs.ts'

/** What an address of the staff's console shows. */
export type StaffScreen =
  | { kind: 'worklist' }
  | { kind: 'audit' }
  | { kind: 'market' }
  | { kind: 'notifications' }
  | { kind: 'people' }
  | { kind: 'help' }
  | { kind: 'system' }
  | { kind: 'shop' }
  | { kind: 'shopEntry'; entry: string }
  | { kind: 'reviews' }
  | { kind: 'review'; id: string }
  | { kind: 'orders' }
  | { kind: 'order'; number: string }
  | { kind: 'buyers' }
  | { kind: 'buyer'; id: string }
  | { kind: 'buyer-order'; id: string }
  | { kind: 'breweries' }
  | { kind: 'brewery'; slug: string }
  | { kind: 'application'; id: string }
  | { kind: 'groups' }
  | { kind: 'group'; slug: string }
  | { kind: 'catalogue' }
  | { kind: 'beer-change'; id: string }
  | { kind: 'money'; tab: MoneyTab; name: string | null }

/** The screen of a path, or null where none is. */
export function screenOf(path: string): StaffScreen | null {
  const [root, place, name, ...more] = pathParts(path)
  if (root !== 'admin') return null
  if (place === 'money') return moneyScreen([name ?? 'receivables', ...more])
  const [id, ...further] = more
  if (place === 'breweries' && name === 'applications' && id !== undefined && further.length === 0)
    return { kind: 'application', id }
  if (place === 'buyers' && name !== undefined && id === 'order' && further.length === 0)
    return { kind: 'buyer-order', id: name }
  if (more.length > 0) return null
  if (place === undefined) return { kind: 'worklist' }
  if (place === 'orders') return name === undefined ? { kind: 'orders' } : { kind: 'order', number: name }
  if (place === 'buyers') return name === undefined ? { kind: 'buyers' } : { kind: 'buyer', id: name }
  if (place === 'breweries')
    return name === undefined ? { kind: 'breweries' } : { kind: 'brewery', slug: name }
  if (place === 'groups') return name === undefined ? { kind: 'groups' } : { kind: 'group', slug: name }
  if (place === 'shop') return name === undefined ? { kind: 'shop' } : { kind: 'shopEntry', entry: name }
  if (place === 'reviews') return name === undefined ? { kind: 'reviews' } : { kind: 'review', id: name }
  if (place === 'catalogue')
    return name === undefined ? { kind: 'catalogue' } : { kind: 'beer-change', id: name }
  if (place === 'notifications' && name === undefined) return { kind: 'notifications' }
  if (place === 'help' && name === undefined) return { kind: 'help' }
  if (place === 'people' && name === undefined) return { kind: 'people' }
  if (place === 'market' && name === undefined) return { kind: 'market' }
  if (place === 'audit' && name === undefined) return { kind: 'audit' }
  if (place === 'system' && name === undefined) return { kind: 'system' }
  return null
}

/** Documents alone have pages of their own below the tab. */
function moneyScreen([tab = '', name, ...more]: string[]): StaffScreen | null {
  if (!isMoneyTab(tab) || more.length > 0 || (name !== undefined && tab !== 'papers')) return null
  return { kind: 'money', tab, name: name ?? null }
}
