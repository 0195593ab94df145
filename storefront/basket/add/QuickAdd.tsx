import { basketFields } from '../../../shared/basket/basket-form.ts'
import type { BasketItemKind } from '../../../shared/basket/basket-keys.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { buttonStyle } from '../../ui/core/button-style.ts'
import styles from './QuickAdd.module.css'

type Props = {
  kind: BasketItemKind
  /** The item in words. */
  name: string
  /** Sizes that can be bought, the usual one first; none is a reason not to. */
  options: { itemId: string; label: string }[]
  /** Why nothing can be bought. */
  unavailable: string
  /** Null for the regular basket. */
  groupSlug?: string | null
}

/**
 * Puts one of something into a basket, in the usual size or a chosen one. A plain form, which the basket takes over. Lists
 * have dozens of them: its button is the bare element, and says what kind of item it is.
 */
export function QuickAdd({ kind, name, options, unavailable, groupSlug = null }: Props) {
  const [usual] = options
  return (
    <form className={styles.add} action={paths.cartLines} method="post" data-title={name}>
      {groupSlug !== null && <input type="hidden" name={basketFields.groupSlug} value={groupSlug} />}
      {options.length > 1 ? (
        <select name={basketFields.itemId} aria-label={`Size of ${name}`}>
          {options.map(({ itemId, label }) => (
            <option key={itemId} value={itemId}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input type="hidden" name={basketFields.itemId} value={usual?.itemId} />
          <span>{usual?.label}</span>
        </>
      )}
      {usual === undefined ? (
        <Button size="small" disabledReason={unavailable}>
          Add
          <span className="visually-hidden"> {name} to basket</span>
        </Button>
      ) : (
        <button
          className={buttonStyle({ size: 'small' })}
          name={basketFields.kind}
          value={kind}
          aria-label={`Add ${name} to basket`}
        >
          Add
        </button>
      )}
    </form>
  )
}
