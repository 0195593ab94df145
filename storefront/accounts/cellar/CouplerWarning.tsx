import { type CouplerCode, couplerCodes, couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'
import { cellarPath } from '../../../shared/accounts/cellar.ts'
import { Icon } from '../../ui/core/Icon.tsx'
import styles from './CouplerWarning.module.css'

type Props = { name: string; couplerType: string | null }

/**
 * The warning that a keg's coupler is not in the cellar profile (README.md). It is in the one page that
 * everybody gets; the styles show it only to clients whose profile lacks the coupler, from the first paint on, so that
 * nothing moves.
 */
export function CouplerWarning({ name, couplerType }: Props) {
  const coupler = couplerNeeded({ name, couplerType })
  if (coupler === null) return null
  return (
    <span className={styles.warning} data-coupler={coupler}>
      <Icon name="warning" size="small" />
      <span>
        {couplerLabel(coupler)} coupler: not in your <a href={cellarPath}>cellar profile</a>.
      </span>
    </span>
  )
}

/**
 * The coupler of a container, as its brewery names it; null where none is needed or none is named. A cask,
 * a bottle or a can takes no coupler, whatever its record says. An unknown code counts as 'other'.
 */
export function couplerNeeded(container: { name: string; couplerType: string | null }): CouplerCode | null {
  const code = container.couplerType?.toLowerCase()
  if (!code || /\b(?:casks?|firkins?|pins?|kilderkins?|bottles?|cans?)\b/i.test(container.name)) return null
  return couplerCodes.find((known) => known === code) ?? 'other'
}
