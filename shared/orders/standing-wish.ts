/** What a buyer wants when a brewery cannot send everything (docs/decisions/0049). */
export const standingWishes = ['ask_me', 'send_what_you_have', 'cancel_the_line'] as const
export type StandingWish = (typeof standingWishes)[number]
