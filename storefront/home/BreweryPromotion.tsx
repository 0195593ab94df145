import type { BreweryPromotion as Promotion } from '../../shared/pages/home-page-data.ts'
import { BeerTile } from '../catalogue/BeerTile.tsx'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { Stars } from '../ui/core/Stars.tsx'
import { promotionStyle } from './promotion-style.ts'
import carousel from './BeerCarousel.module.css'
import styles from './BreweryPromotion.module.css'

type Props = { promotion: Promotion; hasHearts: boolean }

/** One brewery, set large, and its beers (HOME-49). */
export function BreweryPromotion({ promotion, hasHearts }: Props) {
  const { breweryName, breweryHref, logoUrl, imageUrl, imageTitle, imageDescription } = promotion
  const style = promotionStyle(promotion)
  return (
    <section className={styles.promotion} aria-labelledby="home-promotion">
      <div className={styles.stage}>
        <div className={styles.picture}>
          {imageUrl !== null && <Picture src={imageUrl} alt="" width={1600} height={900} fit="cover" />}
        </div>
        <div className={styles.stand}>
          <div
            className={styles.words}
            data-ground={style.ground}
            data-scheme={style.scheme}
            data-ink={style.ink}
          >
            <div className={styles.brewery}>
              <Picture src={logoUrl} alt="" width={480} height={480} />
              <p className={styles.kicker}>
                {promotion.isFallback ? 'A brewery to get to know' : 'Featured brewery'}
                <a href={breweryHref}>{breweryName}</a>
              </p>
            </div>
            <h2 className={styles.title} id="home-promotion">
              {promotion.mainTitle || breweryName}
            </h2>
            {promotion.mainDescription !== '' && <p className={styles.text}>{promotion.mainDescription}</p>}
            <p>
              <LinkButton href={breweryHref}>Visit the brewery</LinkButton>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.inner}>
        {(imageTitle !== '' || imageDescription !== '') && (
          <p className={styles.caption}>
            {imageTitle !== '' && <b>{imageTitle}</b>} {imageDescription}
          </p>
        )}
        {promotion.beers.length > 0 && (
          <div className={carousel.carousel}>
            <Carousel
              className={carousel.cards}
              label="Beers of the featured brewery"
              items={promotion.beers.map(({ beer, customerRating, reviewCount }) => ({
                key: beer.id,
                content: (
                  <div className={styles.beer}>
                    <BeerTile beer={beer} level={3} hasHeart={hasHearts} />
                    <p className={styles.rating}>
                      {customerRating !== null && <Stars value={customerRating} size="small" />}
                      {reviewCount > 0 && (
                        <span>{reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}</span>
                      )}
                    </p>
                  </div>
                ),
              }))}
            />
          </div>
        )}
      </div>
    </section>
  )
}
