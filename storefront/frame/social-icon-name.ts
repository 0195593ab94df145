import type { IconName } from '../ui/core/icon-name.ts'

/** Font Awesome's names for what our sprite draws. */
const icons: Record<string, IconName> = {
  twitter: 'twitter',
  'x-twitter': 'twitter',
  'square-twitter': 'twitter',
  'square-x-twitter': 'twitter',
  'twitter-square': 'twitter',
  facebook: 'facebook',
  'facebook-f': 'facebook',
  'square-facebook': 'facebook',
  'facebook-square': 'facebook',
  instagram: 'instagram',
  'square-instagram': 'instagram',
  'instagram-square': 'instagram',
  youtube: 'youtube',
  'square-youtube': 'youtube',
  'youtube-square': 'youtube',
  tiktok: 'tiktok',
  threads: 'threads',
  'square-threads': 'threads',
  envelope: 'mail',
  phone: 'phone',
  globe: 'globe',
}

/** The symbol for a Font Awesome name without its `fa-`; the generic link for one we do not draw (HEAD-67). */
export function socialIconName(name: string): IconName {
  return Object.hasOwn(icons, name) ? (icons[name] ?? 'link') : 'link'
}
