import { LRUCache } from 'lru-cache'
import { containerPictures } from '../../shared/container-picture.ts'
import { accessoryShapes } from '../artwork/accessory-shapes.ts'
import { containerSprite } from '../artwork/container-sprite.ts'
import { drawAccessoryPicture } from '../artwork/draw-accessory-picture.ts'
import { drawBeerLabel } from '../artwork/draw-beer-label.ts'
import { drawBreweryMark } from '../artwork/draw-brewery-mark.ts'
import { drawContainerPicture } from '../artwork/draw-container-picture.ts'
import { drawGroupLandscape } from '../artwork/draw-group-landscape.ts'
import { drawScene, scenes } from '../artwork/draw-scene.ts'
import { drawSiteMark } from '../artwork/draw-site-mark.ts'
import { labelFacts, markFacts } from '../catalogue/artwork-facts-queries.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import { landscapeFacts } from '../groups/landscape-facts-queries.ts'
import type { App } from '../http/app-type.ts'
import { type KeptBody, keptBody, sendBody } from '../http/kept-body.ts'

/** Drawn pictures held in memory, about 5 KB each. */
const mostKept = 4000
/** The version in the address changes with the facts, so a picture never does. */
/** Ids are UUIDs; anything else would only trouble the database. */
const wellFormed =
  /^\/pictures\/(icons|site-mark|scene|accessory|(?:beer|brewery|group|container\/[a-z0-9-]+)\/[0-9a-f-]{36}\/)/
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

type ById = { id: string }
type ContainerParams = { picture: string; id: string }
type Draw = () => Promise<string | null> | string | null

/** Pictures drawn from facts: labels, marks, landscapes, containers, accessories, scenes, icons. */
export async function pictureRoutes(app: App, { database }: { database: Database }): Promise<void> {
  const kept = new LRUCache<string, KeptBody>({ max: mostKept })

  async function drawn(path: string, draw: Draw): Promise<KeptBody> {
    const ready = kept.get(path)
    if (ready) return ready
    if (!wellFormed.test(path)) throw notFound('The picture')
    const svg = await draw()
    if (svg === null) throw notFound('The picture')
    const body = keptBody(svg, 'image/svg+xml')
    kept.set(path, body)
    return body
  }

  const serve = <P>(
    path: string,
    lifetime: string,
    draw: (params: P) => Promise<string | null> | string | null,
  ) =>
    app.get(path, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      const body = await drawn(request.url.split('?', 1)[0] ?? '', () => draw(request.params as P))
      return sendBody(request, reply.header('cache-control', lifetime), body)
    })

  serve('/pictures/icons.svg', forADay, containerSprite)
  serve('/pictures/site-mark.svg', forADay, () => drawSiteMark({ ink: '#1d1713', ground: '#f6f1e7' }))
  serve<{ name: string }>('/pictures/scene/:name.svg', forADay, ({ name }) =>
    isKey(scenes, name) ? drawScene(name) : null,
  )
  serve<{ picture: string }>('/pictures/accessory/:picture.svg', forADay, ({ picture }) =>
    isKey(accessoryShapes, picture) ? drawAccessoryPicture(picture) : null,
  )
  serve<ById>('/pictures/beer/:id/:version.svg', forEver, async ({ id }) => {
    const facts = await labelFacts(database, id)
    return facts && drawBeerLabel(facts)
  })
  serve<ById>('/pictures/brewery/:id/:version.svg', forEver, async ({ id }) => {
    const facts = await markFacts(database, id)
    return facts && drawBreweryMark(facts)
  })
  serve<ById>('/pictures/group/:id/:version.svg', forEver, async ({ id }) => {
    const facts = await landscapeFacts(database, id)
    return facts && drawGroupLandscape(facts)
  })
  serve<ContainerParams>(
    '/pictures/container/:picture/:id/:version.svg',
    forEver,
    async ({ picture, id }) => {
      const shape = containerPictures.find((known) => known === picture)
      const label = shape && (await labelFacts(database, id))
      return label ? drawContainerPicture({ picture: shape, label }) : null
    },
  )
}

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key)
}
