/** Saves data as a JSON file on the visitor's device. */
export function offerFile(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has taken hold of the data once the page is idle again.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
