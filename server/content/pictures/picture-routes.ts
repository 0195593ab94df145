import { LRUCache } from 'lru-cache'
import { containerPictures } from '../../../shared/catalogue/container-picture.ts'
import { accessoryShapes } from '../../../artwork/accessory-shapes.ts'
import { containerSprite } from '../../../artwork/container-sprite.ts'
import { drawAccessoryPicture } from '../../../artwork/draw-accessory-picture.ts'
import { drawPaymentCards } from '../../../artwork/draw-payment-cards.ts'
import { drawScene, scenes } from '../../../artwork/draw-scene.ts'
import { drawSiteMark } from '../../../artwork/draw-site-mark.ts'
import { drawContainer, drawLabel, drawMark } from '../../catalogue/beers/draw-catalogue-pictures.ts'
import type { Database } from '../../platform/database/database.ts'
import { drawLandscape } from '../../catalogue/groups/draw-landscape.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { CachedBody } from '../../platform/cache/body-forms.ts'
import { cachedBody, sendBody } from '../../platform/cache/cached-body.ts'
import { openToOtherPages, sendFileHeaders } from '../../platform/http/security-headers.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** Drawn pictures held in memory, about 5 KB each. */
const mostCached = 4000
/** The version in the address changes with the facts, so a picture never does. */
/** Ids are UUIDs; PostgreSQL would throw for anything else. */
const wellFormed =
  /^\/pictures\/(icons|site-mark|payment-cards|scene|accessory|(?:beer|brewery|group|container\/[a-z0-9-]+)\/[0-9a-f-]{36}\/)/
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

type ById = { id: string }
type ContainerParams = { picture: string; id: string }
type Draw = () => Promise<string | null> | string | null

/** Pictures drawn from facts: labels, marks, landscapes, containers, accessories, scenes, icons, payment cards. */
export async function pictureRoutes(app: App, { database }: { database: Database }): Promise<void> {
  openToOtherPages(app)
  sendFileHeaders(app)
  const cached = new LRUCache<string, CachedBody>({ max: mostCached })

  async function drawn(path: string, draw: Draw): Promise<CachedBody> {
    const ready = cached.get(path)
    if (ready) return ready
    if (!wellFormed.test(path)) throw notFound('The picture')
    const svg = await draw()
    if (svg === null) throw notFound('The picture')
    const body = cachedBody(svg, 'image/svg+xml')
    cached.set(path, body)
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
  serve('/pictures/payment-cards.svg', forADay, drawPaymentCards)
  serve<{ name: string }>('/pictures/scene/:name.svg', forADay, ({ name }) =>
    isKey(scenes, name) ? drawScene(name) : null,
  )
  serve<{ picture: string }>('/pictures/accessory/:picture.svg', forADay, ({ picture }) =>
    isKey(accessoryShapes, picture) ? drawAccessoryPicture(picture) : null,
  )
  serve<ById>('/pictures/beer/:id/:version.svg', forEver, ({ id }) => drawLabel(database, id))
  serve<ById>('/pictures/brewery/:id/:version.svg', forEver, ({ id }) => drawMark(database, id))
  serve<ById>('/pictures/group/:id/:version.svg', forEver, ({ id }) => drawLandscape(database, id))
  serve<ContainerParams>('/pictures/container/:picture/:id/:version.svg', forEver, (params) => {
    const picture = containerPictures.find((known) => known === params.picture)
    return picture ? drawContainer(database, { beerId: params.id, picture }) : null
  })
}

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key)
}
