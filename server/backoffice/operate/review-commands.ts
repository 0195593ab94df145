import { reviewViews } from '../../../shared/api/list-views.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { blockReviewer, unblockReviewer } from '../../engagement/reviews/block-reviewer.ts'
import { describeReview, listReviewsToModerate } from '../../engagement/reviews/describe-review.ts'
import { approveReview, hideReview } from '../../engagement/reviews/moderate-review.ts'
import { type Command, UsageError } from './operator-command.ts'

export const reviewCommands: Record<string, Command> = {
  list: {
    usage: 'reviews list [pending|hidden|reported]',
    does: 'reviews that wait, are hidden, or were reported, and why',
    run: async (database, [word = 'pending']) => {
      const kind = reviewViews.find((known) => known === word)
      if (kind === undefined) throw new UsageError('reviews list takes pending, hidden or reported')
      const lines = await listReviewsToModerate(database, kind)
      return lines.length === 0 ? `No review is ${kind}.\n` : `${lines.join('\n')}\n`
    },
  },
  show: {
    usage: 'reviews show <id>',
    does: 'a review with its author, reasons and reports',
    run: async (database, [id]) => `${(await describeReview(database, readId('show', id))).join('\n')}\n`,
  },
  approve: {
    usage: 'reviews approve <id> [<note>]',
    does: 'shows a review, dismisses its reports and notifies its author',
    run: async (database, [id, ...words], { actor, clock }) => {
      const reviewId = readId('approve', id)
      const note = words.join(' ').trim() || null
      await database.transaction((transaction) =>
        approveReview(transaction, { reviewId, note, actor, now: clock() }),
      )
      return `${reviewId} is shown.\n`
    },
  },
  hide: {
    usage: 'reviews hide <id> <reason>',
    does: 'hides a review and sends its author the reason',
    run: async (database, [id, ...words], { actor, clock }) => {
      const reviewId = readId('hide', id)
      const reason = readReason('hide', words)
      await database.transaction((transaction) =>
        hideReview(transaction, { reviewId, reason, actor, now: clock() }),
      )
      return `${reviewId} is hidden.\n`
    },
  },
  bar: {
    usage: 'reviews bar <client id> <reason>',
    does: 'closes reviewing for a client',
    run: async (database, [id, ...words], { actor, clock }) => {
      const [clientId, reason] = [readId('bar', id), readReason('bar', words)]
      await database.transaction((transaction) =>
        blockReviewer(transaction, { clientId, reason, actor, now: clock() }),
      )
      return `${clientId} may not review.\n`
    },
  },
  unbar: {
    usage: 'reviews unbar <client id>',
    does: 'opens reviewing for a client again',
    run: async (database, [id], { actor, clock }) => {
      const clientId = readId('unbar', id)
      await database.transaction((transaction) =>
        unblockReviewer(transaction, { clientId, actor, now: clock() }),
      )
      return `${clientId} may review.\n`
    },
  },
}

function readId(verb: string, id: string | undefined): string {
  if (id === undefined || !isUuid(id)) throw new UsageError(`reviews ${verb} takes an id`)
  return id.toLowerCase()
}

function readReason(verb: string, words: readonly string[]): string {
  const reason = words.join(' ').trim()
  if (reason === '') throw new UsageError(`reviews ${verb} takes an id and a reason`)
  return reason
}
