const longest = 300

/** What failed, in a length that a list shows, without addresses of people: a mail server repeats them. */
export function plainError(fault: unknown): string {
  const text = fault instanceof Error ? fault.message : String(fault)
  // A failed statement comes with its values, which may be of people.
  const [said = ''] = text.slice(0, 10 * longest).split(/\nparams: /, 1)
  return said
    .replaceAll('\0', '')
    .replace(/[^\s<>@"',;:()]{1,64}@[^\s<>@"',;:()]{1,255}/g, '(address)')
    .slice(0, longest)
    .toWellFormed()
}
