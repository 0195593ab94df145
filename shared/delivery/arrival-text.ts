const dayText = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 'Arrives Thursday 26 November' of a van; 'Arrives by Thursday 3 December' of a carrier (DELV-03). */
export function arrivalText(kind: 'van' | 'carrier', day: string): string {
  const text = dayText.format(new Date(day)).replace(',', '')
  return kind === 'carrier' ? `Arrives by ${text}` : `Arrives ${text}`
}
