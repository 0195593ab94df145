import { useCallback, useEffect, useState } from 'react'
import {
  isOnEveryPage,
  isPreviewPage,
  type PreviewPage,
  previewPages,
  readShopEntry,
} from '../../../shared/pages/shop-entries.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { staffReads } from '../staff-calls.ts'
import styles from './EntryForm.module.css'

const pageNames = {
  home: 'home page',
  mail: 'mail',
  terms: 'page of the terms',
  privacy: 'page of the privacy policy',
  faq: 'page of the FAQ',
  hubs: 'page of the hubs',
} as const

type Props = { entry: string; shownOn: keyof typeof pageNames; json: string | null }

/** So long the value rests before its page is made again. */
const restsMs = 800

/** A page of the shop, or the mail, with the value of the form, for ten minutes, and made again while it is changed; what every page shows is looked at on any. */
export function SeePage({ entry, shownOn, json }: Props) {
  const [link, setLink] = useState<{ json: string | null; href: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isOnPhone, setOnPhone] = useState(false)
  const [page, setPage] = useState<PreviewPage>('home')
  const thing = readShopEntry(entry)
  const hasChoice = thing !== null && isOnEveryPage(thing)
  const name = hasChoice ? previewPages[page].toLowerCase() : pageNames[shownOn]
  const make = useCallback(async () => {
    const call = clientCall<{ href: string }>(`${staffReads.shopEntry(entry)}/page`, {
      method: 'POST',
      body: { json },
    })
    setLink({ json, href: (await withSecondFactor(call)).href })
  }, [entry, json])
  const ask = async () => {
    setAsking(true)
    try {
      await make()
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setAsking(false)
  }
  const isOld = link !== null && link.json !== json
  useEffect(() => {
    if (!isOld) return undefined
    // What cannot be shown yet, such as half a link, leaves the page of before.
    const timer = setTimeout(() => void make().catch(() => {}), restsMs)
    return () => clearTimeout(timer)
  }, [isOld, make])
  const href = link === null ? '' : page === 'home' ? link.href : `${link.href}?page=${page}`
  return (
    <div className={styles.page}>
      {hasChoice && (
        <Select
          label="Look at it on"
          name="previewPage"
          value={page}
          options={Object.entries(previewPages).map(([value, label]) => ({ value, label }))}
          onChange={(to) => setPage(isPreviewPage(to) ? to : 'home')}
        />
      )}
      <Button variant="quiet" size="small" isLoading={isAsking} onClick={() => void ask()}>
        Preview the {name}
      </Button>
      {link !== null && (
        <>
          <a href={href} target="_blank" rel="noreferrer">
            See the {name}, for ten minutes
          </a>
          <Checkbox name="previewOnPhone" label="As on a phone" isChecked={isOnPhone} onChange={setOnPhone} />
          <div className={styles.pane} data-phone={isOnPhone || undefined} aria-busy={isOld}>
            <iframe title={`The ${name} with this change`} src={href} sandbox="allow-same-origin" />
          </div>
        </>
      )}
    </div>
  )
}
