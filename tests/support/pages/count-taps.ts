import type { Locator } from '@playwright/test'

/** Taps on a touch screen, counted. */
export function countTaps() {
  let taps = 0
  return {
    tap: async (place: Locator) => {
      taps += 1
      await place.tap()
    },
    /** Types into a field, which a tap brings the keyboard to. */
    type: async (field: Locator, text: string) => {
      taps += 1
      await field.tap()
      await field.fill(text)
    },
    /** Chooses from a list: a tap opens the system's own, another chooses in it. */
    choose: async (list: Locator, value: string) => {
      taps += 2
      await list.selectOption(value)
    },
    taps: () => taps,
  }
}
