import { type FormEvent, useId, useState } from 'react'
import { reportReasonLength, reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { isSignedOutError, messageOf } from '../message-of.ts'
import type { Review } from '../review-answers.ts'
import { sendReport } from '../own-review-calls.ts'
import { SignInNotice } from '../reading/SignInNotice.tsx'

type Props = { review: Review; isOpen: boolean; onClose: () => void }

/** REV-34: closed is the dialog's own. */
type State =
  | { step: 'open'; fieldError?: string; failure?: string; isSignedOut?: boolean }
  | { step: 'submitting' }
  | { step: 'success' }

/** Reports a review to the operators (REV-25, REV-34, REV-35, REV-48). */
export function ReportDialog({ review, isOpen, onClose }: Props) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<State>({ step: 'open' })
  const isSubmitting = state.step === 'submitting'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    const text = reason.trim()
    if (text.length < reportReasonLength.min) {
      return setState({ step: 'open', fieldError: reviewTexts.reasonTooShort })
    }
    setState({ step: 'submitting' })
    try {
      await sendReport(review.id, text)
      setState({ step: 'success' })
    } catch (error) {
      setState({ step: 'open', failure: messageOf(error), isSignedOut: isSignedOutError(error) })
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Report the review by ${review.author.displayName}`}
      footer={
        state.step === 'success' ? (
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isLoading={isSubmitting}>
              Send report
            </Button>
          </>
        )
      }
    >
      {state.step === 'success' ? (
        <Notice tone="success">Thank you. Your report was sent, and we will look at this review.</Notice>
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <TextInput
            label="What is wrong with it?"
            name="reason"
            rows={4}
            value={reason}
            maxLength={reportReasonLength.max}
            error={state.step === 'open' ? state.fieldError : undefined}
            onChange={(text) => {
              setReason(text)
              if (!isSubmitting) setState({ step: 'open' })
            }}
          />
          {state.step === 'open' && state.isSignedOut === true && (
            <SignInNotice text="Please sign in before reporting reviews." />
          )}
          {state.step === 'open' && state.isSignedOut === false && state.failure !== undefined && (
            <Notice tone="error">{state.failure}</Notice>
          )}
        </form>
      )}
    </Dialog>
  )
}
