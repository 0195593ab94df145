import { type BreweryPromotion as Promotion, promotedReviewCount } from '../../shared/home.ts'
import { BeerTile } from '../catalogue/BeerTile.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Stars } from '../ui/Stars.tsx'
import { promotionLook } from './promotion-look.ts'
import shelf from './BeerShelf.module.css'
import styles from './BreweryPromotion.module.css'

type Props = { promotion: Promotion; hasHearts: boolean }

/** One brewery, set large, and its beers (HOME-49). */
export function BreweryPromotion({ promotion, hasHearts }: Props) {
  const { breweryName, breweryHref, logoUrl, imageUrl, imageTitle, imageDescription } = promotion
  const look = promotionLook(promotion)
  return (
    <section className={styles.promotion} aria-labelledby="home-promotion">
      <div className={styles.stage}>
        <div className={styles.picture}>
          {imageUrl !== null && <Picture src={imageUrl} alt="" width={1600} height={900} fit="cover" />}
        </div>
        <div className={styles.stand}>
          <div
            className={styles.words}
            data-ground={look.ground}
            data-scheme={look.scheme}
            data-ink={look.ink}
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
          <div className={shelf.shelf}>
            <Carousel
              className={shelf.cards}
              label="Beers of the featured brewery"
              items={promotion.beers.map(({ beer, customerRating }, place) => ({
                key: beer.id,
                content: (
                  <div className={styles.beer}>
                    <BeerTile beer={beer} level={3} hasHeart={hasHearts} />
                    <p className={styles.rating}>
                      {customerRating !== null && <Stars value={customerRating} size="small" />}
                      <span>{promotedReviewCount(place)} reviews</span>
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
