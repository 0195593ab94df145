import styles from './ProgressBar.module.css'

type Props = {
  isLoading: boolean
}

/** A line at the very top while a page is on its way. Screen readers announce the new page by its heading. */
export function ProgressBar({ isLoading }: Props) {
  return <div className={styles.progress} data-loading={isLoading || undefined} aria-hidden="true" />
}
