/** The switches of the home page's parts with their defaults (HOME-71 to HOME-81). Keys: `home.<name>` (OPEN-60). */
const homeFlagDefaults = {
  quickView: false,
  compareButton: false,
  wishlistEnabled: true,
  instagramStrip: true,
  latestCarousels: true,
  shopAllButton: true,
  teamPromotion: true,
  essentialAccessories: true,
  breweriesLinks: true,
  servicesStrip: true,
  newsletterSignup: true,
} as const

export type HomeFlags = { [K in keyof typeof homeFlagDefaults]: boolean }

/** The flags as operators set them by their wire keys; one that is missing or no boolean has its default. */
export function readHomeFlags(stored: Readonly<Record<string, unknown>>): HomeFlags {
  const flags = Object.entries(homeFlagDefaults).map(([name, usual]) => {
    const key = `home.${name}`
    const value = Object.hasOwn(stored, key) ? stored[key] : usual
    return [name, typeof value === 'boolean' ? value : usual]
  })
  return Object.fromEntries(flags) as HomeFlags
}
