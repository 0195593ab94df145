import type { CommentReactions, Reaction } from '../../../shared/api/reviews-api.ts'

export type Vote = NonNullable<CommentReactions['userVote']>

/** The vote to send after a press: a second press on the same vote removes it (REV-36, REV-37). */
export function reactionFor({ userVote }: CommentReactions, pressed: Vote): Reaction['reaction'] {
  if (userVote === pressed) return 'clear'
  return pressed === 'up' ? 'upvote' : 'downvote'
}

/** The counts as they will be once the vote has arrived. */
export function withVote(before: CommentReactions, pressed: Vote): CommentReactions {
  const { userVote } = before
  const next = userVote === pressed ? null : pressed
  const change = (vote: Vote) => Number(next === vote) - Number(userVote === vote)
  return {
    upvotes: Math.max(0, before.upvotes + change('up')),
    downvotes: Math.max(0, before.downvotes + change('down')),
    userVote: next,
  }
}
