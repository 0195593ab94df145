/**
 * The places of the newsletter's signup form. The consent records the place.
 */
export const signupPlaces = ['home', 'footer', 'page'] as const

export type SignupPlace = (typeof signupPlaces)[number]

/**
 * The sentence beside the button of the signup form. Every consent stores it: the law asks what the subscriber has
 * agreed to (UK GDPR, article 7).
 */
export const signupConsent =
  'You agree to get our newsletter by email, about once a month. Unsubscribe with one press at any time.'
