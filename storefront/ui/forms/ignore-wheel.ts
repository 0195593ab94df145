/**
 * Keeps the mouse wheel from changing numbers: a number field with the focus would take a scroll of the page as steps, and a
 * quantity of the basket is saved at once. Without the focus the field leaves the wheel to the page.
 */
export function ignoreWheel(): void {
  const leave = ({ target }: WheelEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'number') target.blur()
  }
  addEventListener('wheel', leave, { capture: true, passive: true })
}
