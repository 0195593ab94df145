import { useState } from 'react'
import { AccountForm } from '../AccountForm.tsx'
import { announce } from '../../ui/core/announce.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'

type Props = { send: (since: string) => Promise<{ events: number }>; onSent: () => void }

/** Sends all events again since a day and a time of the person's own clock. */
export function SendSince({ send, onSent }: Props) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('00:00')
  return (
    <details>
      <summary>Send all since…</summary>
      <AccountForm
        label="Send all since"
        submitLabel="Send all since then"
        savedText={null}
        variant="quiet"
        check={() => ({ ...(day === '' && { day: 'Please give a day.' }) })}
        save={async () => {
          const { events } = await send(new Date(`${day}T${time || '00:00'}`).toISOString())
          announce(events === 1 ? '1 event is on the way.' : `${events} events are on the way.`, {
            isShown: true,
          })
          onSent()
        }}
      >
        {(errors) => (
          <>
            <TextInput
              label="Day"
              hint="Within the last 30 days."
              name="day"
              type="date"
              value={day}
              error={errors['day']}
              isRequired
              onChange={setDay}
            />
            <TextInput label="Time" name="time" type="time" value={time} onChange={setTime} />
          </>
        )}
      </AccountForm>
    </details>
  )
}
