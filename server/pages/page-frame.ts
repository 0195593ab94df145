import type { GateName } from '../../shared/gates.ts'
import type { Frame } from '../../shared/page-payload.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import { shopMenu } from '../catalogue/shop-menu.ts'
import { readFrameSettings } from '../settings/frame-settings.ts'

/** The frame of the payload, and what of the frame only the document tells. */
export type ServedFrame = Frame & { gates: GateName[] }

export type FrameSource = {
  /** What every page carries: kept until settings or breweries change. */
  load: () => Promise<ServedFrame>
  drop: () => void
}

/** Subjects whose change touches the frame, and so every page. */
export const frameTopics = ['settings', 'frame']

export function createFrameSource({ database, shelf }: { database: Database; shelf: Shelf }): FrameSource {
  let kept: Promise<ServedFrame> | null = null
  return {
    load: () => {
      kept ??= loadFrame(database, shelf).catch((error: unknown) => {
        kept = null
        throw error
      })
      return kept
    },
    drop: () => {
      kept = null
    },
  }
}

async function loadFrame(database: Database, shelf: Shelf): Promise<ServedFrame> {
  const [settings, shopBy] = await Promise.all([readFrameSettings(database), shopMenu(database, shelf)])
  return {
    navigation: { items: settings.navigation, shopBy },
    footer: settings.footer,
    noticeStrip: settings.noticeStrip,
    gates: settings.gates,
  }
}
