/**
 * Calls back when another tab changed one of the keys that `isWatched` names, or cleared all storage, and when the Back
 * button brings back a page: it missed the events while it was away.
 */
export function onOtherTabs(isWatched: (key: string) => boolean, callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || isWatched(key)) callback()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback()
  })
}
