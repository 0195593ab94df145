import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import type { FormDraft } from './use-form-draft.ts'

/** Says that a form is filled with what was typed before, and empties it. */
export function TypedBefore({ draft }: { draft: Pick<FormDraft, 'isBack' | 'clear'> }) {
  if (!draft.isBack) return null
  return (
    <Notice
      action={
        <Button variant="quiet" size="small" onClick={draft.clear}>
          Start afresh
        </Button>
      }
    >
      What you typed before is here again. It is not sent yet.
    </Notice>
  )
}
