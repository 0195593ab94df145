import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { mergeTexts } from '../lines/merge-texts.ts'
import styles from './BasketDrawer.module.css'

type Props = {
  lines: readonly MergedLine[]
  onDismiss: () => void
  /** Opens the basket, where it is not open already: then the summary lies over the page and is folded. */
  onShow?: () => void
}

/** What became of a guest's lines at sign-in: nothing disappears unreported (C-46). */
export function MergeSummary({ lines, onDismiss, onShow }: Props) {
  const { title, details } = mergeTexts(lines)
  const list = details.length > 0 && (
    // Folded it may scroll, and a scroller must be reachable by keys (WCAG 2.1.1)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.merged} tabIndex={onShow && 0}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
  return (
    <Notice
      tone="success"
      title={title}
      onDismiss={onDismiss}
      action={
        onShow && (
          <Button size="small" variant="quiet" onClick={onShow}>
            Show basket
          </Button>
        )
      }
    >
      {list && onShow ? (
        <details className={styles.folded}>
          <summary>{details.length === 1 ? '1 thing to know' : `${details.length} things to know`}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Notice>
  )
}
