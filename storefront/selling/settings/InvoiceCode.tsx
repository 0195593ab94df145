import { useState } from 'react'
import type { BreweryProfile } from '../../../shared/api/brewery-profile-api.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { sellingReads } from '../selling-calls.ts'
import styles from './SettingsPage.module.css'

/** The letters before the numbers of the brewery's documents: chosen before the first, and then for ever. */
export function InvoiceCode({ brewery, mayChange }: { brewery: string; mayChange: boolean }) {
  const { loaded, show } = useConsoleRead<BreweryProfile>(sellingReads.profile(brewery))
  const [isChoosing, setChoosing] = useState(false)
  if (loaded.state !== 'ready') return null
  const { code, isFixed } = loaded.value.invoiceCode
  return (
    <section className={styles.section} id="invoice-code" aria-labelledby="invoice-code-title">
      <h2 id="invoice-code-title">Invoice code</h2>
      <p className={styles.soft}>
        {isFixed
          ? `Your invoices are numbered ${code}-000001 and on, your credit notes ${code}-C-000001 and on. The code never changes.`
          : `Your first invoice will be ${code}-000001. You can choose other letters until then.`}
      </p>
      {mayChange && !isFixed && (
        <p>
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            Choose the code
          </Button>
        </p>
      )}
      {isChoosing && (
        <FieldsDialog<BreweryProfile>
          act={{
            title: 'Choose the invoice code',
            thing: 'The code',
            call: sellingReads.invoiceCode(brewery),
            method: 'PUT',
            fields: [
              {
                kind: 'line',
                name: 'code',
                label: 'Code',
                value: code,
                maxLength: 5,
                hint: 'Three to five letters that no other brewery has.',
                missing: 'Type three to five letters.',
              },
            ],
            nameOf: () => 'Choose the code',
            done: 'The invoice code is saved.',
          }}
          onClose={() => setChoosing(false)}
          onDone={(profile) => {
            setChoosing(false)
            show(profile)
          }}
        />
      )}
    </section>
  )
}
