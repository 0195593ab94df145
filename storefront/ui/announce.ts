export type Announcement = {
  text: string
  /** Interrupts what is being read: for errors only. */
  isUrgent: boolean
  /** Also shown for a few seconds, for an effect that happened out of sight. */
  isShown: boolean
}

type Listener = (announcement: Announcement) => void

const listeners = new Set<Listener>()

/** Says something to readers, and with `isShown` to eyes, through the page's LiveRegion. */
export function announce(text: string, how: { isUrgent?: boolean; isShown?: boolean } = {}): void {
  for (const listener of listeners) {
    listener({ text, isUrgent: how.isUrgent ?? false, isShown: how.isShown ?? false })
  }
}

/** Hears every announcement until the returned function is called. */
export function hearAnnouncements(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
