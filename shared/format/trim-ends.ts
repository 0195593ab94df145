/** The text without the given signs at either end. A pattern would try each run of them again from every place in it. */
export function trimEnds(text: string, isTrimmed: (sign: string) => boolean): string {
  let start = 0
  let end = text.length
  while (start < end && isTrimmed(text[start]!)) start += 1
  while (end > start && isTrimmed(text[end - 1]!)) end -= 1
  return text.slice(start, end)
}
