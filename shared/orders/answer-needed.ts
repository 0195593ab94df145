const hourMs = 3_600_000

/** 'Your answer needed, 24 h left' of a brewery's question that waits until a moment; whole hours, minutes in the last (DELV-12). */
export function answerNeededText(answerBy: string | null, nowMs: number): string {
  const leftMs = answerBy === null ? 0 : Date.parse(answerBy) - nowMs
  if (leftMs <= 0) return 'Your answer needed'
  const left =
    leftMs > hourMs ? `${Math.ceil(leftMs / hourMs)} h` : `${Math.max(1, Math.ceil(leftMs / 60_000))} min`
  return `Your answer needed, ${left} left`
}
