import { type FormEvent, useState } from 'react'
import type { SellingPubPage } from '../../../shared/api/selling-pubs-api.ts'
import { longestPubNote } from '../../../shared/orders/pub-note.ts'
import { clientCall } from '../../api/client-calls.ts'
import { useStateDraft } from '../../console/drafts/use-state-draft.ts'
import { problemText } from '../../console/use-console-read.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { sellingReads } from '../selling-calls.ts'
import { useIsLooking } from '../use-own-role.ts'

type Props = { brewery: string; pub: SellingPubPage; onChanged: (pub: SellingPubPage) => void }

/** What the brewery's people want to know of a pub, written where it is read. */
export function PubNote({ brewery, pub: { pub, note }, onChanged }: Props) {
  const isLooking = useIsLooking()
  const draft = useStateDraft(`note of ${pub}`, note?.text ?? '')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const text = draft.value
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setProblem(undefined)
    try {
      const now = await clientCall<SellingPubPage>(`${sellingReads.pub(brewery, pub)}/note`, {
        method: 'PUT',
        body: { text },
      })
      draft.drop()
      announce(text.trim() === '' ? 'Note removed' : 'Note saved', { isShown: true })
      onChanged(now)
    } catch (error) {
      setProblem(problemText(error))
    }
    setSaving(false)
  }
  return (
    <section aria-labelledby="note">
      <h2 id="note">Notes</h2>
      {isLooking ? (
        <p>{note?.text ?? 'No notes.'}</p>
      ) : (
        <form className={fields.fields} onSubmit={(event) => void save(event)}>
          <TextInput
            label="Notes for your people"
            isLabelHidden
            name="note"
            rows={4}
            maxLength={longestPubNote}
            hint="Only your people read them here. The pub gets them with its own data when it downloads it."
            value={text}
            error={problem}
            onChange={draft.set}
          />
          <p>
            <Button
              type="submit"
              variant="quiet"
              isLoading={isSaving}
              disabledReason={text === (note?.text ?? '') ? 'Nothing has changed.' : undefined}
            >
              Save notes
            </Button>
          </p>
        </form>
      )}
      {note !== null && (
        <p>
          {note.changedBy}, {wholeMoment(note.changedAt)}
        </p>
      )}
    </section>
  )
}
