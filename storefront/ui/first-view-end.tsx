/**
 * The mark at which a browser draws a page that is still arriving (rel=expect, server/pages/document.ts). It stands where
 * everything on a first screen has come, and nothing that follows can move what has. At most one on a page.
 */
export const firstViewEnd = <template id="drawn" />
