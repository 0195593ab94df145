import type { Appearance } from '@stripe/stripe-js'

/** Our design tokens as values for Stripe's fields: their iframe knows neither our tokens nor our themes. */
export function readAppearance(place: HTMLElement): Appearance {
  const probe = place.ownerDocument.createElement('span')
  place.after(probe)
  const colour = (token: string) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  }
  const control = `1px solid ${colour('control')}`
  const focus = `3px solid ${colour('focus')}`
  const appearance: Appearance = {
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    labels: 'above',
    disableAnimations: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: colour('hop'),
      colorBackground: colour('card'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink-soft'),
      colorTextPlaceholder: colour('ink-soft'),
      colorDanger: colour('oxide'),
      borderRadius: '3px',
      // Our own faces are not served to other sites
      fontFamily: 'Arial, system-ui, sans-serif',
      fontSizeBase: getComputedStyle(place).fontSize,
      gridRowSpacing: '16px',
    },
    rules: {
      '.Label': { fontWeight: '600', marginBottom: '4px', color: colour('ink') },
      '.Input': { border: control, boxShadow: 'none', padding: '11px 12px' },
      '.Input:focus': { border: control, boxShadow: 'none', outline: focus },
      '.Input--invalid': { border: `2px solid ${colour('oxide')}`, boxShadow: 'none' },
    },
  }
  probe.remove()
  return appearance
}
