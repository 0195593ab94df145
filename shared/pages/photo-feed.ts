import { cutText } from '../format/cut-text.ts'

export type PhotoPost = {
  id: string
  permalink: string
  imageUrl: string
  thumbnailUrl: string
  caption: string
  alt: string
}
export type PhotoFeed = { username: string; posts: PhotoPost[] }

type SuppliedPost = {
  id?: string | null
  permalink?: string | null
  imageUrl?: string | null
  thumbnailUrl?: string | null
  caption?: string | null
}
export type SuppliedFeed = { username?: string | null; posts?: readonly SuppliedPost[] | null }

/** The product's own handle, used where a feed names none (HOME-67, OPEN-61). */
export const DEFAULT_HANDLE = 'dray'

const shownPosts = 8
const longestAlt = 90

/**
 * What the photo strip shows: the posts of a supplied feed that have both a permalink and an image, eight at most
 * and never repeated; without any, the built-in photos going round to fill eight (HOME-62 to HOME-66, C-07).
 */
export function photoFeed(supplied: SuppliedFeed | null | undefined, builtIn: SuppliedFeed): PhotoFeed {
  const own = readFeed(supplied ?? {})
  if (own.posts.length > 0) return { ...own, posts: own.posts.slice(0, shownPosts) }
  const { username, posts } = readFeed(builtIn)
  const slides = Array.from({ length: posts.length && shownPosts }, (_, index) => {
    const post = posts[index % posts.length]!
    return index < posts.length ? post : { ...post, id: `${post.id}-again-${index}` }
  })
  return { username, posts: slides }
}

/** A handle without its leading @, or the product's own (HOME-66, HOME-67). */
export function photoUsername(username: string | null | undefined): string {
  return username?.trim().replace(/^@/, '').trim() || DEFAULT_HANDLE
}

/** A caption as alternative text of at most 90 characters, the ellipsis among them (HOME-68, C-88, OPEN-62). */
export function photoAlt(caption: string): string {
  const text = caption.trim().replace(/\s+/g, ' ')
  if (text.length <= longestAlt) return text
  return `${cutText(text, longestAlt - 1).trimEnd()}…`
}

function readFeed(feed: SuppliedFeed): PhotoFeed {
  const username = photoUsername(feed.username)
  const posts = (feed.posts ?? []).flatMap((post) => {
    const permalink = post.permalink?.trim()
    const imageUrl = post.imageUrl?.trim()
    if (!permalink || !imageUrl) return []
    const caption = post.caption?.trim() ?? ''
    const alt = photoAlt(caption || `Photo by @${username}`)
    return [
      {
        id: post.id || permalink,
        permalink,
        imageUrl,
        thumbnailUrl: post.thumbnailUrl || imageUrl,
        caption,
        alt,
      },
    ]
  })
  return { username, posts }
}
