import type { ReactNode } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { PicturePage } from '../ui/layout/PicturePage.tsx'
import styles from './NewsletterFrame.module.css'

type Props = { title: string; intro: string; children?: ReactNode }

/** What the pages about our letters share. Nothing here needs JavaScript. */
export function NewsletterFrame({ title, intro, children }: Props) {
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </PicturePage>
  )
}
