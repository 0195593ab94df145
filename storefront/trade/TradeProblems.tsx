import type { TradeProblem } from '../../shared/trade/read-trade-application.ts'
import { Notice } from '../ui/core/Notice.tsx'
import styles from './TradeAccountPage.module.css'

/** What is missing or wrong, in the order of the fields. */
export function TradeProblems({ problems }: { problems: readonly TradeProblem[] }) {
  return (
    <Notice
      tone="error"
      title={problems.length === 1 ? 'Check this field' : `Check these ${problems.length} fields`}
    >
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
