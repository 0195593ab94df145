import { useState } from 'react'
import { letterCategories, letterWishes, type Letters } from '../../../shared/newsletter.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'

type Props = { letters: Letters; isConfirmed: boolean; onChange: () => Promise<void> }

/** Which letters the client gets; mails about orders and the account come in any case (OPEN-25). */
export function LettersSection({ letters, isConfirmed, onChange }: Props) {
  const [wanted, setWanted] = useState(letters)
  return (
    <AccountSection
      id="letters"
      title="Letters from us"
      note="Mails about your orders and your account come in any case."
    >
      {isConfirmed ? (
        <AccountForm
          label="Letters from us"
          submitLabel="Save choice"
          variant="quiet"
          savedText="Your choice is saved."
          save={async () => {
            await accountCalls.change({ letters: wanted })
            await onChange()
          }}
        >
          {() =>
            letterCategories.map((category) => (
              <Checkbox
                key={category}
                label={letterWishes[category]}
                name={category}
                isChecked={wanted[category]}
                onChange={(isWanted) => setWanted((before) => ({ ...before, [category]: isWanted }))}
              />
            ))
          }
        </AccountForm>
      ) : (
        <Notice title="Please confirm your email address first.">
          <p>We write letters only to addresses that we know to be yours.</p>
        </Notice>
      )}
    </AccountSection>
  )
}
