import type { Hero } from '../../../../shared/api/settings-api.ts'
import { useSorting } from '../../../console/sorting/use-sorting.ts'
import { Button } from '../../../ui/core/Button.tsx'
import type { EditorProps } from './editor-props.ts'
import { SlideCard } from './SlideCard.tsx'
import styles from './SlideCard.module.css'
import { mostSlides, newSlide, orderedSlides, placedSlides } from './slide-edits.ts'

/** The slides of the home page as they will look, edited in place and put into order (STAF-22). */
export function SlidesEditor({ value, onChange, problem }: EditorProps) {
  const slides = orderedSlides(value)
  const change = (now: readonly Hero[]) => onChange(placedSlides(now))
  const sorting = useSorting({
    keys: slides.map(({ id }) => id),
    onOrder: (ids) => change(ids.map((id) => slides.find((slide) => slide.id === id)!)),
    nameOf: (id) => slides.find((slide) => slide.id === id)?.title ?? 'Slide without a title',
  })
  return (
    <div className={styles.slides}>
      {slides.length === 0 && <p>The home page has no slides.</p>}
      <ol className={styles.slides} aria-label="Slides">
        {slides.map((slide, at) => (
          <SlideCard
            key={slide.id}
            slide={slide}
            at={at}
            count={slides.length}
            sorting={sorting}
            problem={problemOf(problem, at)}
            onChange={(now) => change(slides.map((each) => (each.id === slide.id ? now : each)))}
            onRemove={() => change(slides.filter(({ id }) => id !== slide.id))}
          />
        ))}
      </ol>
      <p>
        <Button
          variant="quiet"
          icon="plus"
          disabledReason={slides.length >= mostSlides ? 'There are as many slides as fit.' : undefined}
          onClick={() => change([...slides, newSlide(slides)])}
        >
          Add a slide
        </Button>
      </p>
    </div>
  )
}

const problemOf = (problem: EditorProps['problem'], at: number): string | null =>
  problem !== null && problem.path.startsWith(`heroes/${at}`) ? problem.message : null
