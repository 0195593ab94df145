import { useState } from 'react'
import type { Cellar } from '../../../shared/api/accounts-api.ts'
import { servingLabels, servings } from '../../../shared/accounts/cellar.ts'
import { couplerCodes, couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { accountCalls, refreshClient } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'
import styles from './CellarSection.module.css'

type Props = { cellar: Cellar; onChange: () => Promise<void> }

/**
 * How the pub serves beer and which couplers its cellar has: kegs that take another are marked.
 */
export function CellarSection({ cellar, onChange }: Props) {
  const [draft, setDraft] = useState(cellar)
  const isUnclear = draft.servings.includes('keg') && draft.couplers.length === 0
  return (
    <AccountSection
      id="cellar"
      title="Your cellar"
      note="Tick what you have, and the shop tells you where a keg takes another coupler. It never stops an order."
    >
      <AccountForm
        label="Your cellar"
        submitLabel="Save cellar"
        savedText="Your cellar profile is saved."
        save={async () => {
          await accountCalls.saveCellar(draft)
          await Promise.all([onChange(), refreshClient()])
        }}
      >
        {() => (
          <>
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>How you serve beer</legend>
              {servings.map((serving) => (
                <Checkbox
                  key={serving}
                  label={servingLabels[serving]}
                  name="servings"
                  value={serving}
                  isChecked={draft.servings.includes(serving)}
                  onChange={(isOn) =>
                    setDraft((before) => ({ ...before, servings: switched(before.servings, serving, isOn) }))
                  }
                />
              ))}
            </fieldset>
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>Couplers in your cellar</legend>
              {couplerCodes.map((code) => (
                <Checkbox
                  key={code}
                  label={couplerLabel(code)}
                  name="couplers"
                  value={code}
                  isChecked={draft.couplers.includes(code)}
                  onChange={(isOn) =>
                    setDraft((before) => ({ ...before, couplers: switched(before.couplers, code, isOn) }))
                  }
                />
              ))}
            </fieldset>
            <p className={styles.hint} role="status">
              {isUnclear && 'Tick your couplers too: until then no keg is marked.'}
            </p>
          </>
        )}
      </AccountForm>
    </AccountSection>
  )
}

const switched = <T,>(chosen: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...chosen, one] : chosen.filter((other) => other !== one)
