import { useState } from 'react'
import type { WebhookEvent } from '../../../shared/accounts/webhook-events.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { checkProof, noProof, ProofFields, readProof } from '../settings/ProofFields.tsx'
import { EventBoxes } from './EventBoxes.tsx'
import type { WebhookOwner } from './webhook-owner.ts'

type Props = {
  owner: WebhookOwner
  onClose: () => void
  onMade: (made: { url: string; secret: string }) => void
}

/** Where a new webhook is, and what it is called for. */
export function WebhookForm({ owner: { calls, events: offered, prover }, onClose, onMade }: Props) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>([
    prover === null ? 'consignment.placed' : 'consignment.dispatched',
  ])
  const [proof, setProof] = useState(noProof)
  return (
    <AccountForm
      label="New webhook"
      startsFocused
      submitLabel="Make the webhook"
      savedText={null}
      check={() => ({
        ...(url.trim() === '' && { url: 'Please give the address that is called.' }),
        ...(events.length === 0 && { '': 'Please choose what it is called for.' }),
        ...(prover !== null && checkProof(prover.hasPassword, proof)),
      })}
      save={async () =>
        onMade(
          await calls.make({
            url: url.trim(),
            events: [...events],
            ...(prover !== null && readProof(prover.hasPassword, proof)),
          }),
        )
      }
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <>
          <TextInput
            label="Address"
            hint="It begins with https:// and is on the public internet."
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={url}
            error={errors['url']}
            isRequired
            onChange={setUrl}
          />
          <EventBoxes offered={offered} chosen={events} onChange={setEvents} />
          {prover !== null && <ProofFields {...prover} draft={proof} errors={errors} onChange={setProof} />}
        </>
      )}
    </AccountForm>
  )
}
