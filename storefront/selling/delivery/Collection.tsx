import type { DeliveryTerms } from '../../../shared/delivery/delivery-terms.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './DeliveryPage.module.css'

type Props = {
  collection: DeliveryTerms['collection']
  mayChange: boolean
  onChange: (collection: DeliveryTerms['collection']) => void
}

/** Whether pubs may collect, and when. */
export function Collection({ collection, mayChange, onChange }: Props) {
  return (
    <section className={styles.part} aria-labelledby="collection">
      <h2 id="collection">Collection</h2>
      {mayChange ? (
        <>
          <Checkbox
            label="Pubs may collect at the brewery"
            name="collection"
            isChecked={collection !== null}
            onChange={(isChecked) => onChange(isChecked ? { windows: '' } : null)}
          />
          {collection !== null && (
            <TextInput
              label="When"
              name="windows"
              hint="In words, such as: Tuesday to Friday, 9:00 to 16:00."
              maxLength={300}
              value={collection.windows}
              onChange={(windows) => onChange({ windows })}
            />
          )}
        </>
      ) : (
        <p>{collection === null ? 'Nothing can be collected.' : collection.windows || 'Pubs may collect.'}</p>
      )}
    </section>
  )
}
