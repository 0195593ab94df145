import type { ContentDetail, ContentEntry } from '../../../shared/api/shop-content-api.ts'
import { LetterWords, settingDefaults, settingSchemas } from '../../../shared/api/settings-api.ts'
import { navigationItems } from '../../../shared/pages/navigation-items.ts'
import {
  isForAdmins,
  nameOfEntry,
  readShopEntry,
  type ShopEntry,
  shownOn,
  wholeSettings,
} from '../../../shared/pages/shop-entries.ts'
import { shopLetterNames, shopLetters } from '../../../shared/letters/shop-letters.ts'
import { shopFlags } from '../../../shared/pages/shop-flags.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { findStoredSettings } from '../../platform/settings/read-settings.ts'
import { allPlans, lastChanges, type SettingChange, type SettingPlan } from './content-queries.ts'
import type { Held } from './content-tables.ts'
import { heldEntries } from './held-entry.ts'

/** Every flag, menu entry and setting of the shop, with what holds, what is planned and what was changed last. */
export async function readContent(database: Database, role: StaffRole): Promise<ContentEntry[]> {
  const stored = await findStoredSettings(database, Object.keys(settingSchemas))
  const held = new Map(
    [...stored].flatMap(([key, value]) => [...heldEntries(key as keyof typeof settingSchemas, value)]),
  )
  const names = new Set([
    ...shopFlags.map(({ key }) => `flag:${key}`),
    ...[...held.keys()].filter((name) => name.startsWith('flag:')),
    ...navigationItems.flatMap((item) => ('isForcedOn' in item ? [] : [`menu:${item.id}`])),
    ...shopLetterNames.map((letter) => `letter:${letter}`),
    ...wholeSettings,
  ])
  const plans = Map.groupBy(await allPlans(database), ({ entry }) => entry)
  const last = new Map((await lastChanges(database)).map((change) => [change.entry, change]))
  return [...names].flatMap((name) => {
    const entry = readShopEntry(name)
    if (entry === null) return []
    const known = { held: held.get(name) ?? null, plans: plans.get(name) ?? [], last: last.get(name) }
    return [viewEntry(entry, known, role)]
  })
}

/** One of them with the schema of its value; null for a name that is none. */
export async function readContentDetail(
  database: Database,
  name: string,
  role: StaffRole,
): Promise<ContentDetail | null> {
  const entry = readShopEntry(name)
  const found = (await readContent(database, role)).find((each) => each.entry === name)
  return entry === null || found === undefined ? null : { ...found, schema: schemaOf(entry) }
}

type Known = { held: Held; plans: SettingPlan[]; last: SettingChange | undefined }

const viewEntry = (entry: ShopEntry, { held, plans, last }: Known, role: StaffRole): ContentEntry => ({
  entry: nameOfEntry(entry),
  kind: entry.kind,
  does: doesOf(entry),
  held,
  usual: usualOf(entry),
  mayChange: role === 'admin' || (role === 'operations' && !isForAdmins(entry)),
  shownOn: shownOn(entry),
  plans: plans.map((plan) => ({ at: plan.dueAt.toISOString(), held: plan.held, by: plan.plannedBy })),
  last:
    last === undefined
      ? null
      : { at: last.changedAt.toISOString(), by: last.changedBy, role: last.role, before: last.before },
})

function doesOf(entry: ShopEntry): string | null {
  if (entry.kind === 'letter') return shopLetters[entry.letter].does
  return entry.kind === 'flag' ? (shopFlags.find(({ key }) => key === entry.key)?.does ?? null) : null
}

function usualOf(entry: ShopEntry): unknown {
  if (entry.kind === 'setting') return settingDefaults[entry.key]
  if (entry.kind === 'letter') return noWords
  if (entry.kind === 'flag') return shopFlags.find(({ key }) => key === entry.key)?.isOnByDefault ?? null
  return navigationItems.find(({ id }) => id === entry.id)?.isOnByDefault ?? null
}

/** As JSON: what a form is generated from. */
function schemaOf(entry: ShopEntry): unknown {
  const isSwitch = entry.kind === 'flag' || entry.kind === 'menu'
  const schema =
    entry.kind === 'letter' ? LetterWords : isSwitch ? { type: 'boolean' } : settingSchemas[entry.key]
  return JSON.parse(JSON.stringify(schema))
}

const noWords = { above: '', below: '' }
