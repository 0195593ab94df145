import { useCallback, useEffect } from 'react'
import type { AccessoryCard as Accessory } from '../../shared/pages/beer-page-data.ts'
import { homeAccessoryLimit } from '../../shared/pages/home-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { upsells } from '../api/public/public-calls.ts'
import { accessoryOf } from '../catalogue/accessory-of.ts'
import { Carousel } from '../ui/opening/Carousel.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { AccessoryMat } from './AccessoryMat.tsx'
import { HomeSection } from './HomeSection.tsx'
import { useLoadOnce } from './use-load-once.ts'
import styles from './AccessoryCarousel.module.css'

type Props = {
  /** Null when the page brought none: they are fetched. */
  accessories: Accessory[] | null
}

/** What a cellar needs beside beer (HOME-42). Ones that cannot be fetched are only logged (HOME-86). */
export function AccessoryCarousel({ accessories }: Props) {
  const ask = useCallback(async () => (await upsells({ limit: homeAccessoryLimit })).map(accessoryOf), [])
  const load = useLoadOnce(accessories, ask)
  const failure = load.state === 'error' ? load.error : null

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification requires only this log line (HOME-86)
    if (failure !== null) console.warn('Accessories could not be loaded.', failure)
  }, [failure])

  if (load.state === 'error' || (load.state === 'success' && load.value.length === 0)) return null
  return (
    <HomeSection
      id="home-accessories"
      title="Essential accessories"
      note="Couplers, taps, line and the rest of what a cellar runs out of on a Friday."
      action={{ href: paths.accessories, label: 'See all accessories' }}
      state={load.state}
    >
      {load.state === 'success' ? (
        <Carousel
          className={styles.mats}
          label="Accessories"
          items={load.value.slice(0, homeAccessoryLimit).map((accessory) => ({
            key: accessory.id,
            content: <AccessoryMat accessory={accessory} />,
          }))}
        />
      ) : (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton shape="block" />
        </div>
      )}
    </HomeSection>
  )
}
