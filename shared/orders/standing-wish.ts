/** What a buyer wants when a brewery cannot send everything (docs/decisions/0049). */
export const standingWishes = ['ask_me', 'send_what_you_have', 'cancel_the_line'] as const
export type StandingWish = (typeof standingWishes)[number]

/** A buyer's wish in a few words, for breweries and staff. */
export const wishNames: Readonly<Record<StandingWish, string>> = {
  ask_me: 'Ask me',
  send_what_you_have: 'Send what you have',
  cancel_the_line: 'Leave the line out',
}
