import { useEffect, useState } from 'react'
import { CallError } from '../../api/json-calls.ts'
import { validateReview } from './validate-review.ts'
import { type Draft, forgetDraft, storeDraft, readDraft } from './stored-draft.ts'
import { isSignedOutError, messageOf } from '../message-of.ts'
import type { PictureItem } from './picture-list.ts'
import type { Review } from '../review-answers.ts'
import { changedReviewBody, newReviewBody } from './review-body.ts'
import { changeReview, sendReview } from '../own-review-calls.ts'
import { storeKey } from './send-review-once.ts'
import { usePictures } from './use-pictures.ts'

export type ComposerProps = {
  beer: { id: string; name: string }
  clientId: string
  /** The review that is changed; null for a new one (REV-28). */
  edited: Review | null
  /** The edit began on an earlier page, not by a press on this one. */
  isResumed: boolean
  onSaved: (review: Review) => void
  onCancelEdit: () => void
  /** The session is over; the text names the reason to sign in. */
  onSignedOut: (text: string) => void
  /** An operator has closed reviewing for the client. */
  onRefused: () => void
}

export type ComposerErrors = { title?: string; body?: string; rating?: string; form?: string }

const signInFirst = 'Please sign in to leave a review.'
const uploadsRun = 'Please wait for your images to finish uploading.'

/** The text, its errors, and its sending. Until then it is stored as a draft. */
export function useComposer(props: ComposerProps) {
  const { beer, clientId, edited, onSaved, onCancelEdit, onSignedOut, onRefused } = props
  const of = { beerId: beer.id, clientId, reviewId: edited?.id ?? null }
  const [begun] = useState(() => readDraft(of, Date.now()) ?? draftOf(edited))
  const [texts, setTexts] = useState({ title: begun.title, body: begun.body })
  const [rating, setRating] = useState(begun.rating)
  const [errors, setErrors] = useState<ComposerErrors>({})
  const [isSending, setIsSending] = useState(false)
  const [failures, setFailures] = useState(0)
  const [round, setRound] = useState(0)
  const [keys] = useState(storeKey)
  const pictures = usePictures(begun.pictures.map(uploadedItem), onSignedOut)

  useEffect(() => {
    const uploaded = pictures.items.flatMap((item) =>
      item.state === 'uploaded' ? [{ name: item.name, upload: item.upload }] : [],
    )
    const draft = { ...texts, rating, pictures: uploaded }
    const reviewId = edited?.id ?? null
    storeDraft({ beerId: beer.id, clientId, reviewId }, draft, Date.now(), { begunWith: draftOf(edited) })
  }, [beer.id, clientId, edited, texts, rating, pictures.items])

  const send = () => {
    const written = { ...texts, rating }
    if (edited !== null) return changeReview(edited.id, changedReviewBody(written))
    const uploadIds = pictures.items.flatMap((item) =>
      item.state === 'uploaded' ? [item.upload.uploadId] : [],
    )
    const body = newReviewBody(written, { beerId: beer.id, uploadIds })
    return sendReview(body, keys.keyFor(body))
  }

  const showErrors = (wrong: ComposerErrors) => {
    setErrors(wrong)
    setFailures((before) => before + 1)
  }

  const submit = async () => {
    if (isSending) return
    const wrong: ComposerErrors = validateReview(texts)
    if (pictures.items.some(({ state }) => state === 'uploading')) wrong.form = uploadsRun
    if (Object.keys(wrong).length > 0) return showErrors(wrong)
    setErrors({})
    setIsSending(true)
    try {
      const review = await send()
      keys.answered()
      forget()
      if (edited === null) startOver()
      onSaved(review)
    } catch (error) {
      if (error instanceof CallError) keys.answered()
      if (isSignedOutError(error)) onSignedOut(signInFirst)
      if (error instanceof CallError && error.code === 'reviewing_unavailable') onRefused()
      showErrors(errorsOf(error))
    } finally {
      setIsSending(false)
    }
  }

  const forget = () => forgetDraft(of, Date.now())

  const startOver = () => {
    setTexts({ title: '', body: '' })
    setRating(null)
    pictures.clear()
    setRound(round + 1)
  }

  return {
    texts,
    rating,
    errors,
    /** Counts up whenever something is wrong. */
    failures,
    isSending,
    pictures,
    /** Counts sent reviews: a new key resets fields with state of their own. */
    round,
    submit,
    cancel: () => {
      forget()
      onCancelEdit()
    },
    setRating,
    write: (field: 'title' | 'body', text: string) => {
      setTexts((before) => ({ ...before, [field]: text }))
      setErrors((before) => ({ ...before, [field]: undefined, form: undefined }))
    },
  }
}

/** The starting text of an edit: the present review. */
function draftOf(edited: Review | null): Draft {
  if (edited === null) return { title: '', body: '', rating: null, pictures: [] }
  return { title: edited.title ?? '', body: edited.body, rating: edited.rating, pictures: [] }
}

function uploadedItem({ name, upload }: Draft['pictures'][number]): PictureItem {
  return { id: upload.uploadId, name, state: 'uploaded', upload }
}

/** The server's sentence at the field it names. */
function errorsOf(error: unknown): ComposerErrors {
  const field = error instanceof CallError ? error.field : null
  const isOurs = field === 'title' || field === 'body' || field === 'rating'
  return { [isOurs ? field : 'form']: messageOf(error) }
}
