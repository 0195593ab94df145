import Type from 'typebox'
import { reviewRoles } from '../../../shared/accounts/staff-rights.ts'
import {
  ReviewDecision,
  StaffReview,
  StaffReviewList,
  StaffReviewQuery,
} from '../../../shared/api/staff-reviews-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { findClientsByWords } from '../../identity/accounts/find-clients.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { decideReview, type ReviewVerb, reviewVerbs } from '../../engagement/reviews/decide-review.ts'
import { listStaffReviews } from '../../engagement/reviews/list-staff-reviews.ts'
import { readStaffReview } from '../../engagement/reviews/read-staff-review.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { typedWords } from '../../platform/database/typed-words.ts'

type ReviewDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

const bodyLimit = 8 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Review = Type.Object({ id: AddressPart })

/** Reviews that wait, were reported or are hidden, and deciding about them (STAF-21). */
export async function staffReviewRoutes(app: App, deps: ReviewDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/admin/reviews',
    {
      schema: {
        ...documented,
        summary: 'Reviews that wait, were reported or are hidden, 50 a page',
        querystring: StaffReviewQuery,
        response: { 200: StaffReviewList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, reviewRoles)
      const { view = 'pending', q, page } = request.query
      const query = typedWords(q)
      const authorIds = query === undefined ? [] : await findClientsByWords(database, query)
      const search = query === undefined ? undefined : { query, authorIds }
      return listStaffReviews(database, { view, page, search })
    },
  )

  app.get(
    '/api/admin/reviews/:id',
    {
      schema: {
        ...documented,
        summary: 'A review with its author, the reasons of the rules, reports and what was decided',
        params: Review,
        response: { 200: StaffReview },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, reviewRoles)
      return readStaffReview(database, requireReviewId(request.params.id))
    },
  )

  for (const verb of reviewVerbs)
    app.post(
      `/api/admin/reviews/:id/${verb}`,
      {
        bodyLimit,
        schema: {
          ...documented,
          summary: summaries[verb],
          params: Review,
          headers: OptionalIdempotencyKey,
          querystring: StepQuery,
          body: ReviewDecision,
          response: { 200: Type.Union([StaffReview, StepPreview]) },
        },
      },
      async (request) => {
        const actor = await identifyStaff(deps, request, reviewRoles)
        const reviewId = requireReviewId(request.params.id)
        const { note = '', reason = '' } = request.body
        const wanted = { reviewId, verb, note: note.trim(), reason: reason.trim() }
        const now = clock()
        const key = request.headers['idempotency-key']
        const call = { who: clientKeys(actor.clientId), call: `review ${verb}`, key, request: wanted, now }
        const describeMail = ({ toName }: { toName: string }) => `${toName}: ${mailNames[verb]}`
        return performAction(database, { ...call, query: request.query, describeMail }, (transaction) =>
          decideReview(transaction, { ...wanted, actor, now }),
        )
      },
    )
}

const summaries: Record<ReviewVerb, string> = {
  approve: 'Shows a review, dismisses its reports and mails its author',
  hide: 'Hides a review and mails its author the reason',
  bar: 'Closes reviewing for the author of a review',
  unbar: 'Opens reviewing again for the author of a review',
}
const mailNames: Record<ReviewVerb, string> = {
  approve: 'Your review is published',
  hide: 'Your review is not shown, with the reason',
  bar: '',
  unbar: '',
}

function requireReviewId(id: string): string {
  if (!isUuid(id)) throw notFound('The review')
  return id.toLowerCase()
}
