import Type from 'typebox'
import {
  CountAnswer,
  EmptiesBack,
  EmptiesQuery,
  EmptiesWriteOff,
  ReturnableChoice,
  ReturnableContainers,
  SellingEmpties,
} from '../../../shared/api/empties-api.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { answerCount } from './answer-count.ts'
import type { EmptiesDeps } from './empties-deps.ts'
import { listSellingEmpties } from './list-selling-empties.ts'
import { readReturnables, sayReturnable } from '../../finance/deposits/returnable-containers.ts'
import { emptiesReaders, emptiesWriters, sellingAction } from './selling-act.ts'
import { countBackBy, writeOffBy } from './selling-acts.ts'

const address = '/api/sell/:brewery/empties'
const bodyLimit = 8 * 1024
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const params = Type.Object({ brewery: AddressPart })

/** A brewery's containers at pubs, and what its people do with them (EMPT-02 to EMPT-04, SELL-31). */
export async function sellingEmptiesRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary:
          'The brewery’s containers by pub, kind and age, 50 a page, and the counts waiting for an answer',
        params,
        querystring: EmptiesQuery,
        response: { 200: SellingEmpties },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, emptiesReaders)
      return listSellingEmpties(database, { ...request.query, breweryId: brewery.breweryId, now: clock() })
    },
  )

  sellingAction(app, deps, {
    path: `${address}/back`,
    call: 'empties-back',
    summary: 'Empties came back: with the name of the pub’s person it is booked, else the pub is asked',
    params,
    body: EmptiesBack,
    act: (transaction, acting, { body }) => countBackBy(transaction, acting, body),
  })
  sellingAction(app, deps, {
    path: `${address}/write-off`,
    call: 'empties-write-off',
    summary: 'Takes containers off the books that will not come back, with a reason',
    params,
    body: EmptiesWriteOff,
    act: (transaction, acting, { body }) => writeOffBy(transaction, acting, body),
  })
  sellingAction(app, deps, {
    path: `${address}/counts/:count/answer`,
    call: 'empties-answer',
    summary: 'Agrees to a count of the pub, or says no: then Dray decides',
    params: Type.Object({ brewery: AddressPart, count: AddressPart }),
    body: CountAnswer,
    act: async (transaction, { breweryId, ...acting }, { body, params: { count } }) => {
      await answerCount(transaction, { id: count, of: { breweryId }, ...body, ...acting })
      return {
        stock: [body.agrees ? 'The containers are back.' : 'Nothing moves: Dray decides with both of you.'],
      }
    },
  })
  await app.register(returnableRoutes, deps)
}

async function returnableRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  const { database, clock } = deps
  const path = '/api/sell/:brewery/returnables'
  const response = { 200: ReturnableContainers }
  acceptStrictJson(app)

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'The casks and kegs it sells, and which come back',
        params,
        response,
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, emptiesReaders)
      return { rows: await readReturnables(database, brewery.breweryId) }
    },
  )

  app.put(
    path,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says of a container whether it comes back, for deliveries to come',
        params,
        body: ReturnableChoice,
        response,
      },
    },
    async (request) => {
      await identifyReader(deps, request, emptiesReaders)
      const { actor, brewery } = await identifyMember(deps, request, emptiesWriters)
      const { breweryId } = brewery
      await sayReturnable(database, { breweryId, ...request.body, actor, now: clock() })
      return { rows: await readReturnables(database, breweryId) }
    },
  )
}
