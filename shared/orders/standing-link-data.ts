/** Where the links of a standing order's preview lead. */
export const standingLinkPath = '/standing-order'

export type StandingLinkVerb = 'skip' | 'change' | 'confirm'

/** What a link of a preview does with one occurrence, with one button, for anyone who has the mail. */
export type StandingLinkData = {
  title: string
  /** What it is about, a sentence each. */
  about: string[]
  /** Null where it was done or is too late. */
  button: { label: string; detail: string } | null
  /** Of 'Change' alone: what can be typed; fields are named units.0, units.1 and so on. */
  lines: { label: string; quantity: number; multiple: number }[]
  token: string
  /** Where the standing order, or what came of it, is seen signed in. */
  seeLink: { label: string; href: string }
  error: string | null
}
