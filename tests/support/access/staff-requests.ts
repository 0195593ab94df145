import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'

const phoneOrder = {
  premisesId: '00000000-0000-4000-8000-000000000000',
  lines: [{ variantId: '00000000-0000-4000-8000-000000000000', quantity: 1 }],
}

/** What calls of the staff take, but for money, beers and steps of orders. */
export const staffBodies: Record<string, () => object> = {
  'POST /api/admin/buyers/:id/phone-orders/text': () => ({ text: '2 x Beer' }),
  'POST /api/admin/buyers/:id/phone-orders/quote': () => phoneOrder,
  'POST /api/admin/buyers/:id/phone-orders': () => ({
    ...phoneOrder,
    way: 'confirmation',
    expectedTotalMinor: 1,
    caller: 'Maggie',
  }),
  'POST /api/admin/reviews/:id/approve': () => ({ note: 'Looked at.' }),
  'POST /api/admin/reviews/:id/hide': () => ({ reason: 'It names people.' }),
  'POST /api/admin/reviews/:id/bar': () => ({ reason: 'Advertising.' }),
  'POST /api/admin/reviews/:id/unbar': () => ({}),
  'PUT /api/admin/shop/:entry': () => ({ json: 'true' }),
  'POST /api/admin/shop/:entry/undo': () => ({}),
  'POST /api/admin/shop/:entry/page': () => ({ json: 'true' }),
  'POST /api/admin/standing-orders/:id/:verb': () => ({ reason: 'They rang.' }),
  'POST /api/admin/buyers/:id/trade/:verb': () => ({ note: 'Looked at.' }),
  'POST /api/admin/applications/:id/:verb': () => ({ reason: 'Looked at.' }),
  'PUT /api/admin/system/webhooks/:id/switch': () => ({ isOn: true }),
  'POST /api/admin/worklist/:id/snooze': () => ({
    until: new Date(Date.now() + 86_400_000).toISOString(),
    reason: 'Asked.',
  }),
  'POST /api/admin/groups': () => ({ slug: 'estuary', name: 'Estuary', region: 'east-england' }),
  'POST /api/admin/groups/:slug/members': () => ({ brewery: 'tern' }),
  'POST /api/admin/groups/:slug/organisers': () => ({ email: 'nobody@pub.example' }),
  'POST /api/admin/people/invitations': () => ({ email: 'bell@dray.example', role: 'support' }),
  'PUT /api/admin/people/:id/roles': () => ({ roles: ['support'] }),
  'POST /api/admin/breweries/:slug/awrs-checks': () => ({
    awrsNumber: 'XAAW00000123456',
    lookedUpAt: '2026-01-05T09:00:00Z',
    nameOnRegister: 'Tern Ltd',
    status: 'approved',
    evidence: { text: 'Approved.' },
  }),
  'POST /api/admin/breweries/:slug/awrs-exclusions': () => ({
    reason: 'same_group',
    endsOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    evidence: { text: 'One group.' },
  }),
  'PUT /api/admin/breweries/:slug/papers': () => ({ legalName: 'Tern Ltd' }),
  'POST /api/admin/breweries/:slug/agreement': () => ({ version: agencyAgreementVersion, name: 'Jan' }),
  'POST /api/admin/breweries/:slug/suspension': () => ({ reason: 'Documents were wrong' }),
}
