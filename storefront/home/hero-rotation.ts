export type RotationFacts = {
  slides: number
  /** The visitor's choice by the button; null before the first press. */
  wish: 'play' | 'pause' | null
  isReduced: boolean
  isHovered: boolean
  isFocused: boolean
  isHidden: boolean
}

/** Whether slides change on their own right now. Pressing play outlasts hover and focus, as it is pressed under both. */
export function isRotating(facts: RotationFacts): boolean {
  if (facts.slides < 2 || facts.isHidden || facts.wish === 'pause') return false
  if (facts.wish === 'play') return true
  return !facts.isReduced && !facts.isHovered && !facts.isFocused
}

/** Whether the button shows pause: slides change without hover and focus (WAI-ARIA carousel pattern). */
export function wantsRotation({ wish, isReduced }: Pick<RotationFacts, 'wish' | 'isReduced'>): boolean {
  return wish === null ? !isReduced : wish === 'play'
}

/** The slide some steps on; after the last comes the first, and before the first the last (HOME-13). */
export function slideAfter(current: number, step: number, slides: number): number {
  return slides === 0 ? 0 : (((current + step) % slides) + slides) % slides
}

/** Which way a finger that moved by so many pixels turns: 1 on, -1 back, 0 not at all. */
export function swipeStep(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < 48 || Math.abs(across) < 2 * Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}
