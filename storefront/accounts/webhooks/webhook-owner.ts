import type { ReactNode } from 'react'
import type { WebhookEvent } from '../../../shared/accounts/webhook-events.ts'
import type { WebhookCalls } from './own-webhook-calls.ts'

/** Whose webhooks are shown: a brewery's, or the buyer's own. */
export type WebhookOwner = {
  calls: WebhookCalls
  /** What a webhook of theirs may be called for. */
  events: readonly WebhookEvent[]
  /** How a buyer proves again who asks, before an address or a secret is given; a brewery's people give a second factor. */
  prover: { hasPassword: boolean; email: string } | null
  /** Around each form, where what is typed into it is stored as a draft, which `drop` takes away once it is sent. */
  drafted?: (form: string, children: (drop: () => void) => ReactNode) => ReactNode
}

/** A form of webhooks, as a draft where the owner has those. */
export const inDraft = (
  { drafted }: WebhookOwner,
  form: string,
  children: (drop: () => void) => ReactNode,
): ReactNode => (drafted === undefined ? children(() => {}) : drafted(form, children))
