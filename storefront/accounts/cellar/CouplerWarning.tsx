import { couplerNeeded } from '../../../shared/coupler-needed.ts'
import { couplerLabel } from '../../../shared/couplers.ts'
import { paths } from '../../../shared/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CouplerWarning.module.css'

type Props = { name: string; couplerType: string | null }

/**
 * That a keg's coupler is not in the cellar profile (issue E). It stands in the one page that everybody gets; the
 * styles show it to clients alone whose profile lacks the coupler, from the first paint on, so that nothing moves.
 */
export function CouplerWarning({ name, couplerType }: Props) {
  const coupler = couplerNeeded({ name, couplerType })
  if (coupler === null) return null
  return (
    <span className={styles.warning} data-coupler={coupler}>
      <Icon name="warning" size="small" />
      <span>
        {couplerLabel(coupler)} coupler: not in your <a href={paths.cellar}>cellar profile</a>.
      </span>
    </span>
  )
}
