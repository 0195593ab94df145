import { loadingAlike, organisersAction, organisersOnly, rules, staffAlike } from './access-rule.ts'

/** Routes of a group's organisers: its runs, its plan and its tokens. */
export const groupRules = [
  ...rules(
    organisersOnly(200, loadingAlike(200)),
    `
    GET /api/sell/group/:group
    GET /api/sell/group/:group/runs/:run`,
  ),
  ...rules(
    organisersOnly(200),
    `
    GET /api/sell/group/:group/go-to
    GET /api/sell/group/:group/plan
    GET /api/sell/group/:group/tokens
    GET /api/sell/group/:group/runs/:run/drops/:number/pallet-note.pdf`,
  ),
  ...rules(organisersOnly(200, { support: 403, finance: 403 }), 'POST /api/sell/group/:group/plan'),
  ...rules(
    organisersAction(200),
    `
    POST /api/sell/group/:group/runs/:run/ticks
    PUT /api/sell/group/:group/runs/:run/drops
    POST /api/sell/group/:group/runs/:run/change
    POST /api/sell/group/:group/runs/:run/write
    POST /api/sell/group/:group/runs/:run/close
    POST /api/sell/group/:group/runs/:run/cancel`,
  ),
  // The run is open: nothing has left.
  ...rules(
    organisersAction(409),
    `
    POST /api/sell/group/:group/runs/:run/depart
    POST /api/sell/group/:group/runs/:run/finish
    POST /api/sell/group/:group/runs/:run/drops/:number/deliver
    POST /api/sell/group/:group/runs/:run/drops/:number/not-delivered`,
  ),
  // Staff act in groups, but have no tokens.
  ...rules(organisersOnly(201, staffAlike(403)), 'POST /api/sell/group/:group/tokens'),
  ...rules(organisersOnly(204, staffAlike(403)), 'DELETE /api/sell/group/:group/tokens/:id'),
]
