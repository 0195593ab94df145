const minuteMs = 60_000

/** So many milliseconds to a deadline, in words: '2 h 10 min left', '3 days left', '3 h overdue'. */
export function clockText(leftMs: number): { text: string; isUrgent: boolean; isMissed: boolean } {
  const isMissed = leftMs <= 0
  const minutes = Math.floor(Math.abs(leftMs) / minuteMs)
  return {
    text: `${lengthText(minutes)} ${isMissed ? 'overdue' : 'left'}`,
    isUrgent: isMissed || minutes < 60,
    isMissed,
  }
}

function lengthText(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} days`
}
