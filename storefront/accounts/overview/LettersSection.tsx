import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'

type Props = { isOptedIn: boolean; onChange: () => Promise<void> }

/** The marketing choice; mails about orders and the account come in any case. */
export function LettersSection({ isOptedIn, onChange }: Props) {
  const [isWanted, setWanted] = useState(isOptedIn)
  return (
    <AccountSection id="letters" title="Letters from us">
      <AccountForm
        label="Letters from us"
        submitLabel="Save choice"
        variant="quiet"
        savedText="Your choice is saved."
        save={async () => {
          await accountCalls.change({ marketingOptIn: isWanted })
          await onChange()
        }}
      >
        {() => (
          <Checkbox
            label="Send me news of beers, breweries and offers by email."
            name="marketingOptIn"
            isChecked={isWanted}
            onChange={setWanted}
          />
        )}
      </AccountForm>
    </AccountSection>
  )
}
