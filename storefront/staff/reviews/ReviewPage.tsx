import { useState } from 'react'
import type { StaffReview } from '../../../shared/api/staff-reviews-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import layout from '../../selling/OrderPage.module.css'
import { StickyAction } from '../../ui/actions/StickyAction.tsx'
import { Timeline } from '../../ui/actions/Timeline.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Stars } from '../../ui/core/Stars.tsx'
import { Menu } from '../../ui/opening/Menu.tsx'
import { Popover } from '../../ui/opening/Popover.tsx'
import { staffReads } from '../staff-calls.ts'
import { keyText } from '../staff-words.ts'
import { reviewAction, reviewVerbName, reviewVerbsOf } from './review-acts.ts'
import { ReviewReports } from './ReviewReports.tsx'
import { reviewHappened, reviewStates } from './review-words.ts'
import styles from './ReviewPage.module.css'

/** /admin/reviews/{id}: a review with what speaks against it, and deciding about it (STAF-21). */
export function ReviewPage({ id }: { id: string }) {
  const { loaded, again, show } = useConsoleRead<StaffReview>(staffReads.review(id))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(review) => <Review review={review} onChanged={show} />}
    </Answered>
  )
}

type Props = { review: StaffReview; onChanged: (review: StaffReview) => void }

function Review({ review, onChanged }: Props) {
  const { beer, title, body, rating, reasons, author, decision } = review
  useTitle(`Review of ${beer.name}`)
  const [acting, setActing] = useState<PlainAction | null>(null)
  return (
    <article className={layout.order}>
      <Head review={review} />
      <div className={layout.body}>
        <Actions review={review} onAct={setActing} />
        {author !== null && author.blockedReason !== null && (
          <Notice tone="warning" title={`Reviewing is closed for ${author.name}.`}>
            <p>‘{author.blockedReason}’</p>
          </Notice>
        )}
        <section aria-labelledby="text">
          <h2 id="text">{title ?? 'What it says'}</h2>
          {rating !== null && <Stars value={rating} />}
          <blockquote className={styles.text}>{body}</blockquote>
          <Pictures review={review} />
          {reasons.length > 0 && <p>What the rules found: {reasons.map(keyText).join(', ')}.</p>}
          {decision !== null && <p>Decided last: ‘{decision}’</p>}
        </section>
        <ReviewReports reports={review.reports} />
      </div>
      <aside className={layout.side}>
        <section aria-labelledby="timeline">
          <h2 id="timeline">What happened</h2>
          <Timeline label="What happened" items={timelineOf(review)} />
        </section>
      </aside>
      {acting !== null && (
        <FieldsDialog<StaffReview>
          act={acting}
          onClose={() => setActing(null)}
          onDone={(changed) => {
            setActing(null)
            onChanged(changed)
          }}
        />
      )}
    </article>
  )
}

/** What the decision shows or hides beside the text. */
function Pictures({ review: { pictures, state } }: { review: StaffReview }) {
  if (pictures.length === 0) return null
  if (state === 'hidden')
    return (
      <p>
        {pictures.length === 1 ? 'Its picture is' : `Its ${pictures.length} pictures are`} shown to no one
        while it is hidden.
      </p>
    )
  return (
    <ul className={styles.pictures} aria-label="Pictures">
      {pictures.map(({ url, thumbUrl }, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={thumbUrl} alt={`${at + 1} of ${pictures.length}, in full`} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Head({ review: { beer, author, state } }: { review: StaffReview }) {
  const { text, tone } = reviewStates[state]
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.reviews}>Reviews</a>
      </p>
      <div className={layout.title}>
        <h1>Review of {beer.name}</h1>
        <span className={layout.town}>{beer.brewery}</span>
      </div>
      <p className={layout.facts}>
        <Badge tone={tone}>{text}</Badge>
        {author === null ? (
          <span>The author’s account is closed</span>
        ) : (
          <span>
            <a href={staffPaths.buyer(author.id)}>{author.name}</a>,{' '}
            <a href={`mailto:${author.email}`}>{author.email}</a>
          </span>
        )}
      </p>
    </header>
  )
}

function Actions({ review, onAct }: { review: StaffReview; onAct: (action: PlainAction) => void }) {
  const [next, ...others] = reviewVerbsOf(review)
  if (next === undefined) return null
  return (
    <StickyAction
      more={
        others.length > 0 && (
          <Popover label="More actions" align="end">
            <Menu
              items={others.map((verb) => ({
                label: reviewVerbName(verb, review),
                onPress: () => onAct(reviewAction(verb, review)),
              }))}
            />
          </Popover>
        )
      }
    >
      <Button
        isWide
        variant={next === 'approve' ? 'primary' : 'quiet'}
        onClick={() => onAct(reviewAction(next, review))}
      >
        {reviewVerbName(next, review)}
      </Button>
    </StickyAction>
  )
}

const timelineOf = ({ history, createdAt, author }: StaffReview) =>
  [
    { at: createdAt, verb: 'write', by: author?.name ?? 'A former client', role: null, reason: null },
    ...history,
  ]
    .map(({ at, verb, by, role, reason }, index) => ({
      key: `${at} ${index}`,
      at,
      when: wholeMoment(at),
      what: reviewHappened[verb] ?? 'Written',
      who: role === null ? by : `${by}, ${keyText(role).toLowerCase()}`,
      ...(reason !== null && { note: reason }),
    }))
    .toReversed()
