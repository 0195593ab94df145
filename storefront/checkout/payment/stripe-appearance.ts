import type { Appearance } from '@stripe/stripe-js'

/** Our design tokens as values for Stripe's fields: their iframe knows neither our tokens nor our themes. */
export function readAppearance(place: HTMLElement): Appearance {
  const probe = place.ownerDocument.createElement('span')
  place.after(probe)
  const colour = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const control = `1px solid ${colour('--color-control')}`
  const focus = `3px solid ${colour('--color-focus')}`
  const appearance: Appearance = {
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    labels: 'above',
    disableAnimations: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: colour('--color-hop'),
      colorBackground: colour('--color-card'),
      colorText: colour('--color-ink'),
      colorTextSecondary: colour('--color-ink-soft'),
      colorTextPlaceholder: colour('--color-ink-soft'),
      colorDanger: colour('--color-oxide'),
      borderRadius: '3px',
      // Our own faces are not served to other sites
      fontFamily: 'Arial, system-ui, sans-serif',
      fontSizeBase: getComputedStyle(place).fontSize,
      gridRowSpacing: '16px',
    },
    rules: {
      '.Label': { fontWeight: '600', marginBottom: '4px', color: colour('--color-ink') },
      '.Input': { border: control, boxShadow: 'none', padding: '11px 12px' },
      '.Input:focus': { border: control, boxShadow: 'none', outline: focus },
      '.Input--invalid': { border: `2px solid ${colour('--color-oxide')}`, boxShadow: 'none' },
    },
  }
  probe.remove()
  return appearance
}
