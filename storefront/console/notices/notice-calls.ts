import type { NoticeChoice, NoticeChoices, Notices } from '../../../shared/api/notices-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const root = '/api/notices'

export const noticeReads = { bell: root, choices: `${root}/choices` }

/** What the bell shows is read: up to this one, or this one only. */
export const seeNotices = (upTo: number, only: boolean): Promise<Notices> =>
  clientCall(`${root}/seen`, { method: 'POST', body: { upTo, only } })

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
