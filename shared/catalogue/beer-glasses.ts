/** Twelve beers in a glass, pale to dark: what a brewery chooses a colour from. */
export const beerGlasses = [
  { hex: '#f6ea9e', label: 'Pale straw' },
  { hex: '#f4d95f', label: 'Straw' },
  { hex: '#e8b73a', label: 'Gold' },
  { hex: '#dd9a2e', label: 'Deep gold' },
  { hex: '#cf7f22', label: 'Pale amber' },
  { hex: '#b5651d', label: 'Amber' },
  { hex: '#97431d', label: 'Copper' },
  { hex: '#7a2e1a', label: 'Ruby' },
  { hex: '#5f3019', label: 'Brown' },
  { hex: '#43210f', label: 'Dark brown' },
  { hex: '#2c160d', label: 'Near black' },
  { hex: '#170e0a', label: 'Black' },
] as const
