import { useState } from 'react'
import {
  newsletterCategories,
  subscriptionTexts,
  type Subscriptions,
} from '../../../shared/newsletter/newsletter-data.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'

type Props = { letters: Subscriptions; isConfirmed: boolean; onChange: () => Promise<void> }

/** The client's newsletter categories; mails about orders and the account always come (OPEN-25). */
export function SubscriptionsSection({ letters, isConfirmed, onChange }: Props) {
  const [wanted, setWanted] = useState(letters)
  return (
    <AccountSection
      id="letters"
      title="Emails from us"
      note="We always send emails about your orders and your account."
    >
      {isConfirmed ? (
        <AccountForm
          label="Emails from us"
          submitLabel="Save choice"
          variant="quiet"
          savedText="Your choice is saved."
          save={async () => {
            await accountCalls.change({ letters: wanted })
            await onChange()
          }}
        >
          {() =>
            newsletterCategories.map((category) => (
              <Checkbox
                key={category}
                label={subscriptionTexts[category]}
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
