import type { GalleryPicture } from '../../../shared/catalogue/beer-words.ts'
import { BroughtPicture } from '../../console/BroughtPicture.tsx'
import { beerReads } from './beer-calls.ts'
import styles from './Gallery.module.css'

/** The further pictures of a beer, as they are. */
export function Gallery({ brewery, gallery }: { brewery: string; gallery: readonly GalleryPicture[] }) {
  if (gallery.length === 0) return null
  return (
    <ul className={styles.gallery} aria-label="Further pictures">
      {gallery.map(({ address, caption }) => (
        <li key={address}>
          <BroughtPicture
            className={styles.picture}
            address={address}
            call={(name) => beerReads.picture(brewery, name)}
            alt={caption || 'A further picture'}
          />
          {caption !== '' && <p>{caption}</p>}
        </li>
      ))}
    </ul>
  )
}
