import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { Wordmark } from '../frame/Wordmark.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import styles from './ConsoleFrame.module.css'

export type ConsoleSide = 'Selling' | 'Staff'

const consoleHomes = { Selling: sellingPaths.chooser, Staff: staffPaths.worklist } as const

/** What a console's document shows until its scripts have run: the same for everybody, so it contains no places. */
export function ConsoleShell({ side, isFactorOff }: { side: ConsoleSide; isFactorOff: boolean }) {
  return (
    <div className={styles.console}>
      <header className={styles.header}>
        <div className={styles.inner}>
          {/* Without the side: a typeface that is used before it is there is given up for the whole view (decision 4). */}
          <a className={styles.mark} href={consoleHomes[side]} aria-label={`Dray, ${side}`}>
            <Wordmark />
          </a>
        </div>
        {isFactorOff && <FactorOff />}
      </header>
      <div className={styles.page}>
        <main id="main" tabIndex={-1}>
          <div className={styles.waiting} aria-busy="true">
            <Skeleton lines={6} />
          </div>
        </main>
      </div>
    </div>
  )
}

export const ConsoleMark = ({ side }: { side: ConsoleSide }) => (
  <a className={styles.mark} href={consoleHomes[side]}>
    <Wordmark />
    <span className="visually-hidden">Dray, </span>
    <span className={styles.side}>{side}</span>
  </a>
)

export const FactorOff = () => <p className={styles.demo}>Demo shop: the second factor is off.</p>
