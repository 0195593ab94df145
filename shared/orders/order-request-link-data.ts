/** What the page of an approver's link shows, to anyone who has the mail. */
export type OrderRequestLinkData = {
  title: string
  state: 'open' | 'done' | 'over'
  /** Who requests it, or what became of it, a sentence each. */
  about: string[]
  /** What differs from what the buyer saw, a sentence each. */
  differences: string[]
  lines: { label: string; sum: string }[]
  sums: { label: string; text: string }[]
  /** Null of what cannot be approved; it can still be declined. */
  button: { label: string; detail: string; digest: string; payment: 'card' | 'invoice' } | null
  token: string
  seeLink: { label: string; href: string } | null
  error: string | null
}
