import { readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  buildBrewery,
  catalogueFolder,
  csv,
  importFolder,
} from '../../../tests/support/builders/catalogue-folder.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { keepPicture, pictureFault } from './keep-picture.ts'

const wide = () =>
  sharp({ create: { width: 2400, height: 600, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()

test('stores a picture once, as WebP of at most 1200 pixels, under the name of its content', async () => {
  const folder = await catalogueFolder({ 'one.png': await wide(), 'same.png': await wide() })
  const media = join(folder, 'media')
  const url = await keepPicture(join(folder, 'one.png'), media)
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
  expect(await keepPicture(join(folder, 'same.png'), media)).toBe(url)
  expect(await readdir(media)).toEqual([url.replace('/media/', '')])
  expect(await sharp(join(media, url.replace('/media/', ''))).metadata()).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 300,
  })
})

test('refuses a missing file, SVG, and a file that is not a picture', async () => {
  const folder = await catalogueFolder({
    'good.png': await wide(),
    'drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    'drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'text.png': 'hello',
  })
  const fault = (name: string) => pictureFault(join(folder, name))
  expect(await fault('good.png')).toBeNull()
  expect(await fault('gone.png')).toBe('names a file that is not there')
  for (const name of ['drawing.svg', 'drawing.png', 'text.png']) {
    expect(await fault(name)).toBe('names a file that is no PNG, JPEG or WebP picture')
  }
})

test('an import stores its pictures and refuses those outside its folder', async () => {
  const { database } = await useTestDatabase()
  const elsewhere = await catalogueFolder({ 'secret.png': await wide() })
  const folder = await catalogueFolder({ 'logo.png': await wide() })
  await symlink(join(elsewhere, 'secret.png'), join(folder, 'link.png'))
  const load = async (logo: string) => {
    await writeFile(join(folder, 'breweries.csv'), csv(buildBrewery({ logo })))
    return importFolder(database, folder, { mediaFolder: join(folder, 'media') })
  }
  for (const logo of ['link.png', '../x.png', join(elsewhere, 'secret.png'), 'gone.png']) {
    expect((await load(logo)).bad).toEqual(['breweries.csv:2 logo names no file of the folder'])
  }
  const { result, warnings } = await load('logo.png')
  expect(result.kind).toBe('loaded')
  expect(warnings).toEqual([])
  const { rows } = await database.execute('select logo_url from breweries')
  expect(rows).toEqual([{ logo_url: `/media/${(await readdir(join(folder, 'media')))[0]}` }])
})
