import { useState } from 'react'
import type { Business } from '../../../shared/api/businesses-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { businessCalls } from './business-calls.ts'
import { poundsText, readLimit } from './read-limit.ts'

type Member = Business['members'][number]
type Props = { member: Member; onClose: () => void; onChange: (business: Business) => void }

const wrong = 'Enter an amount in pounds, such as 500 or 499.99, or leave it empty.'

/** What a member may order without approval (BIZ-06). */
export function LimitDialog({ member, onClose, onChange }: Props) {
  const [order, setOrder] = useState(poundsText(member.limit.perOrderMinor))
  const [month, setMonth] = useState(poundsText(member.limit.perMonthMinor))
  return (
    <Dialog isOpen onClose={onClose} title={`Order limit of ${member.name}`}>
      <AccountForm
        label={`Order limit of ${member.name}`}
        submitLabel="Save limit"
        savedText="The limit is saved."
        startsFocused
        check={() => ({
          ...(readLimit(order) === undefined && { perOrderMinor: wrong }),
          ...(readLimit(month) === undefined && { perMonthMinor: wrong }),
        })}
        save={async () => {
          const limit = { perOrderMinor: readLimit(order) ?? null, perMonthMinor: readLimit(month) ?? null }
          onChange(await businessCalls.limit(member.id, limit))
          onClose()
        }}
        aside={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {(errors) => (
          <>
            <p>
              An order above a limit is requested, and an owner or approver of the site approves it. Amounts
              are ex VAT, with delivery.
            </p>
            <TextInput
              label="Per order, £"
              name="perOrderMinor"
              inputMode="decimal"
              maxLength={12}
              hint="Leave empty for no limit."
              value={order}
              error={errors['perOrderMinor']}
              onChange={setOrder}
            />
            <TextInput
              label="Per calendar month, £"
              name="perMonthMinor"
              inputMode="decimal"
              maxLength={12}
              hint="At all sites together. Leave empty for no limit."
              value={month}
              error={errors['perMonthMinor']}
              onChange={setMonth}
            />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
