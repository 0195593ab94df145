import type { MergedLine } from '../../../shared/api/basket.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { mergeTexts } from '../merge-texts.ts'
import styles from './BasketDrawer.module.css'

type Props = {
  lines: readonly MergedLine[]
  onDismiss: () => void
  /** Opens the basket, where it is not open already. */
  onShow?: () => void
}

/** What became of a guest's lines at sign-in: nothing disappears unreported (C-46). */
export function MergeSummary({ lines, onDismiss, onShow }: Props) {
  const { title, details } = mergeTexts(lines)
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
      {details.length > 0 && (
        <ul className={styles.merged}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
