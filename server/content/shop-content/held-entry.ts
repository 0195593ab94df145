import { isDeepStrictEqual } from 'node:util'
import type { SettingKey } from '../../../shared/api/settings-api.ts'
import { navigationId } from '../../../shared/pages/navigation-items.ts'
import type { NavigationItem } from '../../../shared/pages/page-frame-data.ts'
import { type ShopEntry, settingOf } from '../../../shared/pages/shop-entries.ts'
import type { Held } from './content-tables.ts'

/** What is stored of settings, by key; a key without a value has its default. */
export type Stored = ReadonlyMap<string, unknown>

/** What each entry of a setting holds, by the entry's name; those with their defaults are missing. */
export function heldEntries(key: SettingKey, value: unknown): Map<string, Held> {
  if (value === undefined) return new Map()
  if (key === 'flags') {
    const flags = Object.entries(value as Record<string, boolean>)
    return new Map(flags.map(([flag, isOn]) => [`flag:${flag}`, { value: isOn }]))
  }
  if (key === 'navigation') {
    const items = value as NavigationItem[]
    return new Map(items.map((item) => [`menu:${navigationId(item)}`, { value: item.enabled }]))
  }
  if (key === 'letters') {
    const letters = Object.entries(value as Record<string, unknown>)
    return new Map(letters.map(([letter, words]) => [`letter:${letter}`, { value: words }]))
  }
  return new Map([[key, { value }]])
}

/** The setting that holds an entry, with the entry as wanted; undefined where nothing is left to store. */
export function settingWith(entry: ShopEntry, stored: Stored, held: Held): unknown {
  const before = stored.get(settingOf(entry))
  if (entry.kind === 'setting') return held === null ? undefined : held.value
  if (entry.kind === 'flag' || entry.kind === 'letter') {
    const name = entry.kind === 'flag' ? entry.key : entry.letter
    const { [name]: _former, ...others } = (before ?? {}) as Record<string, unknown>
    return held === null ? others : { ...others, [name]: held.value }
  }
  const items = (before ?? []) as NavigationItem[]
  const others = items.filter((item) => navigationId(item) !== entry.id)
  const [section, item] = entry.id.split(':')
  return held === null ? others : [...others, { section, item, enabled: held.value }]
}

/** The entries that differ between two values of a setting, with what they held and hold. */
export function changedEntries(key: SettingKey, before: unknown, after: unknown) {
  const [old, now] = [heldEntries(key, before), heldEntries(key, after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((entry) => ({ entry, before: old.get(entry) ?? null, after: now.get(entry) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
}
