/** Where the signup form of the newsletter stands. */
export const signupPlaces = ['home', 'footer', 'page'] as const
export type SignupPlace = (typeof signupPlaces)[number]

/** What stands beside the button of the signup form; kept with every consent that is given there. */
export const signupConsent =
  'You agree to get our newsletter by email, about once a month. Unsubscribe with one press at any time.'
