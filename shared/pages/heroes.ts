export type SuppliedHero = {
  id: string
  category?: string | null
  title?: string | null
  message?: string | null
  showButton?: boolean | null
  buttonText?: string | null
  buttonLink?: string | null
  theme?: string | null
  imageUrl?: string | null
  imageWidth?: number | null
  imageHeight?: number | null
  position?: number | null
  displaySeconds?: unknown
}
export type HeroSlide = {
  id: string
  category: string | null
  title: string | null
  message: string | null
  button: { text: string; link: string } | null
  theme: 'light' | 'dark'
  imageUrl: string | null
  imageWidth: number | null
  imageHeight: number | null
  displaySeconds: number
}

/** The slides of the hero carousel by position; one without title, message and image is dropped (HOME-22). */
export function heroSlides(heroes: readonly SuppliedHero[]): HeroSlide[] {
  return heroes
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(readSlide)
    .filter((slide) => slide.title || slide.message || slide.imageUrl)
}

/** Seconds a slide stays: rounded, from 3 to 120, 8 when it is no number (HOME-19 to HOME-21, C-67). */
export function heroSeconds(value: unknown): number {
  const isText = typeof value === 'string' && value.trim() !== ''
  const seconds = isText || typeof value === 'number' ? Number(value) : NaN
  return Number.isNaN(seconds) ? 8 : Math.min(120, Math.max(3, Math.round(seconds)))
}

/** Light when the value contains 'light', upper or lower case, else dark (HOME-24, C-66). */
export function heroTheme(value: string | null | undefined): 'light' | 'dark' {
  return value?.toLowerCase().includes('light') ? 'light' : 'dark'
}

function readSlide(hero: SuppliedHero): HeroSlide {
  return {
    id: hero.id,
    category: present(hero.category),
    title: present(hero.title),
    message: present(hero.message),
    button: readButton(hero),
    theme: heroTheme(hero.theme),
    imageUrl: present(hero.imageUrl),
    imageWidth: hero.imageWidth ?? null,
    imageHeight: hero.imageHeight ?? null,
    displaySeconds: heroSeconds(hero.displaySeconds),
  }
}

/** The button shows only when it is switched on and has both a text and a link (HOME-23). */
function readButton(hero: SuppliedHero): HeroSlide['button'] {
  const text = present(hero.buttonText)
  const link = present(hero.buttonLink)
  return hero.showButton === true && text && link ? { text, link } : null
}

function present(text: string | null | undefined): string | null {
  return text?.trim() || null
}
