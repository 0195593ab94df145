/** What a thing that waits for the staff is about, so that its row can lead there. */
export type WorklistThing =
  | 'part'
  | 'buyer'
  | 'brewery'
  | 'application'
  | 'write_off'
  | 'item'
  | 'mail'
  | 'review'
  | 'check'
  | 'run'
  | 'order'
  | 'refund'
  | 'difference'
  | 'beer_change'
  | 'import'
  | 'correction'
  | 'dispute'

/** Every kind of thing that waits for Dray's staff (STAF-02): its name, and what its subject is. */
export const worklistKinds = {
  escalate_answer: { name: 'Order unanswered', about: 'part' },
  escalate_dispatch: { name: 'Not sent on its day', about: 'part' },
  escalate_collection: { name: 'Not collected', about: 'part' },
  drop_failed: { name: 'Not delivered', about: 'part' },
  claim: { name: 'Claim', about: 'part' },
  run_not_departed: { name: 'Run not departed', about: 'run' },
  drop_without_proof: { name: 'Drop without proof', about: 'order' },
  empties_disagreed: { name: 'Empties disagreed', about: 'buyer' },
  part_stopped: { name: 'Brewery may not sell', about: 'part' },
  trade: { name: 'Buyer applied', about: 'buyer' },
  brewery_applied: { name: 'Brewery applied', about: 'application' },
  brewery_unreachable: { name: 'Brewery cannot be reached', about: 'brewery' },
  brewery_debit: { name: 'Brewery owes Dray', about: 'brewery' },
  webhook_off: { name: 'Webhook off', about: 'brewery' },
  buyer_webhook_off: { name: 'Webhook of a buyer off', about: 'buyer' },
  awrs_due: { name: 'AWRS due', about: 'brewery' },
  review: { name: 'Review to decide', about: 'review' },
  import_refused: { name: 'Import refused', about: 'import' },
  mail_failed: { name: 'Email not sent', about: 'mail' },
  check_failed: { name: 'Check failed', about: 'check' },
  beer_change: { name: 'Change of a beer', about: 'beer_change' },
  page_change: { name: 'Change of a page', about: 'beer_change' },
  buyer_overpaid: { name: 'Paid too much', about: 'buyer' },
  pay_back: { name: 'Second person: payment back', about: 'buyer' },
  left_unsettled: { name: 'Buyer left unsettled', about: 'buyer' },
  invoice_late: { name: 'Invoice late', about: 'buyer' },
  dispute: { name: 'Payment disputed', about: 'dispute' },
  foreign_refund: { name: 'Refund without a credit', about: 'refund' },
  reconciliation: { name: 'Books differ', about: 'difference' },
  refund: { name: 'Second person: refund', about: 'refund' },
  refund_late: { name: 'Refund not taken', about: 'order' },
  refund_short: { name: 'Refund by bank', about: 'order' },
  correction: { name: 'Second person: correction', about: 'correction' },
  'write-off': { name: 'Second person: write-off', about: 'write_off' },
  'stock short': { name: 'Stock short', about: 'item' },
} as const satisfies Record<string, { name: string; about: WorklistThing }>

export type WorklistKind = keyof typeof worklistKinds
export const worklistKindKeys = Object.keys(worklistKinds) as WorklistKind[]

/** The views of the worklist. */
export const worklistViews = ['waiting', 'mine', 'late', 'snoozed'] as const
export type WorklistView = (typeof worklistViews)[number]
