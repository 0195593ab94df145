import type { StandingWish } from './standing-wish.ts'

/** A buyer's wish in a few words, for breweries and staff. */
export const wishNames: Readonly<Record<StandingWish, string>> = {
  ask_me: 'Ask me',
  send_what_you_have: 'Send what you have',
  cancel_the_line: 'Leave the line out',
}
