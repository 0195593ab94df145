import { useState } from 'react'
import type { BreweryEvent } from '../../../shared/accounts/webhook-events.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { withSecondFactor } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { EventBoxes } from './EventBoxes.tsx'

type Made = { url: string; secret: string }
type Props = {
  make: (body: { url: string; events: BreweryEvent[] }) => Promise<Made>
  onClose: () => void
  onMade: (made: Made) => void
}

/** Where a new webhook is, and what it is called for. */
export function WebhookForm({ make, onClose, onMade }: Props) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly BreweryEvent[]>(['consignment.placed'])
  return (
    <AccountForm
      label="New webhook"
      startsFocused
      submitLabel="Make the webhook"
      savedText={null}
      check={() => ({
        ...(url.trim() === '' && { url: 'Please give the address that is called.' }),
        ...(events.length === 0 && { '': 'Please choose what it is called for.' }),
      })}
      save={async () => onMade(await withSecondFactor(make({ url: url.trim(), events: [...events] })))}
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
          <EventBoxes chosen={events} onChange={setEvents} />
        </>
      )}
    </AccountForm>
  )
}
