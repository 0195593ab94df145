import fc from 'fast-check'
import { expect, test } from 'vitest'
import { admit, validatePicture, nextPictures, type PictureItem, roomFor } from './picture-list.ts'

const megabytes5 = 5_242_880
const upload = {
  uploadId: 'u',
  url: '/u',
  thumbUrl: '/t',
  width: 1,
  height: 1,
  filesize: 1,
  contentType: 'image/png',
}
const file = (change: object = {}) => ({ id: 'f', name: 'keg.png', size: 1000, type: 'image/png', ...change })
const item = (id: string, state: PictureItem['state']): PictureItem => {
  if (state === 'uploading') return { id, name: id, state, progress: 0.5 }
  if (state === 'uploaded') return { id, name: id, state, upload }
  return { id, name: id, state, message: 'x', canRetry: true }
}

test.each([
  ['image/jpeg', 1, null],
  ['image/png', 1, null],
  ['image/webp', 1, null],
  ['image/png', megabytes5, null],
  ['image/png', megabytes5 + 1, 'File is larger than 5 MB.'],
  ['image/gif', 1, 'Unsupported file type.'],
  ['application/pdf', 1, 'Unsupported file type.'],
  ['image/svg+xml', 1, 'Unsupported file type.'],
  ['', 1, 'Unsupported file type.'],
])('%s of %i bytes: %s (REV-50, REV-51, REV-52, REV-53, REV-55, REV-56)', (type, size, fault) => {
  expect(validatePicture({ type, size })).toBe(fault)
})

test('failed pictures do not count, and a fifth one is refused with a message (REV-49)', () => {
  const here = [item('a', 'uploaded'), item('b', 'uploading'), item('c', 'error'), item('d', 'uploaded')]
  expect(roomFor(here)).toBe(1)
  const admitted = admit(here, [file({ id: 'e' }), file({ id: 'f' })])
  expect(admitted).toEqual([
    { id: 'e', name: 'keg.png', state: 'uploading', progress: 0 },
    { id: 'f', name: 'keg.png', state: 'error', message: 'You can attach up to 4 images.', canRetry: false },
  ])
})

const files = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string(),
    size: fc.nat(2 * megabytes5),
    type: fc.constantFrom('image/png', 'image/jpeg', 'image/gif', ''),
  }),
)

test('however many are chosen, never more than four count (REV-49)', () => {
  fc.assert(
    fc.property(fc.array(files, { maxLength: 4 }), (picks) => {
      const items = picks.reduce<PictureItem[]>((all, pick) => [...all, ...admit(all, pick)], [])
      expect(roomFor(items)).toBeGreaterThanOrEqual(0)
      expect(items).toHaveLength(picks.flat().length)
    }),
  )
})

test('a picture goes from uploading to uploaded or error, and may be sent again or removed (REV-33)', () => {
  const started = nextPictures([], { kind: 'added', items: admit([], [file()]) })
  const half = nextPictures(started, { kind: 'progressed', id: 'f', progress: 0.5 })
  expect(half).toEqual([{ id: 'f', name: 'keg.png', state: 'uploading', progress: 0.5 }])
  const failed = nextPictures(half, { kind: 'failed', id: 'f', message: 'No.' })
  expect(failed).toEqual([{ id: 'f', name: 'keg.png', state: 'error', message: 'No.', canRetry: true }])
  const again = nextPictures(failed, { kind: 'started', id: 'f' })
  expect(again).toEqual(started)
  const done = nextPictures(again, { kind: 'uploaded', id: 'f', upload })
  expect(done).toEqual([{ id: 'f', name: 'keg.png', state: 'uploaded', upload }])
  expect(nextPictures(done, { kind: 'removed', id: 'f' })).toEqual([])
  expect(nextPictures(done, { kind: 'cleared' })).toEqual([])
})
