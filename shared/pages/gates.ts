/**
 * The gates before the shop: this decides whether a page shows one, from the flags, from the browser's
 * stored answers and from the page (GATE-01 to GATE-18, C-20, C-21, C-31).
 */
export const gateNames = ['password', 'welcome'] as const
export type GateName = (typeof gateNames)[number]

/** The flag of each gate and its default where it is unset or unreadable (GATE-03, GATE-11). */
export const gateFlags = {
  password: { key: 'shop.access.password-gate', defaultEnabled: false },
  welcome: { key: 'shop.access.welcome-gate', defaultEnabled: true },
} as const satisfies Record<GateName, { key: string; defaultEnabled: boolean }>

export const audienceChoices = ['wholesale', 'retail', 'under18'] as const
export type AudienceChoice = (typeof audienceChoices)[number]

export type GateRecords = { choice: AudienceChoice | null; unlocked: boolean }

/** Where visitors under 18 are sent: films for children (GATE-18, SEC-13). early.ts has it too. */
export const childrensVideoSite = 'https://www.youtubekids.com/'

/** Fired on the window when the site password was right (GATE-07). */
export const unlockedEvent = 'dray:unlocked'

type Question = {
  route: string
  records: GateRecords
  /** Null while they load. */
  flags: Readonly<Record<GateName, boolean>> | null
  /** A crawler of a search engine: it sees no gate. */
  isCrawler: boolean
}

/** The gate to show before the page; 'leave' sends the visitor away (SEC-13), null shows the page. */
export function gateBefore({
  route,
  records,
  flags,
  isCrawler,
}: Question): GateName | 'leave' | 'unknown' | null {
  if (!isGated(route)) return null
  if (records.choice === 'under18') return 'leave'
  const asksPassword = !records.unlocked
  const asksWelcome = records.choice === null && !isCrawler
  if (!asksPassword && !asksWelcome) return null
  if (flags === null) return 'unknown'
  if (asksPassword && flags.password) return 'password'
  return asksWelcome && flags.welcome ? 'welcome' : null
}

/** Pages that a gate, a mail or a provider links to are open to everybody (C-31). */
const openRoutes = new Set([
  'privacyPolicy',
  'termsAndConditions',
  'emailUnsubscribe',
  'authGoogleCallback',
  'authFacebookCallback',
  'authMicrosoftCallback',
])

export function isGated(route: string): boolean {
  return !openRoutes.has(route)
}

/** The gates that the operators' flags show to visitors without a stored answer. */
export function standingGates(stored: Readonly<Record<string, boolean>>): GateName[] {
  return gateNames.filter((name) => {
    const { key, defaultEnabled } = gateFlags[name]
    return Object.hasOwn(stored, key) ? stored[key] === true : defaultEnabled
  })
}
