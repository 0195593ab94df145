/**
 * The mark at which a browser paints a page that is still arriving (rel=expect, server/content/pages/document.ts). It goes
 * where the first screen is complete, and nothing below can move it. At most one on a page.
 */
export const firstViewEnd = <template id="drawn" />
