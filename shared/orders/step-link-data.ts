/** Where links of mails lead that take one step on their own. */
export const stepLinkPath = '/step'

/** What a link of a mail can do: each one of these, with one part of an order, once. */
export const linkVerbs = [
  'accept',
  'dispatch',
  'agree',
  'decline_lines',
  'decline_part',
  'deliver',
  'claim',
  'cancel',
] as const
export type LinkVerb = (typeof linkVerbs)[number]

/** Verbs that a brewery is mailed; the others are its buyer's. */
export const brewerysLinkVerbs: readonly LinkVerb[] = ['accept', 'dispatch']

/** /step: what a link of a mail does, with one button, for anyone who has the mail (NOTE-08). */
export type StepLinkData = {
  title: string
  number: string
  /** What it is about, a sentence each. */
  about: string[]
  /** Null where it was done, its time is over or the order has changed. */
  button: { label: string; detail: string; needsName: boolean } | null
  /** Of the link, for the form. */
  token: string
  /** Where the order is seen, signed in. */
  orderPath: string
  error: string | null
}
