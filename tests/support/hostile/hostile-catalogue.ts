import type { Database } from '../../../server/platform/database/database.ts'
import { changeSetting } from '../../../server/platform/settings/change-setting.ts'
import { buildAccessory, buildBeer, buildBrewery, buildContainer, buildGroup } from '../builders/builders.ts'

const breakOut = `<script>alert(7)</script> zq7"'><i zq8> zq9</script><b>`

/** A small shop whose every text tries to break out of its markup, with all flags on so that every page exists. */
export async function fillHostileCatalogue(database: Database) {
  const brewery = await buildBrewery(database, {
    name: `Tern ${breakOut}`,
    slug: 'tern',
    town: `Hull ${breakOut}`,
    description: breakOut,
    publicTitle: breakOut,
    soldByDisclaimer: breakOut,
    telephone: breakOut,
  })
  const beer = await buildBeer(database, {
    breweryId: brewery.id,
    name: `Salt ${breakOut}`,
    description: breakOut,
    tastingNotes: breakOut,
    ingredients: breakOut,
    allergens: [breakOut],
  })
  const container = await buildContainer(database, {
    beerId: beer.id,
    name: `Keg ${breakOut}`,
    availableUnits: 100_000,
  })
  const group = await buildGroup(database, {
    slug: 'coast',
    name: `Coast ${breakOut}`,
    description: breakOut,
    breweryIds: [brewery.id],
  })
  const accessory = await buildAccessory(database, { name: `Coupler ${breakOut}`, description: breakOut })
  await changeSetting(database, 'notice-strip', { enabled: true, text: breakOut, link: '/groups' })
  await changeSetting(database, 'footer', { collectionPointsEnabled: true, newsletterEnabled: true })
  await changeSetting(
    database,
    'navigation',
    ['brewers', 'shops'].map((item) => ({ section: 'menu.top', item, enabled: true })),
  )
  return { brewery, beer, container, group, accessory }
}

export type HostileCatalogue = Awaited<ReturnType<typeof fillHostileCatalogue>>
