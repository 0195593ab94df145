/**
 * Keeps the mouse wheel from changing numbers: a number field with the focus would take a scroll of the page as steps, and a
 * quantity of the basket is saved at once. Without the focus the field leaves the wheel to the page.
 */
export const ignoreWheel = (): void =>
  addEventListener('wheel', leaveNumber, { capture: true, passive: true })

function leaveNumber({ target }: WheelEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur()
}
