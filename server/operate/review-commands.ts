import { isUuid } from '../../shared/format/uuid.ts'
import type { Database } from '../database/database.ts'
import { blockReviewer, unblockReviewer } from '../reviews/block-reviewer.ts'
import { describeReview, listReviewsToModerate } from '../reviews/describe-review.ts'
import { approveReview, hideReview } from '../reviews/moderate-review.ts'
import { type Command, UsageError } from './operator-command.ts'

const kinds = ['pending', 'hidden', 'reported'] as const

export const reviewCommands: Record<string, Command> = {
  list: {
    usage: 'reviews list [pending|hidden|reported]',
    does: 'reviews that wait, are hidden, or were reported, and why',
    run: async (database, [word = 'pending']) => {
      const kind = kinds.find((known) => known === word)
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
    does: 'shows a review, dismisses its reports and tells its author',
    run: async (database, [id, ...words]) => {
      const reviewId = readId('approve', id)
      await approveReview(database, { reviewId, note: words.join(' ').trim() || null, now: new Date() })
      return `${reviewId} is shown.\n`
    },
  },
  hide: {
    usage: 'reviews hide <id> <reason>',
    does: 'hides a review and tells its author the reason',
    run: async (database, [id, ...words]) => {
      const reviewId = readId('hide', id)
      await hideReview(database, { reviewId, reason: readReason('hide', words), now: new Date() })
      return `${reviewId} is hidden.\n`
    },
  },
  bar: {
    usage: 'reviews bar <client id> <reason>',
    does: 'closes reviewing for a client',
    run: (database, [id, ...words]) => bar(database, readId('bar', id), readReason('bar', words)),
  },
  unbar: {
    usage: 'reviews unbar <client id>',
    does: 'opens reviewing for a client again',
    run: async (database, [id]) => {
      const clientId = readId('unbar', id)
      await unblockReviewer(database, clientId)
      return `${clientId} may review.\n`
    },
  },
}

async function bar(database: Database, clientId: string, reason: string): Promise<string> {
  await blockReviewer(database, clientId, reason)
  return `${clientId} may not review.\n`
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
