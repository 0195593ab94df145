import { Skeleton } from '../../ui/core/Skeleton.tsx'
import styles from './AccountSettingsPage.module.css'

/** A page of the settings before its data: the same heights at the top. */
export function SettingsSkeleton() {
  return (
    <div className={styles.sections} aria-busy="true">
      {[1, 2].map((section) => (
        <div className={styles.waiting} key={section}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
