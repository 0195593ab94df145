import { useState } from 'react'
import type { TermsInForce } from '../../../shared/api/delivery-api.ts'
import type { DeliveryTerms, DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { Answered } from '../../console/Answered.tsx'
import { useStateDraft } from '../../console/drafts/use-state-draft.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import { Collection } from './Collection.tsx'
import styles from './DeliveryPage.module.css'
import { TryPostcode } from './TryPostcode.tsx'
import { Zones } from './Zones.tsx'

/** /sell/{brewery}/delivery: where a brewery delivers, for how much and when, and collection (SELL-34). */
export function DeliveryPage({ brewery }: { brewery: string }) {
  useTitle('Delivery')
  const { loaded, again, show } = useConsoleRead<TermsInForce>(sellingReads.delivery(brewery))
  const role = useOwnRole()
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(inForce) => (
        <div className={styles.delivery}>
          <header className={styles.head}>
            <h1>Delivery</h1>
            <p>
              {inForce.version === 0
                ? 'Dray’s standard terms below apply until you save your own.'
                : `Your terms, version ${inForce.version}. An order stays under those it was placed with.`}
            </p>
          </header>
          <Terms
            key={inForce.version}
            brewery={brewery}
            inForce={inForce}
            mayChange={role === 'owner' || role === 'sales'}
            onSaved={show}
          />
          <TryPostcode brewery={brewery} />
        </div>
      )}
    </Answered>
  )
}

type TermsProps = {
  brewery: string
  inForce: TermsInForce
  mayChange: boolean
  onSaved: (inForce: TermsInForce) => void
}

/** The terms as they are changed; nothing holds before they are saved. */
function Terms({ brewery, inForce, mayChange, onSaved }: TermsProps) {
  const path = sellingReads.delivery(brewery)
  const draft = useStateDraft<DeliveryTerms>(`PUT ${path}`, inForce.terms)
  const terms = draft.value
  const [isSaving, setSaving] = useState(false)
  const change = (changed: Partial<DeliveryTerms>) => draft.set({ ...terms, ...changed })
  const isChanged = terms !== inForce.terms
  return (
    <>
      <Zones
        brewery={brewery}
        zones={terms.zones}
        mayChange={mayChange}
        onChange={(zones: DeliveryZone[]) => change({ zones })}
      />
      <Collection
        collection={terms.collection}
        mayChange={mayChange}
        onChange={(collection) => change({ collection })}
      />
      {isChanged && (
        <Notice
          tone="warning"
          title="Not saved yet"
          action={
            <span className={styles.acts}>
              <Button onClick={() => setSaving(true)}>Review</Button>
              <Button variant="quiet" onClick={draft.clear}>
                Undo
              </Button>
            </span>
          }
        >
          {draft.isBack && 'What you changed before is here again. '}
          Saved terms apply to baskets and orders from then on.
        </Notice>
      )}
      {isSaving && (
        <FieldsDialog<TermsInForce>
          act={saveAction(path, terms)}
          onClose={() => setSaving(false)}
          onDone={(saved) => {
            draft.drop()
            onSaved(saved)
          }}
        />
      )}
    </>
  )
}

const saveAction = (call: string, terms: DeliveryTerms): PlainAction => ({
  title: 'Save the delivery terms',
  thing: 'The terms',
  call,
  method: 'PUT',
  fields: [],
  fixed: { terms },
  nameOf: () => 'Save the terms',
  done: 'The terms are saved.',
})
