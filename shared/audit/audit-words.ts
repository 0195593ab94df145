/**
 * Every event of the audit trail as a sentence about who did it: 'Approved the trade account'. Its keys are the only verbs
 * that a row can have, beside those of calls and commands.
 */
const auditWords = {
  // Businesses, sites and people
  'open business': 'Opened a business',
  'set business details': 'Changed the details of the business',
  'add site': 'Added a site',
  'hand over site': 'Made another person the contact of a site',
  'set order limit': 'Set a person’s order limit',
  invite: 'Invited a person',
  'withdraw invitation': 'Withdrew an invitation',
  join: 'Joined',
  'change member': 'Changed a person’s roles',
  'remove member': 'Removed a person',
  'grant role': 'Gave a role',
  'revoke role': 'Took a role away',
  'look in': 'Looked into the brewery’s console',
  // Trade accounts and breweries that apply
  apply: 'Applied',
  approve: 'Approved the trade account',
  refuse: 'Refused the trade account',
  ask: 'Asked the buyer a question',
  hold: 'Put the trade account on hold',
  release: 'Released the trade account',
  'apply for change': 'Asked to change the trade account',
  'withdraw change': 'Withdrew a change of the trade account',
  'approve change': 'Approved a change of the trade account',
  'refuse change': 'Refused a change of the trade account',
  'ask change': 'Asked about a change of the trade account',
  'take on': 'Took the brewery on',
  'turn down': 'Turned the brewery down',
  // Approval of breweries
  papers_saved: 'Saved the brewery’s documents',
  agreement_accepted: 'Accepted the agreement',
  awrs_check: 'Recorded an AWRS check',
  awrs_failed_check: 'Recorded an AWRS check that failed',
  awrs_exclusion: 'Recorded an exception from the AWRS check',
  brewery_suspended: 'Suspended the brewery',
  brewery_reinstated: 'Reinstated the brewery',
  sales_paused: 'Paused the brewery’s sales',
  sales_resumed: 'Resumed the brewery’s sales',
  'close brewery': 'Closed the brewery for some days',
  'open brewery': 'Opened the brewery again',
  'change contact': 'Changed the brewery’s contact details',
  'choose invoice code': 'Chose the letters of the brewery’s invoices',
  'set delivery terms': 'Changed the delivery terms',
  'allow phone orders': 'Allowed orders by phone',
  'stop phone orders': 'Stopped orders by phone',
  // Beers, prices and stock
  'add beer': 'Added a beer',
  'change beer': 'Changed a beer',
  'ask beer change': 'Asked to change a beer',
  'withdraw beer change': 'Withdrew a change of a beer',
  'refuse beer change': 'Refused a change of a beer',
  'archive beer': 'Archived a beer',
  'take back beer': 'Took a beer out of the archive',
  'add size': 'Added a size',
  'archive container': 'Archived a size',
  'take back container': 'Took a size out of the archive',
  'put on sale': 'Put a size on sale',
  'take off sale': 'Took a size off sale',
  'add batch': 'Added a batch',
  'remove batch': 'Removed a batch',
  'change page': 'Changed the brewery’s page',
  'ask page change': 'Asked to change the brewery’s page',
  'withdraw page change': 'Withdrew a change of the brewery’s page',
  'refuse page change': 'Refused a change of the brewery’s page',
  'save offer': 'Saved an offer',
  'remove offer': 'Removed an offer',
  'set quantity prices': 'Set quantity prices',
  'save price list': 'Saved a price list',
  'remove price list': 'Removed a price list',
  'set low mark': 'Set when stock counts as low',
  'take import in': 'Applied an import',
  'undo import': 'Undid an import',
  // Orders
  'order accept': 'Accepted an order',
  'order propose': 'Proposed a change of an order',
  'order agree': 'Agreed to a proposal',
  'order decline_lines': 'Went on without the lines of a proposal',
  'order decline_part': 'Declined the rest of a brewery’s order',
  'order withdraw': 'Withdrew a proposal',
  'order refuse': 'Declined an order',
  'order cancel': 'Cancelled an order',
  'order pack': 'Packed an order',
  'order dispatch': 'Dispatched an order',
  'order close_rest': 'Closed what was not sent of an order',
  'order deliver': 'Marked an order as delivered',
  'order hand_over': 'Handed an order over at the taproom',
  'order not_delivered': 'Marked an order as not delivered',
  'order claim': 'Opened a claim about an order',
  'order settle_claim': 'Settled the claims about an order',
  'order close': 'Completed an order',
  'order change_details': 'Changed where an order goes',
  'request order': 'Requested an order for approval',
  'approve order request': 'Approved a requested order',
  'decline order request': 'Declined a requested order',
  'withdraw order request': 'Withdrew a requested order',
  'place phone order': 'Placed an order by phone',
  'send phone order': 'Sent an order by phone to be confirmed',
  'confirm phone order': 'Confirmed an order by phone',
  'withdraw phone order': 'Withdrew an order by phone',
  'change pub note': 'Changed the note about a pub',
  make: 'Made a standing order',
  change: 'Changed a standing order',
  pause: 'Paused a standing order',
  resume: 'Resumed a standing order',
  end: 'Ended a standing order',
  skip: 'Skipped the next of a standing order',
  confirm: 'Confirmed the next of a standing order',
  // Claims, refunds and disputes
  'claim opened': 'Opened a claim',
  'claim admitted': 'Upheld a claim',
  'claim admitted alone': 'Upheld a claim without a second person',
  'claim admission asked': 'Upheld a claim, to be confirmed by a second person',
  'claim refused': 'Refused a claim',
  refunded: 'Refunded an order',
  'refunded alone': 'Refunded an order without a second person',
  'refund asked': 'Refunded an order, to be confirmed by a second person',
  'refund confirmed': 'Confirmed a refund',
  'refund lapsed': 'Let a refund lapse that no second person confirmed',
  'refund tried again': 'Tried a refund again',
  'refund paid by bank': 'Paid a refund by bank',
  'refund matched': 'Matched a refund made at the provider',
  'provider asked': 'Asked the provider about a payment',
  'dispute inquiry': 'The bank asked about a payment',
  'dispute needs response': 'The bank disputed a payment',
  'dispute under review': 'The bank is deciding a dispute',
  'dispute won': 'Won a dispute',
  'dispute lost': 'Lost a dispute',
  'dispute closed': 'A dispute was closed',
  'dispute decided': 'Decided who pays for a dispute',
  // Empties
  'container deposit': 'Set a container deposit',
  'container price': 'Set the price of a container that is not returned',
  'container returnable': 'Chose which containers come back',
  'container charge announced': 'Announced a charge for containers',
  'container charge withdrawn': 'Withdrew a charge for containers',
  'charged containers found': 'Credited containers that came back after their charge',
  'empties written off': 'Wrote empties off',
  'empties book': 'Booked a count of empties',
  'empties drop': 'Dropped a count of empties',
  // Money
  'credit open': 'Opened a credit account',
  'credit change': 'Changed the terms of a credit account',
  'credit hold': 'Put a credit account on hold',
  'credit release': 'Released a credit account',
  'credit close': 'Closed a credit account',
  'payment marked': 'Recorded a payment by bank',
  'payment undone': 'Undid a recorded payment',
  'paid back': 'Paid money back',
  'paid back alone': 'Paid money back without a second person',
  'payment back asked': 'Paid money back, to be confirmed by a second person',
  'payment back confirmed': 'Confirmed that money is paid back',
  'written off': 'Wrote a debt off',
  'written off alone': 'Wrote a debt off without a second person',
  'write-off asked': 'Wrote a debt off, to be confirmed by a second person',
  'payout sent': 'Recorded a payout by bank',
  'payout withdrawn': 'Withdrew a payout by bank',
  'payout taken back': 'Took a payout back',
  'payouts held': 'Put the brewery’s payouts on hold',
  'payouts released': 'Released the brewery’s payouts',
  'brewery paid': 'Recorded that the brewery paid',
  'bank account changed': 'Changed the bank account',
  'books compared': 'Compared the books with the provider',
  'booking corrected': 'Corrected a booking',
  'booking corrected alone': 'Corrected a booking without a second person',
  'correction asked': 'Corrected a booking, to be confirmed by a second person',
  'correction confirmed': 'Confirmed a correction of a booking',
  'difference explained': 'Explained a difference',
  'difference booked as cost': 'Booked a difference as a cost',
  // Groups and delivery runs
  'open group': 'Opened a group',
  'add brewery to group': 'Added a brewery to the group',
  'take brewery out of group': 'Took a brewery out of the group',
  'set run plan': 'Changed the plan of delivery runs',
  'change run': 'Changed a delivery run',
  'close run': 'Closed a delivery run for orders',
  'firm run': 'Confirmed a delivery run',
  'depart run': 'Sent a delivery run off',
  'finish run': 'Finished a delivery run',
  'cancel run': 'Cancelled a delivery run',
  'write to run': 'Wrote to the pubs of a delivery run',
  'carrier billed': 'Entered the carrier’s bill of a delivery run',
  'carrier bill taken back': 'Took the carrier’s bill of a delivery run back',
  // Reviews
  hide: 'Hid a review',
  bar: 'Stopped a person from writing reviews',
  unbar: 'Let a person write reviews again',
  // Content, worklist and programs
  'change setting': 'Changed the shop’s content',
  'change setting as planned': 'Changed the shop’s content as planned',
  'undo setting': 'Undid a change of the shop’s content',
  'worklist take': 'Took a task',
  'worklist give back': 'Gave a task back',
  'worklist snooze': 'Put a task off',
  'worklist wake': 'Brought a task back that was put off',
  'mail tried again': 'Sent an email again',
  'mail dropped': 'Dropped an email that failed',
  'webhook tried again': 'Sent a webhook again',
  'webhook dropped': 'Dropped a webhook that failed',
  'job tried again': 'Started a failed job again',
  'job dropped': 'Dropped a failed job',
  'make token': 'Made an access token',
  'end token': 'Ended an access token',
  'make webhook': 'Added a webhook',
  'choose events of webhook': 'Chose the events of a webhook',
  'renew secret of webhook': 'Renewed the secret of a webhook',
  'switch webhook on': 'Switched a webhook on',
  'switch webhook off': 'Switched a webhook off',
  'remove webhook': 'Removed a webhook',
  'make delivery sheet link': 'Made the link of a delivery sheet',
  'end delivery sheet link': 'Ended the link of a delivery sheet',
} as const

/** The same of calls whose use cases write no row of their own. */
const callWords: Readonly<Record<string, string>> = {
  'POST /api/sell/:brewery/stock': 'Recorded stock',
  'POST /api/sell/:brewery/prices': 'Set a price',
  'POST /api/sell/:brewery/sheet': 'Changed prices and stock',
  'PUT /api/sell/:brewery/beers/:beer/containers/:container/online': 'Put a size on sale or took it off',
  'PUT /api/sell/:brewery/beer-drafts/:draft': 'Saved a draft of a beer',
  'DELETE /api/sell/:brewery/beer-drafts/:draft': 'Removed a draft of a beer',
  'PUT /api/sell/:brewery/webhooks/:id/switch': 'Switched a webhook on or off',
  'POST /api/admin/system/checks': 'Ran the checks',
  'POST /api/admin/worklist/:id/wake': 'Brought a task back that was put off',
  'POST /api/orders/:number/cancellation': 'Cancelled an order',
  'POST /api/orders/:number/claims': 'Opened a claim',
}

/** What a refused call was for, by its method. */
const attempts: Readonly<Record<string, string>> = {
  PUT: 'Change of',
  PATCH: 'Change of',
  DELETE: 'Removal of',
}

/** A call that was refused, or whose use case writes no row of its own, by its route. */
type CallVerb = `${string} /${string}`
export type AuditVerb = keyof typeof auditWords | CallVerb | `operate ${string}`

/** The same verb of another kind of thing. */
const ofKind: Readonly<Record<string, string>> = {
  'application apply': 'Applied to sell',
  'review approve': 'Showed a review',
  'trade apply': 'Applied for a trade account',
}

const allWords: Readonly<Record<string, string>> = { ...auditWords, ...callWords }

/** What a row of the trail says was done, as a sentence without its person. */
export function auditText({ verb, subjectKind }: { verb: string; subjectKind?: string }): string {
  const words = ofKind[`${subjectKind} ${verb}`] ?? allWords[verb]
  if (words !== undefined) return words
  const [method = '', path] = verb.split(' ')
  if (method === 'operate') return `Ran the command ${verb.slice(method.length + 1)}`
  return path?.startsWith('/') ? `${attempts[method] ?? 'Request:'} ${placeOf(path)}` : verb
}

/** '/api/admin/worklist/:id/take' as 'worklist, take'. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':') && !outer.has(part))
    .join(', ')
    .replaceAll('-', ' ')

const outer: ReadonlySet<string> = new Set(['api', 'admin', 'sell'])

/** The verbs whose sentence holds these words, whatever their case. */
export const verbsSaying = (words: string): string[] =>
  Object.entries(allWords)
    .filter(([, text]) => text.toLowerCase().includes(words.trim().toLowerCase()))
    .map(([verb]) => verb)
