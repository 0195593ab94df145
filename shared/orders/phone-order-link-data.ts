/** What the page of a confirmation link shows, to anyone who has the mail. */
export type PhoneOrderLinkData = {
  title: string
  state: 'open' | 'done' | 'over'
  /** Who took the order, or what became of it, a sentence each. */
  about: string[]
  /** What is different from the mail, a sentence each. */
  differences: string[]
  lines: { label: string; sum: string }[]
  sums: { label: string; text: string }[]
  /** Null once nothing can be confirmed. */
  button: { label: string; detail: string; totalMinor: number; payment: 'card' | 'invoice' } | null
  token: string
  seeLink: { label: string; href: string } | null
  error: string | null
}
