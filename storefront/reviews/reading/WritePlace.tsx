import { lazy, Suspense, useState } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { FocusedPlace } from '../../accounts/FocusedPlace.tsx'
import { useSignInAddress } from '../../accounts/session/use-sign-in-address.ts'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Spinner } from '../../ui/core/Spinner.tsx'
import type { Review } from '../review-answers.ts'
import type { Viewer } from './use-viewer.ts'
import styles from './Reviews.module.css'

const ReviewComposer = lazy(() =>
  import('../writing/ReviewComposer.tsx').then((module) => ({ default: module.ReviewComposer })),
)

const ConfirmToReview = lazy(() =>
  import('../writing/ConfirmToReview.tsx').then((module) => ({ default: module.ConfirmToReview })),
)

type Props = {
  beer: { id: string; name: string }
  viewer: Viewer
  /** False where an operator has closed reviewing for the client (OPEN-41). */
  mayWrite: boolean
  edited: Review | null
  isResumed: boolean
  onSaved: (review: Review) => void
  onCancelEdit: () => void
}

/** Where a review is written: by clients; everybody else is asked to sign in (REV-09, REV-10). */
export function WritePlace({ beer, viewer, mayWrite, edited, isResumed, onSaved, onCancelEdit }: Props) {
  const [refusedId, setRefusedId] = useState<string | null>(null)
  const [signInText, setSignInText] = useState('Please sign in to leave a review.')
  const [isConfirmed, setConfirmed] = useState(false)
  const [saved, setSaved] = useState<{ text: string; number: number } | null>(null)
  const { user } = viewer
  const mayReview = user !== null && (user.emailConfirmed || isConfirmed)
  const isOpen = mayWrite && (user === null || user.id !== refusedId)
  const showSaved = (review: Review) => {
    setSaved({ text: savedText(review, edited !== null), number: (saved?.number ?? 0) + 1 })
    onSaved(review)
  }
  return (
    <div className={styles.write}>
      <h3>{edited === null ? 'Write a review' : 'Change your review'}</h3>
      {user === null && <SignInPrompt text={signInText} isAsking={viewer.kind === 'guest'} />}
      {user !== null && saved !== null && edited === null && (
        <FocusedPlace key={saved.number}>
          <Notice tone="success">{saved.text}</Notice>
        </FocusedPlace>
      )}
      {user !== null && !isOpen && <Notice tone="warning">{reviewTexts.reviewingUnavailable}</Notice>}
      {user !== null && isOpen && !mayReview && (
        <Suspense fallback={<Spinner label="One moment, please." />}>
          <ConfirmToReview key={user.id} email={user.email} onConfirmed={() => setConfirmed(true)} />
        </Suspense>
      )}
      {user !== null && isOpen && mayReview && (
        <Suspense fallback={<Spinner label="One moment, please." />}>
          <ReviewComposer
            key={`${user.id} ${edited?.id}`}
            beer={beer}
            clientId={user.id}
            edited={edited}
            isResumed={isResumed}
            onSaved={showSaved}
            onCancelEdit={onCancelEdit}
            onSignedOut={setSignInText}
            onRefused={() => setRefusedId(user.id)}
          />
        </Suspense>
      )}
    </div>
  )
}

function savedText({ pendingModeration }: Review, isEdit: boolean): string {
  if (pendingModeration) return 'Thank you. We will look at your review; until then only you can see it.'
  return isEdit ? 'Thank you. Your changes are published.' : 'Thank you. Your review is published.'
}

/** Drawn by the server for everybody; clients do not see it while the page wakes up. */
function SignInPrompt({ text, isAsking }: { text: string; isAsking: boolean }) {
  const signIn = useSignInAddress((next) => paths.loginFor(`${next}#reviews`))
  const register = useSignInAddress((next) => paths.registerFor(`${next}#reviews`))
  return (
    <>
      <div className={`${styles.prompt} with-scripts`} data-asking={isAsking || undefined}>
        <p>{text}</p>
        <p className={styles.line}>
          <LinkButton href={signIn}>Sign in</LinkButton>
          <LinkButton href={register} variant="quiet">
            Create an account
          </LinkButton>
        </p>
      </div>
      <p className="without-scripts">
        Writing a review needs JavaScript, which is switched off in this browser.
      </p>
    </>
  )
}
