export type NoticeView = { text: string; link: string | null }
type SuppliedNotice = { enabled?: unknown; text?: unknown; link?: unknown }

/**
 * What the notice strip shows, or null for none: only when enabled is true and the text is not blank; the link is
 * optional (HEAD-01 to HEAD-04). Reads the notice itself or wrapped as { noticeStrip } (OPEN-06).
 */
export function noticeStrip(answer: unknown): NoticeView | null {
  const outer = asRecord(answer)
  const notice: SuppliedNotice = asRecord(outer['noticeStrip'] ?? outer)
  const text = typeof notice.text === 'string' ? notice.text.trim() : ''
  if (notice.enabled !== true || !text) return null
  const link = typeof notice.link === 'string' ? notice.link.trim() : ''
  return { text, link: link || null }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
