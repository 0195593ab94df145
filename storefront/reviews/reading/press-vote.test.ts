import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CommentReactions } from '../../../shared/api/reviews-api.ts'
import { reactionFor, type Vote, withVote } from './press-vote.ts'

test.each([
  [null, 'up', 'upvote'],
  [null, 'down', 'downvote'],
  ['up', 'down', 'downvote'],
  ['down', 'up', 'upvote'],
  ['up', 'up', 'clear'],
  ['down', 'down', 'clear'],
] as const)('after %s a press on %s sends %s (REV-36, REV-37)', (userVote, pressed, reaction) => {
  expect(reactionFor({ upvotes: 1, downvotes: 1, userVote }, pressed)).toBe(reaction)
})

const votes = fc.constantFrom<Vote>('up', 'down')
/** Counts that hold at least the client's own vote. */
const reactions: fc.Arbitrary<CommentReactions> = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.option(votes))
  .map(([upvotes, downvotes, userVote]) => ({
    upvotes: upvotes + Number(userVote === 'up'),
    downvotes: downvotes + Number(userVote === 'down'),
    userVote,
  }))
const others = ({ upvotes, downvotes, userVote }: CommentReactions) => [
  upvotes - Number(userVote === 'up'),
  downvotes - Number(userVote === 'down'),
]

test('pressing twice leaves no vote, and changes no other client’s (REV-36)', () => {
  fc.assert(
    fc.property(reactions, votes, (before, pressed) => {
      const once = withVote(before, pressed)
      const twice = withVote(once, pressed)
      expect(once.userVote).toBe(before.userVote === pressed ? null : pressed)
      expect(twice.userVote).toBe(before.userVote === pressed ? pressed : null)
      expect([others(once), others(twice)]).toEqual([others(before), others(before)])
    }),
  )
})
