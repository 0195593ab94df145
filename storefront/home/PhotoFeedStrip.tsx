import type { PhotoFeed, PhotoPost } from '../../shared/pages/photo-feed.ts'
import { safeHref } from '../../shared/pages/social-links.ts'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { HomeSection } from './HomeSection.tsx'
import styles from './PhotoFeedStrip.module.css'

type Props = { photos: PhotoFeed }

/** Pictures from the trade, or the six built-in ones (HOME-62 to HOME-64). */
export function PhotoFeedStrip({ photos }: Props) {
  if (photos.posts.length === 0) return null
  return (
    <HomeSection id="home-photos" kicker={`@${photos.username}`} title="From the cellar to the bar">
      <Carousel
        className={styles.photos}
        label="Photos"
        items={photos.posts.map((post) => ({ key: post.id, content: <Photo post={post} /> }))}
      />
    </HomeSection>
  )
}

function Photo({ post }: { post: PhotoPost }) {
  const href = safeHref(post.permalink)
  const isElsewhere = href?.startsWith('http') === true
  const picture = <Picture src={post.thumbnailUrl} alt={post.alt} width={600} height={600} fit="cover" />
  if (href === null) return <span className={styles.photo}>{picture}</span>
  return (
    <a className={styles.photo} href={href} rel={isElsewhere ? 'noopener noreferrer' : undefined}>
      {picture}
    </a>
  )
}
