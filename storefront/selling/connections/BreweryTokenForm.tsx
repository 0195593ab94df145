import { useState } from 'react'
import { type BreweryScope, tokenDays } from '../../../shared/accounts/api-token-scopes.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { withSecondFactor } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { breweryScopeTexts } from './connection-words.ts'

type Made = { name: string; token: string }
type Props = {
  scopes: readonly BreweryScope[]
  make: (body: object) => Promise<Made>
  onClose: () => void
  onMade: (made: Made) => void
}

/** What a new token is called, may do, and when it ends. */
export function BreweryTokenForm({ scopes: offered, make, onClose, onMade }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly BreweryScope[]>([])
  const [days, setDays] = useState<number>(90)
  return (
    <AccountForm
      label="New token"
      startsFocused
      submitLabel="Make the token"
      savedText={null}
      check={() => ({
        ...(name.trim() === '' && { name: 'Please name the token.' }),
        ...(scopes.length === 0 && { '': 'Please choose what the program may do.' }),
      })}
      save={async () => onMade(await withSecondFactor(make({ name: name.trim(), scopes, days })))}
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <>
          <TextInput
            label="Name"
            hint="Such as the program that will use it."
            name="name"
            maxLength={60}
            value={name}
            error={errors['name']}
            isRequired
            onChange={setName}
          />
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              label={breweryScopeTexts[scope] ?? scope}
              name={scope}
              isChecked={scopes.includes(scope)}
              onChange={(isWanted) =>
                setScopes((before) =>
                  offered.filter((one) => (one === scope ? isWanted : before.includes(one))),
                )
              }
            />
          ))}
          <Select
            label="Ends after"
            name="days"
            value={String(days)}
            options={tokenDays.map((count) => ({ value: String(count), label: `${count} days` }))}
            onChange={(value) => setDays(Number(value))}
          />
        </>
      )}
    </AccountForm>
  )
}
