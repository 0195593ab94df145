import { startTransition, useOptimistic, useRef } from 'react'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { announce } from '../../ui/core/announce.ts'
import { buttonStyle } from '../../ui/core/button-style.ts'
import { Icon } from '../../ui/core/Icon.tsx'
import { isSignedOutError, messageOf } from '../message-of.ts'
import { reactionFor, type Vote, withVote } from './press-vote.ts'
import type { Review } from '../review-answers.ts'
import { sendVote } from '../own-review-calls.ts'
import { useIsAwake } from './use-is-awake.ts'
import type { Viewer } from './use-viewer.ts'
import styles from './Reviews.module.css'

type Props = {
  review: Review
  viewer: Viewer
  isOwn: boolean
  onVoted: (review: Review) => void
  /** Shows why no vote was cast. */
  onRefused: (text: string) => void
}

const signInFirst = 'Please sign in to vote on reviews.'
const votes = [
  { vote: 'up', icon: 'thumb-up', label: 'Upvote' },
  { vote: 'down', icon: 'thumb-down', label: 'Downvote' },
] as const

/** Up and down: shown at once, sent one after the other, and taken back where the server refuses (REV-24, REV-36). */
export function ReviewVotes({ review, viewer, isOwn, onVoted, onRefused }: Props) {
  const isAwake = useIsAwake()
  const [reactions, show] = useOptimistic(review.reactions, withVote)
  const sent = useRef(Promise.resolve())

  const press = (vote: Vote) => {
    if (viewer.user === null) return onRefused(signInFirst)
    const reaction = reactionFor(reactions, vote)
    startTransition(async () => {
      show(vote)
      sent.current = sent.current.then(() => cast(reaction))
      await sent.current
    })
  }
  const cast = async (reaction: ReturnType<typeof reactionFor>) => {
    try {
      const voted = await sendVote(review.id, reaction)
      startTransition(() => onVoted(voted))
    } catch (error) {
      if (isSignedOutError(error)) return onRefused(signInFirst)
      announce(messageOf(error), { isUrgent: true, isShown: true })
    }
  }
  return votes.map(({ vote, icon, label }) => {
    const count = reactions[vote === 'up' ? 'upvotes' : 'downvotes']
    return (
      <button
        className={`${buttonStyle({ variant: 'quiet', size: 'small' })} ${styles.vote}`}
        key={vote}
        type="button"
        disabled={!isAwake || isOwn}
        title={isOwn ? reviewTexts.ownReviewVote : label}
        aria-label={`${label}, ${formatNumber(count)}`}
        aria-pressed={reactions.userVote === vote}
        onClick={() => press(vote)}
      >
        <Icon name={icon} />
        {formatNumber(count)}
      </button>
    )
  })
}
