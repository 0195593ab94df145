export type Announcement = {
  text: string
  /** Interrupts the screen reader: for errors only. */
  isUrgent: boolean
  /** Also shown for a few seconds, for an effect that happened out of sight. */
  isShown: boolean
}

type Listener = (announcement: Announcement) => void

const listeners = new Set<Listener>()

/** Announces a text to screen readers, and with `isShown` on screen, through the page's LiveRegion. */
export function announce(text: string, how: { isUrgent?: boolean; isShown?: boolean } = {}): void {
  for (const listener of listeners) {
    listener({ text, isUrgent: how.isUrgent ?? false, isShown: how.isShown ?? false })
  }
}

/** Subscribes to announcements until the returned function is called. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
