/** Saves a file on the visitor's device. */
export function offerFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has taken hold of the data once the page is idle again.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
