import type { IconName } from '../ui/core/icon-name.ts'

/** Icon keys of services: our own names, and the numbered boxes of the specification (`icon-box-01` is the usual one). */
const serviceIcons: Record<string, IconName> = {
  'icon-box-01': 'truck',
  'icon-box-02': 'tick',
  'icon-box-03': 'cask-firkin',
  'icon-box-04': 'pin',
  'icon-box-05': 'phone',
  'icon-box-06': 'calendar',
  truck: 'truck',
  tick: 'tick',
  pin: 'pin',
  phone: 'phone',
  mail: 'mail',
  calendar: 'calendar',
  globe: 'globe',
  star: 'star',
  heart: 'heart',
  info: 'info',
  'cask-firkin': 'cask-firkin',
  'cask-pin': 'cask-pin',
  'keg-30': 'keg-30',
  'keg-50': 'keg-50',
  'can-440': 'can-440',
  'bottle-500': 'bottle-500',
}

/** The icon of a service; the default one for an unknown key. */
export function serviceIcon(iconKey: string): IconName {
  return (Object.hasOwn(serviceIcons, iconKey) ? serviceIcons[iconKey] : undefined) ?? 'truck'
}
