import fastifyMultipart from '@fastify/multipart'
import Type from 'typebox'
import { staffRoles } from '../../../../shared/accounts/roles.ts'
import { ClaimPicture } from '../../../../shared/api/claims-api.ts'
import { claimPictureBytes } from '../../../../shared/orders/claim-kinds.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { limitConcurrency } from '../../../platform/media/limit-concurrency.ts'
import type { MediaStore } from '../../../platform/media/media-store.ts'
import { receivePicture } from '../../../platform/media/receive-picture.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { identifyMember, identifyStaff } from '../../../parties/roles/identify-worker.ts'
import { documented, Numbered, requireOrderNumber } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { requireOwnClaim } from './buyer-claims.ts'
import { requireClaim } from './claim-calls.ts'
import { bringPicture, readClaimPicture } from './claim-pictures.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity; mediaStore: MediaStore }

/** Pictures drawn at one time: each may take a core and some hundred megabytes. */
const drawnAtOnce = 2
const slowestUploadSeconds = 120
const uploadLimit = { what: 'claim picture by client', max: 40, seconds: 3600 }
const readers = ['owner', 'sales', 'cellar', 'accounts'] as const

/** Pictures of claims: brought by their buyer, shown to the buyer, to the brewery concerned and to staff alone. */
export async function claimPictureRoutes(app: App, deps: Deps): Promise<void> {
  const { identity, database, mediaStore, clock } = deps
  neverStore(app)
  const inTurn = limitConcurrency(drawnAtOnce)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: claimPictureBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 },
  })

  app.post(
    '/api/orders/:number/claims/pictures',
    {
      config: { hasOwnBodyClock: true },
      schema: {
        ...documented,
        summary:
          'Takes one JPEG, PNG or WebP of at most 5 MB in the multipart field `file`, for a claim to come',
        consumes: ['multipart/form-data'],
        params: Numbered,
        response: { 201: ClaimPicture },
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = requireOrderNumber(request.params)
      const now = clock()
      await countAgainstLimits(database, [{ limit: uploadLimit, who: clientId }], now)
      const { id, width, height } = await receivePicture(request, slowestUploadSeconds, (path) =>
        inTurn(() => bringPicture({ database, mediaStore }, { path, number, clientId, now })),
      )
      return reply.code(201).send({ id, width, height })
    },
  )

  const one = { claim: AddressPart, picture: AddressPart }
  app.get(
    '/api/orders/:number/claims/:claim/pictures/:picture',
    {
      schema: {
        ...documented,
        summary: 'A picture of a claim of the client’s',
        params: Type.Object({ ...Numbered.properties, ...one }),
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const { claim: claimId, picture: id } = request.params
      await requireOwnClaim(database, {
        number: requireOrderNumber(request.params),
        clientId,
        claim: claimId,
      })
      return reply.type('image/webp').send(await readClaimPicture(deps, { claimId, id }))
    },
  )

  app.get(
    '/api/sell/:brewery/claims/:claim/pictures/:picture',
    {
      schema: {
        tags: ['Brewery'],
        security: [{ bearer: [] }],
        summary: 'A picture of a claim about the brewery’s part',
        params: Type.Object({ brewery: AddressPart, ...one }),
      },
    },
    async (request, reply) => {
      const { breweryId } = (await identifyMember(deps, request, readers)).brewery
      const { claim: claimId, picture: id } = request.params
      await requireClaim(database, { claim: claimId, breweryId })
      return reply.type('image/webp').send(await readClaimPicture(deps, { claimId, id }))
    },
  )

  app.get(
    '/api/admin/claims/:claim/pictures/:picture',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'A picture of a claim',
        params: Type.Object(one),
      },
    },
    async (request, reply) => {
      await identifyStaff(deps, request, staffRoles)
      const { claim: claimId, picture: id } = request.params
      await requireClaim(database, { claim: claimId })
      return reply.type('image/webp').send(await readClaimPicture(deps, { claimId, id }))
    },
  )
}
