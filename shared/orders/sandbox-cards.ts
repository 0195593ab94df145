/** What the sandbox's part of the page hands over in place of a card: cards themselves never leave the page (C-44). */
export const sandboxTokens = {
  success: 'sandbox_success',
  decline: 'sandbox_decline',
  insufficientFunds: 'sandbox_insufficient_funds',
  /** Asks for extra authentication, which is passed or failed with the next two. */
  authenticate: 'sandbox_authenticate',
  authenticationPassed: 'sandbox_authentication_passed',
  authenticationFailed: 'sandbox_authentication_failed',
  /** The money is taken and the answer lost. */
  timeout: 'sandbox_timeout',
  /** The success is reported twice, under two names. */
  answeredTwice: 'sandbox_answered_twice',
} as const

/** The only cards that are taken in test mode, each with what it does. None of them is anybody's. */
export const testCards: readonly { number: string; does: string; token: string }[] = [
  { number: '4242 4242 4242 4242', does: 'pays', token: sandboxTokens.success },
  { number: '4000 0000 0000 0002', does: 'is declined', token: sandboxTokens.decline },
  {
    number: '4000 0000 0000 9995',
    does: 'is declined: insufficient funds',
    token: sandboxTokens.insufficientFunds,
  },
  {
    number: '4000 0025 0000 3155',
    does: 'asks whether it is really you',
    token: sandboxTokens.authenticate,
  },
  { number: '4000 0000 0000 0119', does: 'pays, and the answer is lost', token: sandboxTokens.timeout },
  {
    number: '4000 0000 0000 0259',
    does: 'pays, and says so twice',
    token: sandboxTokens.answeredTwice,
  },
]
