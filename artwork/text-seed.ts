/**
 * A number from 0 to 4,294,967,295 that is always the same for the same words (FNV-1a, mixed), on every machine: so a
 * beer, a brewery and a group keep their drawings.
 */
export function textSeed(words: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)

  // FNV-1a alone leaves words that differ in their last letter close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
