import { expect, test } from 'vitest'
import { chunkOf, readManifest } from './build-manifest.ts'
import { readPageAssets } from './page-assets.ts'
import { loadBuiltRenderer } from './page-renderer.ts'
import { payloadOf } from '../../../tests/support/builders/payload-of.ts'

const manifest = readManifest()
const page = 'storefront/groups/GroupBeersPage.tsx'

test('a page includes the style sheets and scripts of its module', () => {
  const { styles, preloads } = readPageAssets(manifest, { drawn: [page] })
  const frame = readPageAssets(manifest, {})
  expect(styles.length).toBeGreaterThan(frame.styles.length)
  expect(preloads).toContain(`/${chunkOf(manifest, page).file}`)
})

test.each([
  { drawn: ['storefront/groups/GroupsOwnPage.tsx'] },
  { drawn: [page], late: 'storefront/groups/Pallet.tsx' },
])('a module missing from the build stops the server instead of losing the page’s styles: %o', (modules) => {
  expect(() => readPageAssets(manifest, modules)).toThrow(
    /no chunk of storefront\/groups\/(GroupsOwn|Pallet)/,
  )
})

test('an import the manifest lists but does not describe stops the server', () => {
  const [file = ''] = chunkOf(manifest, page).imports ?? []
  const { [file]: _missing, ...incomplete } = manifest
  expect(() => readPageAssets(incomplete, { drawn: [page] })).toThrow(file)
})

test('the late part of a page adds the sheets that its page does not have', async () => {
  const { assetsOf } = await loadBuiltRenderer()
  const { styles, lateStyles } = assetsOf(payloadOf('productDetailV2'))
  expect(lateStyles.length).toBeGreaterThan(0)
  expect(lateStyles.filter((href) => styles.some((style) => style.href === href))).toEqual([])
})
