import { pushWorkerPath, pushWorkerScope } from '../../../shared/paths/server-paths.ts'
import { endPush, subscribe } from './notice-calls.ts'

type Found = 'off' | 'on' | 'barred' | 'unable'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/**
 * Whether this browser tells, without asking for anything and without registering anything: it is subscribed, and the shop
 * sends to it by this list of the person's browsers.
 */
export async function findPush(browsers: readonly string[]): Promise<Found> {
  if (!canPush()) return 'unable'
  if (Notification.permission === 'denied') return 'barred'
  const subscription = await presentSubscription()
  return subscription !== null && browsers.includes(subscription.endpoint) ? 'on' : 'off'
}

/** Asks the person, subscribes this browser and says so to the shop. */
export async function startPush(pushKey: string): Promise<Found> {
  if ((await Notification.requestPermission()) !== 'granted') return findPush([])
  const worker = await navigator.serviceWorker.register(pushWorkerPath, { scope: pushWorkerScope })
  await isActive(worker)
  // One that the shop has dropped is dead: subscribing would answer it again.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  })
  await subscribe(subscription.toJSON())
  return 'on'
}

export async function stopPush(): Promise<Found> {
  const subscription = await presentSubscription()
  if (subscription === null) return 'off'
  await endPush(subscription.endpoint)
  await subscription.unsubscribe()
  return 'off'
}

async function presentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(pushWorkerScope)
  return worker?.scope.endsWith(pushWorkerScope) ? worker.pushManager.getSubscription() : null
}

/** `ready` waits for a worker of this page, and this one has no page. */
async function isActive(worker: ServiceWorkerRegistration): Promise<void> {
  const starting = worker.installing ?? worker.waiting
  if (starting === null) return
  await new Promise<void>((done) => {
    const look = () => starting.state === 'activated' && done()
    starting.addEventListener('statechange', look)
    look()
  })
}
