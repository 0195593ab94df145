/** Tells whether a media query matches, now and whenever that changes; answers what stops it. */
export function watchMedia(query: string, tell: (matches: boolean) => void): () => void {
  const media = matchMedia(query)
  const onChange = () => tell(media.matches)
  onChange()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
