/** The script of the consoles' service worker, and the addresses it is registered for: no page stands there. */
export const pushWorkerPath = '/console-push.js'
export const pushWorkerScope = '/console-push/'
