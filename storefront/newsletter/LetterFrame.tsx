import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { PicturePage } from '../ui/PicturePage.tsx'
import styles from './LetterFrame.module.css'

type Props = { title: string; intro: string; children?: ReactNode }

/** What the pages about our letters share. Nothing here needs JavaScript. */
export function LetterFrame({ title, intro, children }: Props) {
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </PicturePage>
  )
}
