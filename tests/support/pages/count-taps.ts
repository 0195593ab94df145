import type { Locator } from '@playwright/test'

/** Taps on a touch screen, counted. */
export function countTaps() {
  let taps = 0
  return {
    tap: async (place: Locator) => {
      taps += 1
      await place.tap()
    },
    taps: () => taps,
  }
}
