import styles from './ProgressBar.module.css'

type Props = {
  isLoading: boolean
}

/** A line at the very top while a page is on its way. Readers hear of the new page from its heading. */
export function ProgressBar({ isLoading }: Props) {
  return <div className={styles.progress} data-loading={isLoading || undefined} aria-hidden="true" />
}
