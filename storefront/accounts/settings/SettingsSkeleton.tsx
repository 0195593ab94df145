import { Skeleton } from '../../ui/core/Skeleton.tsx'
import styles from './AccountSections.module.css'

/** The page before its data: the same columns, the same heights at the top. */
export function SettingsSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.contents}>
        <Skeleton lines={8} />
      </div>
      <div className={styles.sections}>
        {[1, 2, 3].map((section) => (
          <div className={styles.waiting} key={section}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  )
}
