import type { GroupHead } from '../../shared/groups/group-head.ts'
import { listingHref } from '../../shared/catalogue/listing-address.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './DeliveryQuestionForm.module.css'

type Props = {
  group: GroupHead
  listing: Listing
  /** Where the signed-in buyer's orders go; empty while that is unknown. */
  savedPostcode: string
}

const headingId = 'delivery'

/** A plain GET form that the server answers in the page; the list below stays as it was narrowed (OPEN-66). */
export function DeliveryQuestionForm({ group, listing, savedPostcode }: Props) {
  const { path, query } = listing
  const { postcode, answer } = group.question
  const otherFilters = new URL(listingHref(path, query), 'http://listing').searchParams
  return (
    <section className={styles.question} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Does this group deliver to my postcode?" />
      <form className={styles.form} action={`${path}#${headingId}`} method="get">
        {[...otherFilters].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.field}>
          <TextInput
            label="Postcode"
            name="postcode"
            // A changed default fills the field unless something has been typed
            defaultValue={postcode || savedPostcode}
            hint="Such as YO1 7HH or YO1."
            error={
              answer?.kind === 'unknown-postcode' ? `We do not know the postcode ‘${postcode}’.` : undefined
            }
            autoComplete="postal-code"
            maxLength={12}
            isRequired
          />
        </div>
        <Button type="submit">Check</Button>
      </form>
      {answer !== null && answer.kind !== 'unknown-postcode' && (
        <DeliveryAnswer group={group} answer={answer} />
      )}
    </section>
  )
}

type Answer = NonNullable<GroupHead['question']['answer']>
type AnswerProps = { group: GroupHead; answer: Exclude<Answer, { kind: 'unknown-postcode' }> }

function DeliveryAnswer({ group: { name, question }, answer }: AnswerProps) {
  const { postcode } = question
  if (answer.kind === 'no-area') {
    return <Notice title={`${name} has not stated yet where it delivers.`} />
  }
  const { kind, distanceKm, radiusKm } = answer
  return (
    <div className={styles.answer}>
      {kind === 'inside' ? (
        <Notice tone="success" title={`Yes, ${name} delivers to ${postcode}.`}>
          <p>
            It is about {distanceKm} km from the centre, within the {radiusKm} km of the round.
          </p>
        </Notice>
      ) : (
        <Notice tone="warning" title={`No, ${name} does not deliver to ${postcode}.`}>
          <p>
            It is about {distanceKm} km from the centre, and the round ends at {radiusKm} km.{' '}
            <a href={paths.groups}>Look at other groups</a>
          </p>
        </Notice>
      )}
      <p className={styles.measure}>
        A straight line to the middle of the postcode district, to within 5 km.
      </p>
    </div>
  )
}
