/**
 * The ten contexts of the server, the last first, and the features of each in ranks of their own: a feature imports only from
 * the ranks below its own and from the contexts below its own.
 */
export const serverContexts: Record<string, readonly (readonly string[])[]> = {
  backoffice: [['doctor', 'operate'], ['demo-trade'], ['backup', 'import'], ['admin', 'sell'], ['own-beers']],
  content: [['shop-content'], ['pages'], ['support'], ['information', 'pictures']],
  integrations: [['api-documents', 'calendars'], ['agents'], ['webhooks']],
  engagement: [
    ['alerts', 'home'],
    ['reviews', 'search', 'wishlist'],
  ],
  trading: [
    ['phone-orders'],
    ['quick-order'],
    ['orders'],
    ['empties'],
    ['basket'],
    ['prices'],
    ['delivery-terms', 'stock'],
  ],
  finance: [['payouts', 'reconciliation'], ['credit'], ['documents'], ['payments'], ['deposits'], ['ledger']],
  parties: [
    ['businesses'],
    ['onboarding', 'people', 'trade-accounts'],
    ['runs', 'brewery-standing', 'tokens'],
    ['notices', 'saved-views'],
    ['roles'],
  ],
  catalogue: [['groups'], ['beers'], ['accessories']],
  identity: [['accounts'], ['newsletter']],
  platform: [
    ['actions', 'worklist'],
    ['audit', 'mail', 'media', 'settings', 'job-runner'],
    ['cache', 'idempotency', 'rate-limits', 'counters', 'tracing'],
    ['http'],
    ['secrets'],
    ['database'],
    ['config', 'errors'],
  ],
}
