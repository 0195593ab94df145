import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openAgentShop } from '../../../tests/support/shops/agent-shop.ts'

/** The folder `source/schemas` of the protocol's repository; its files are not ours to store (docs/decisions/0070). */
const folder = process.env['UCP_SCHEMAS']

const site = 'https://ucp.dev/schemas'
const named = {
  profile: 'profile.json#/$defs/business_schema',
  permalink: 'shopping/permalink.json',
  search: 'shopping/catalog_search.json#/$defs/search_response',
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  cart: 'shopping/cart.json',
  checkout: 'shopping/checkout.json',
  error: 'common/types/error_response.json',
} as const

function openSchemas(root: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const path of globSync('**/*.json', { cwd: root })) {
    const schema = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (schema.$id !== undefined) ajv.addSchema(schema)
  }
  /** What of an answer does not fit. */
  return (name: keyof typeof named, answer: unknown) => {
    const validate = ajv.getSchema(`${site}/${named[name]}`)
    if (validate === undefined) throw new Error(`The protocol has no ${named[name]}.`)
    return validate(answer) === true ? [] : (validate.errors ?? [])
  }
}

test.skipIf(folder === undefined)(
  'profile, catalogue, carts and checkouts fit the protocol’s published schemas (PLAT-21, PLAT-22, PLAT-23, PLAT-27)',
  async () => {
    const built = { beerId: '', variantId: '', group: '' }
    const shop = await openAgentShop(async (database) => {
      const tern = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
      const beer = await buildBeer(database, { breweryId: tern.id, name: 'Harbour Bitter' })
      const size = { type: 'cask', name: '9g Cask (Firkin)', priceMinor: 9_850, availableUnits: 7 }
      const firkin = await buildContainer(database, { beerId: beer.id, ...size })
      const group = await buildGroup(database, { breweryIds: [tern.id] })
      Object.assign(built, { beerId: beer.id, variantId: firkin.storefrontVariantId, group: group.slug })
    })
    const { call } = await shop.agent()
    const { meta } = shop
    const faultsOf = openSchemas(folder!)
    const wrong: unknown[] = []
    const check = (name: keyof typeof named, answer: unknown) => {
      const faults = faultsOf(name, answer)
      if (faults.length > 0) wrong.push([name, faults])
    }
    const asked = async (name: keyof typeof named, tool: string, given: object) => {
      const { data } = await call(tool, { meta, ...given })
      check(name, data)
      return data
    }

    const profile = (await shop.get('/.well-known/ucp')).json()
    check('profile', profile)
    check('permalink', profile.ucp.capabilities['dev.ucp.shopping.permalink'][0])
    for (const query of ['bitter firkin', 'nothing like it'])
      await asked('search', 'search_catalog', { catalog: { query } })
    await asked('lookup', 'lookup_catalog', { catalog: { ids: [built.beerId, built.variantId, 'x:y'] } })
    await asked('product', 'get_product', { catalog: { id: built.variantId } })
    await asked('error', 'get_product', { catalog: { id: crypto.randomUUID() } })

    const line_items = [{ item: { id: built.variantId }, quantity: 9 }]
    const unknown = { item: { id: 'unknown' }, quantity: 1 }
    const context = { postal_code: 'EH1 1RE' }
    const cart = await asked('cart', 'create_cart', {
      cart: { line_items: [...line_items, unknown], context },
    })
    const { id } = cart
    await asked('cart', 'create_cart', { cart: { line_items, group: built.group } })
    await asked('cart', 'get_cart', { id })
    await asked('cart', 'update_cart', { id, cart: { line_items } })
    const checkout = await asked('checkout', 'create_checkout', { checkout: { cart_id: id } })
    await asked('checkout', 'get_checkout', { id: checkout['id'] })
    await asked('checkout', 'complete_checkout', { id: checkout['id'] })
    await asked('checkout', 'cancel_checkout', { id: checkout['id'] })
    await asked('cart', 'cancel_cart', { id })
    await asked('error', 'get_cart', { id })
    expect(wrong).toEqual([])
    // The schemas refuse what does not fit.
    expect(faultsOf('cart', { ...cart, currency: undefined })).not.toEqual([])
  },
)
