/** The categories of the newsletter. An issue is one mail to all subscribers of its category. */
export const newsletterCategories = ['newsletter', 'new_release', 'memo', 'other'] as const
export type NewsletterCategory = (typeof newsletterCategories)[number]

/** The categories of one subscriber. */
export type Subscriptions = Record<NewsletterCategory, boolean>

export const noSubscriptions: Subscriptions = {
  newsletter: false,
  new_release: false,
  memo: false,
  other: false,
}

export const isNewsletterCategory = (text: unknown): text is NewsletterCategory =>
  newsletterCategories.some((category) => category === text)

const labels = new Map<unknown, string>([
  ['newsletter', 'newsletter updates'],
  ['new_release', 'new release announcements'],
  ['memo', 'memos'],
  ['back_in_stock', 'emails about sizes that are back in stock'],
  ['followed_release', 'new releases of breweries you follow'],
  ['price_drop', 'price drops of your wishlist'],
  ['last_units', 'last units of your wishlist'],
  ['alert_digest', 'the daily email of releases, price drops and last units'],
])

/** What a category is called in a sentence; any other, or none, is 'email updates' (UNSUB-06 to UNSUB-09). */
export function categoryLabel(category: string | null | undefined): string {
  return labels.get(category) ?? 'email updates'
}

/** The text of an account beside each category; stored with every consent given there. */
export const subscriptionTexts: Record<NewsletterCategory, string> = {
  newsletter: 'The newsletter: new casks, breweries and groups, about once a month.',
  new_release: 'New releases: when breweries put out new beers.',
  memo: 'Memos: short news for the trade, such as duty, deliveries over holidays and empties.',
  other: 'Everything else: offers, events and invitations.',
}

/** The text beside the tick box of the registration form. */
export const registrationConsent = 'Send me news of beers, breweries and group deliveries'

/** What /newsletter shows, before and after the form or a link of a mail was used (OPEN-04). */
export type NewsletterData = { title: string } & (
  | {
      state: 'form'
      /** What was typed. */ email: string
      /** What was wrong with it. */ error: string | null
    }
  | { state: 'asked'; email: string }
  /** The subscriber followed the link of the mail and has not pressed the button yet. */
  | { state: 'confirm'; email: string; token: string }
  | { state: 'confirmed'; email: string; category: string }
  | { state: 'over' }
)

/** The result of unsubscribing (ENT-74); any status but success is a failure. */
export type UnsubscribeData = {
  title: string
  status: 'success' | 'error'
  email: string | null
  category: string | null
  errorMessage: string | null
  /** Takes it back; null where there is nothing to take back. */
  resubscribeToken: string | null
}
