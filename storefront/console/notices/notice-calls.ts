import type { NoticeChoice, NoticeChoices, Notices } from '../../../shared/api/notices-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const root = '/api/notices'

export const noticeReads = { bell: root, choices: `${root}/choices` }

/** The bell was opened: what it shows, up to this one, is seen. */
export const seeNotices = (upTo: number): Promise<Notices> =>
  clientCall(`${root}/seen`, { method: 'POST', body: { upTo } })

export const chooseNotice = (choice: NoticeChoice): Promise<NoticeChoices> =>
  clientCall(noticeReads.choices, { method: 'PUT', body: choice })

export const subscribe = (subscription: PushSubscriptionJSON): Promise<void> => {
  const { endpoint, keys } = subscription
  return clientCall(`${root}/push`, {
    method: 'PUT',
    body: { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } },
  })
}

export const endPush = (endpoint: string): Promise<void> =>
  clientCall(`${root}/push/end`, { method: 'POST', body: { endpoint } })
