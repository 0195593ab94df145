import { type FormEvent, useEffect, useRef } from 'react'
import { reviewBodyLength, reviewTitleLength } from '../../../shared/reviews/review-limits.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { StarInput } from '../../ui/choices/StarInput.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { PictureField } from './PictureField.tsx'
import { type ComposerProps, useComposer } from './use-composer.ts'
import styles from './ReviewComposer.module.css'

/** Where a client writes a review, or changes an own one (REV-28 to REV-32). */
export function ReviewComposer(props: ComposerProps) {
  const { beer, edited, isResumed } = props
  const form = useRef<HTMLFormElement>(null)
  const composer = useComposer(props)
  const { texts, rating, errors, failures, isSending, pictures, round, submit, cancel, setRating, write } =
    composer

  useEffect(() => {
    const isAsked = edited !== null && !isResumed
    if (isAsked) form.current?.querySelector<HTMLElement>('input[type="text"]')?.focus()
  }, [edited, isResumed])

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form
      className={styles.form}
      ref={form}
      aria-label={edited === null ? `Review ${beer.name}` : 'Change your review'}
      noValidate
      onSubmit={onSubmit}
    >
      <StarInput
        key={round}
        legend="Your rating"
        name="rating"
        defaultValue={rating ?? undefined}
        error={errors.rating}
        onChange={setRating}
      />
      <TextInput
        label="Title"
        hint="Optional"
        name="title"
        value={texts.title}
        maxLength={reviewTitleLength}
        error={errors.title}
        onChange={(text) => write('title', text)}
      />
      <TextInput
        label="Your review"
        name="body"
        rows={5}
        value={texts.body}
        maxLength={reviewBodyLength.max}
        placeholder="How did it sell, how did it keep, would you have it again?"
        error={errors.body}
        onChange={(text) => write('body', text)}
      />
      {edited === null && <PictureField pictures={pictures} />}
      {errors.form !== undefined && <Notice tone="error">{errors.form}</Notice>}
      <p className={styles.actions}>
        <Button type="submit" isLoading={isSending}>
          {edited === null ? 'Post review' : 'Save changes'}
        </Button>
        {edited !== null && (
          <Button variant="quiet" onClick={cancel}>
            Cancel edit
          </Button>
        )}
      </p>
    </form>
  )
}
