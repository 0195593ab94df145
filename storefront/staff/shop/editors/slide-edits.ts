import type { Hero } from '../../../../shared/api/settings-api.ts'

export const mostSlides = 100

/** The slides in the order in which the home page shows them. Pure. */
export const orderedSlides = (value: unknown): Hero[] =>
  (Array.isArray(value) ? (value as Hero[]) : []).toSorted((one, other) => one.position - other.position)

/** The slides with their positions as they are listed. Pure. */
export const placedSlides = (slides: readonly Hero[]): Hero[] =>
  slides.map((slide, at) => ({ ...slide, position: at + 1 }))

/** A slide with nothing on it yet, under an id that no other has. Pure. */
export function newSlide(slides: readonly Pick<Hero, 'id'>[]): Hero {
  const taken = new Set(slides.map(({ id }) => id))
  let number = slides.length + 1
  while (taken.has(`slide-${number}`)) number += 1
  return {
    id: `slide-${number}`,
    category: null,
    title: null,
    message: null,
    showButton: false,
    buttonText: null,
    buttonLink: null,
    theme: 'dark',
    imageUrl: null,
    imageWidth: null,
    imageHeight: null,
    position: slides.length + 1,
    displaySeconds: 8,
  }
}
