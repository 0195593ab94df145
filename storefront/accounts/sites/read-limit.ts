/** Pence of '1,500', '£499.99' or '500'; null of nothing, undefined of what is not an amount. */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[£,\s]/g, '')
  if (text === '') return null
  const [, pounds, pence = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return pounds === undefined ? undefined : Number(pounds) * 100 + Number(pence.padEnd(2, '0'))
}

/** What a field begins with: '500' or '499.99'. */
export const poundsText = (minor: number | null): string =>
  minor === null ? '' : (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2)
