const words = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026' of '2026-11'. */
export const monthText = (period: string): string => words.format(new Date(`${period}-01`))
