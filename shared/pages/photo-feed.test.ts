import { expect, test } from 'vitest'
import { DEFAULT_HANDLE, photoAlt, photoFeed, photoUsername } from './photo-feed.ts'

const feedOf = (length: number) => ({
  username: '@hoppy',
  posts: Array.from({ length }, (_, n) => ({ id: `p${n}`, permalink: `/p/${n}`, imageUrl: `/i/${n}.jpg` })),
})

test('a supplied feed shows at most eight of its own posts, none twice (HOME-64, C-07)', () => {
  expect(photoFeed(feedOf(12), feedOf(6)).posts.map((post) => post.id)).toEqual([
    'p0',
    'p1',
    'p2',
    'p3',
    'p4',
    'p5',
    'p6',
    'p7',
  ])
  expect(photoFeed(feedOf(3), feedOf(6)).posts).toHaveLength(3)
})

test.each([null, undefined, {}, { posts: [] }, { posts: [{ permalink: '/p' }] }])(
  'without a feed (%j) six built-in photos go round to fill eight, each with its own id (HOME-63, C-07)',
  (supplied) => {
    const { posts } = photoFeed(supplied, feedOf(6))
    expect(posts.map((post) => post.imageUrl).slice(5)).toEqual(['/i/5.jpg', '/i/0.jpg', '/i/1.jpg'])
    expect(new Set(posts.map((post) => post.imageUrl)).size).toBe(6)
    expect(new Set(posts.map((post) => post.id)).size).toBe(8)
  },
)

test('shows a post only with both a permalink and an image (HOME-65)', () => {
  const posts = [
    { id: 'a', permalink: '/a', imageUrl: '/a.jpg', caption: 'Mash in' },
    { id: 'b', imageUrl: '/b.jpg' },
    { id: 'c', permalink: '/c', imageUrl: ' ' },
    { permalink: '/d', imageUrl: '/d.jpg', thumbnailUrl: '/d-small.jpg' },
  ]
  expect(photoFeed({ username: 'hoppy', posts }, feedOf(6)).posts).toEqual([
    {
      id: 'a',
      permalink: '/a',
      imageUrl: '/a.jpg',
      thumbnailUrl: '/a.jpg',
      caption: 'Mash in',
      alt: 'Mash in',
    },
    {
      id: '/d',
      permalink: '/d',
      imageUrl: '/d.jpg',
      thumbnailUrl: '/d-small.jpg',
      caption: '',
      alt: 'Photo by @hoppy',
    },
  ])
})

test('no photos at all show none (HOME-63)', () => {
  expect(photoFeed(null, { posts: [] }).posts).toEqual([])
})

test.each([
  ['HOME-66', '@hoppy', 'hoppy'],
  ['HOME-66', ' @hoppy ', 'hoppy'],
  ['HOME-67', '', DEFAULT_HANDLE],
  ['HOME-67', '@', DEFAULT_HANDLE],
  ['HOME-67', undefined, DEFAULT_HANDLE],
])('%s the username %j is shown as %j', (_row, username, shown) => {
  expect(photoUsername(username)).toBe(shown)
})

test('alternative text is at most 90 characters with its ellipsis (HOME-68, C-88)', () => {
  expect(photoAlt('x'.repeat(90))).toBe('x'.repeat(90))
  expect(photoAlt('x'.repeat(200))).toBe(`${'x'.repeat(89)}…`)
  expect(photoAlt(`${'x'.repeat(88)}🍺🍺`)).toBe(`${'x'.repeat(88)}…`)
})
