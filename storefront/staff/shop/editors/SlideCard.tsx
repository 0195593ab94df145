import { heroTheme } from '../../../../shared/pages/heroes.ts'
import type { Hero } from '../../../../shared/api/settings-api.ts'
import { SortHandle } from '../../../console/sorting/SortHandle.tsx'
import type { Sorting } from '../../../console/sorting/use-sorting.ts'
import { Button } from '../../../ui/core/Button.tsx'
import { Notice } from '../../../ui/core/Notice.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { InPlace } from './InPlace.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import styles from './SlideCard.module.css'

type Props = {
  slide: Hero
  at: number
  count: number
  sorting: Sorting
  problem: string | null
  onChange: (now: Hero) => void
  onRemove: () => void
}

/** A slide as the home page shows it, its words edited where they are. */
export function SlideCard({ slide, at, count, sorting, problem, onChange, onRemove }: Props) {
  const name = (field: keyof Hero) => `heroes/${at}/${field}`
  const set = (now: Partial<Hero>) => onChange({ ...slide, ...now })
  const isDark = heroTheme(slide.theme) === 'dark'
  const place = `Slide ${at + 1}`
  return (
    <li className={styles.card} {...sorting.item(slide.id)}>
      <div className={styles.bar}>
        <b>
          {place} <span className={styles.of}>of {count}</span>
        </b>
        {count > 1 && (
          <SortHandle sorting={sorting} of={slide.id} at={at} count={count} name={slide.title ?? place} />
        )}
      </div>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className={styles.slide}>
        <div className={styles.picture}>
          {slide.imageUrl !== null && <img src={slide.imageUrl} alt="" width="1600" height="900" />}
        </div>
        <div className={styles.label} data-theme={isDark ? 'dark' : 'light'}>
          <InPlace
            className={styles.category}
            label="Line above the title"
            name={name('category')}
            value={slide.category}
            maxLength={200}
            isLine
            onChange={(typed) => set({ category: text(typed) })}
          />
          <InPlace
            className={styles.title}
            label="Title"
            name={name('title')}
            value={slide.title}
            maxLength={200}
            isLine
            onChange={(typed) => set({ title: text(typed) })}
          />
          <InPlace
            className={styles.message}
            label="Message"
            name={name('message')}
            value={slide.message}
            maxLength={1000}
            onChange={(typed) => set({ message: text(typed) })}
          />
          {slide.showButton && (
            <div className={styles.button}>
              <InPlace
                label="Words on the button"
                name={name('buttonText')}
                value={slide.buttonText}
                maxLength={200}
                isLine
                onChange={(typed) => set({ buttonText: text(typed) })}
              />
            </div>
          )}
        </div>
      </div>
      <details className={styles.more}>
        <summary>
          Picture, button and time<span className="visually-hidden"> of slide {at + 1}</span>
        </summary>
        <div className={styles.fields}>
          <PictureChoice
            name={name('imageUrl')}
            value={slide.imageUrl}
            onChange={({ address, width, height }) =>
              set({ imageUrl: address, imageWidth: width, imageHeight: height })
            }
          />
          <Checkbox
            name={name('showButton')}
            label="With a button"
            isChecked={slide.showButton}
            onChange={(showButton) => set({ showButton })}
          />
          {slide.showButton && (
            <TextInput
              label="The button leads to"
              name={name('buttonLink')}
              hint="A page of the shop, such as /groups, or an address with https://."
              value={slide.buttonLink ?? ''}
              maxLength={500}
              onChange={(typed) => set({ buttonLink: text(typed) })}
            />
          )}
          <Checkbox
            name={name('theme')}
            label="Dark label"
            isChecked={isDark}
            onChange={(now) => set({ theme: now ? 'dark' : 'light' })}
          />
          <TextInput
            label="Seconds on the screen"
            name={name('displaySeconds')}
            type="number"
            min={3}
            max={120}
            hint="From 3 to 120."
            value={slide.displaySeconds === null ? '' : String(slide.displaySeconds)}
            onChange={(typed) => set({ displaySeconds: typed === '' ? null : Number(typed) })}
          />
          <p>
            <Button variant="quiet" icon="trash" onClick={onRemove}>
              Remove slide {at + 1}
            </Button>
          </p>
        </div>
      </details>
    </li>
  )
}

/** Nothing typed is no text. */
const text = (typed: string) => (typed === '' ? null : typed)
