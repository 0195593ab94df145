/**
 * The gates over the shop: whether one stands before a page is decided here, from the flags, from what the browser
 * keeps and from the page (s1 §4, GATE-01 to GATE-18, C-20, C-21, C-31).
 */
const gateNames = ['password', 'welcome'] as const
export type GateName = (typeof gateNames)[number]

/** The flag of each gate and what holds where nobody set it, or where it cannot be asked (GATE-03, GATE-11). */
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
  /** Null as long as they are being asked. */
  flags: Readonly<Record<GateName, boolean>> | null
  /** A search engine's reader: it is asked nothing. */
  isCrawler: boolean
}

/** Which gate stands before the page; 'leave' sends the visitor away (SEC-13), null lets in. */
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

/** Pages that a gate refers to, or that a mail or a provider leads to, are open to everybody (C-31). */
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

/** The gates that the operators' flags put before the pages of everybody who has no record yet. */
export function standingGates(stored: Readonly<Record<string, boolean>>): GateName[] {
  return gateNames.filter((name) => {
    const { key, defaultEnabled } = gateFlags[name]
    return Object.hasOwn(stored, key) ? stored[key] === true : defaultEnabled
  })
}
