import { setTimeout } from 'node:timers/promises'
import type { GateName } from '../../shared/gates.ts'
import type { Frame } from '../../shared/page-payload.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import { shopMenu } from '../catalogue/shop-menu.ts'
import { partReader } from '../http/part-reader.ts'
import type { Services } from '../services.ts'
import { defaultFrameSettings, readFrameSettings, type Switches } from '../settings/frame-settings.ts'

/** The frame of the payload, and what of the frame only the document tells. */
export type ServedFrame = Frame & { gates: GateName[]; switches: Switches }

/** The frame, and whether something in it could not be read: a page with such a frame is not kept. */
type LoadedFrame = { frame: ServedFrame; isPartial: boolean }

export type FrameSource = {
  /** What every page carries: kept until settings or breweries change. */
  load: () => Promise<LoadedFrame>
  drop: () => void
  /** Reads the frame again, soon: a beer that came or went may have changed what the menus lead to. */
  recheck: () => void
}

/** Subjects whose change touches the frame, and so every page. */
export const frameTopics = ['settings', 'frame']

type Sources = { database: Database; shelf: Shelf; logger: Services['logger'] }

/** Beers change often, menus seldom: between two looks at the menus this long passes. */
const recheckPauseMs = 250

/** `onChange` is told when a recheck found another frame than the kept one. */
export function createFrameSource(sources: Sources, onChange: () => void = () => {}): FrameSource {
  let kept: Promise<LoadedFrame> | null = null
  let isRecheckAsked = false
  let rechecking: Promise<void> | null = null

  async function recheck(): Promise<void> {
    while (isRecheckAsked && kept !== null) {
      isRecheckAsked = false
      const before = kept
      const [old, now] = await Promise.all([before, loadFrame(sources)])
      if (kept === before && !now.isPartial && JSON.stringify(now) !== JSON.stringify(old)) {
        kept = Promise.resolve(now)
        onChange()
      }
      await setTimeout(recheckPauseMs, undefined, { ref: false })
    }
  }

  return {
    load: () => {
      kept ??= loadFrame(sources).then((loaded) => {
        if (loaded.isPartial) kept = null
        return loaded
      })
      return kept
    },
    drop: () => {
      kept = null
    },
    recheck: () => {
      isRecheckAsked = true
      rechecking ??= recheck().finally(() => {
        rechecking = null
      })
    },
  }
}

/** Menus and settings that cannot be read are only logged; the page stands with what is usual (ERR-18, ERR-19). */
async function loadFrame({ database, shelf, logger }: Sources): Promise<LoadedFrame> {
  const { read, hasFailed } = partReader(logger)
  const [settings, shopBy] = await Promise.all([
    read('frame settings', defaultFrameSettings, () => readFrameSettings(database)),
    shopMenu({ database, shelf }, read),
  ])
  const frame = {
    navigation: { items: settings.navigation, shopBy },
    footer: settings.footer,
    noticeStrip: settings.noticeStrip,
    gates: settings.gates,
    switches: settings.switches,
  }
  return { frame, isPartial: hasFailed() }
}
