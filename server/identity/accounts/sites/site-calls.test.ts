import { expect, test } from 'vitest'
import { accessRules } from '../../../../tests/support/access/access-rules.ts'
import { rightOfCall, siteCalls } from './site-calls.ts'

/** Calls of a signed-in client that are about the person, whatever site the device acts for. */
const personal = new Set(
  `
  POST /api/join
  GET /api/apply
  PUT /api/apply
  POST /api/apply
  DELETE /api/account
  GET /api/account/data
  POST /api/account/email
  DELETE /api/account/email
  POST /api/account/resend-confirmation
  POST /api/account/password
  POST /api/account/proof-code
  POST /api/account/sign-out-everywhere
  DELETE /api/account/sessions/:id
  DELETE /api/account/providers/:provider
  POST /api/account/passkeys
  POST /api/account/passkeys/options
  DELETE /api/account/passkeys/:id
  POST /api/account/second-factor
  POST /api/account/second-factor/passkey
  POST /api/account/second-factor/passkey-options
  POST /api/account/second-factor/recovery-codes
  PUT /api/account/second-factor/at-sign-in
  POST /api/account/second-factor/authenticator
  POST /api/account/second-factor/authenticator/confirmation
  DELETE /api/account/second-factor/authenticator
  GET /api/account/places
  PUT /api/account/place
  GET /api/account/business
  POST /api/account/business/sites
  POST /api/account/business/invitations
  DELETE /api/account/business/invitations/:id
  PUT /api/account/business
  PUT /api/account/business/members/:id
  PUT /api/account/business/members/:id/limit
  DELETE /api/account/business/members/:id
  DELETE /api/account/business/membership
  GET /api/account/calendar
  POST /api/account/calendar
  DELETE /api/account/calendar
  GET /api/account/alerts
  PUT /api/account/alerts/choices
  POST /api/account/alerts/follows
  DELETE /api/account/alerts/follows
  POST /api/account/alerts/stock-requests
  DELETE /api/account/alerts/stock-requests
  GET /api/notices
  POST /api/notices/seen
  GET /api/notices/choices
  PUT /api/notices/choices
  PUT /api/notices/push
  POST /api/notices/push/end
  GET /api/views
  POST /api/views
  DELETE /api/views/:id
  GET /public/marketplace/wishlist
  POST /public/marketplace/wishlist
  DELETE /public/marketplace/wishlist
  POST /public/marketplace/wishlist/merge
  GET /public/marketplace/comments
  POST /public/marketplace/comments
  POST /public/marketplace/comments/uploads
  GET /public/marketplace/comments/:commentId
  PATCH /public/marketplace/comments/:commentId
  POST /public/marketplace/comments/:commentId/report
  POST /public/marketplace/comments/:commentId/reactions`
    .trim()
    .split(/\n\s*/),
)

/** Calls that answer a client otherwise than a visitor; a brewery's and Dray's own consoles act for no site. */
const ofClients = [...accessRules]
  .filter(([, rule]) => new Set(Object.values(rule)).size > 1)
  .map(([name]) => name)
  .filter((name) => !/ \/api\/(sell|admin)(\/|$)/.test(name))

const actionsForSite = (name: string) => rightOfCall(...(name.split(' ') as [string, string])) !== null

test('every call of a client either acts for the chosen site or is listed as about the person (BIZ-09)', () => {
  expect(ofClients.length).toBeGreaterThan(100)
  expect(ofClients.filter((name) => actionsForSite(name) === personal.has(name))).toEqual([])
  expect([...personal].filter((name) => !ofClients.includes(name))).toEqual([])
})

test('a call that acts for a site needs one right (BIZ-03)', () => {
  const calls = Object.values(siteCalls).flat()
  expect(new Set(calls).size).toBe(calls.length)
})
