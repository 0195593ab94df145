import { open, rules } from './access-rule.ts'

/** Routes that read no account: pages, files, forms, public calls, and those that open a session or follow a mail. */
export const visitorRules = [
  ...rules(
    open(200),
    `
    GET /groups/:slug/runs.ics
    GET /docs/api/buyer.json
    GET /public/demo-history
    GET /docs/api/seller.json
    GET /docs/api/
    GET /docs/api/js/scalar.js
    GET /service-worker.js
    GET /robots.txt
    GET /sitemap.xml
    GET /pictures/icons.svg
    GET /pictures/site-mark.svg
    GET /pictures/payment-cards.svg
    GET /pictures/beer/:id/:version.svg
    GET /pictures/brewery/:id/:version.svg
    GET /pictures/group/:id/:version.svg
    GET /public/feature-flags
    GET /public/notice-strip
    GET /public/shop/navigation
    GET /public/beers/latest
    GET /public/beers/:id
    GET /public/teams
    GET /public/teams/:team/beers/:beer/gallery
    GET /public/styles
    GET /releases/latest.atom
    GET /brewery/:publicSlug/releases.atom
    GET /brewery/:publicSlug/price-list.csv
    GET /brewery/:publicSlug/price-list.md
    GET /feeds/beers.csv
    GET /feeds/beers.ndjson
    GET /llms.txt
    GET /shop.md
    GET /releases/latest.md
    GET /releases/cask-latest.md
    GET /releases/keg-latest.md
    GET /brewery/:publicSlug.md
    GET /breweries.md
    GET /accessories.md
    GET /groups/:slug.md
    GET /groups.md
    GET /groups/region/:region.md
    GET /group-deliveries.md
    GET /shipping-faq.md
    GET /privacy-policy.md
    GET /terms-and-conditions.md
    GET /retail.md
    GET /public/upsells
    GET /public/groups
    GET /public/groups/:slug/beers
    GET /public/marketplace/comments/summary
    GET /public/search/suggestions
    GET /public/hero
    GET /public/homepage/settings
    GET /healthz
    GET /healthz/address
    GET /.well-known/security.txt
    GET /.well-known/ucp
    GET /readyz
    GET /newsletter
    GET /newsletter/confirm
    GET /unsubscribe
    GET /account/reset-password
    GET /account/confirm-email
    GET /account/change-email
    GET /account/undo-email-change
    GET /account/second-factor
    GET /account/overview
    GET /account/settings/details
    GET /account/settings/cellar
    GET /account/settings/security
    GET /account/settings/connections
    GET /account/settings/alerts
    GET /account/settings/letters
    GET /account/settings/data
    GET /account/settings/business
    GET /account/trade
    GET /account/credit
    GET /account/empties
    GET /account/order-requests
    GET /account/standing-orders
    GET /account/login
    GET /account/register
    GET /auth/google/callback
    GET /auth/facebook/callback
    GET /auth/microsoft/callback
    GET /shop
    GET /releases/latest
    GET /releases/cask-latest
    GET /releases/keg-latest
    GET /brewery/:publicSlug
    GET /breweries
    GET /accessories
    GET /groups/:slug
    GET /groups/*
    GET /groups
    GET /groups/region/:region
    GET /cart
    GET /wishlist
    GET /quick-order
    GET /checkout
    GET /groups/:slug/checkout
    GET /account/orders/:number/payment
    GET /account/orders/:number/thanks
    GET /account/orders
    GET /account/orders/:number
    GET /account/standing-orders/new
    GET /account/standing-orders/:id
    GET /
    GET /group-deliveries
    GET /shipping-faq
    GET /privacy-policy
    GET /terms-and-conditions
    GET /retail
    GET /keg-kong
    GET /status
    GET /sell
    GET /sell/orders/:part
    GET /sell/group/:group
    GET /sell/group/:group/runs/:run
    GET /sell/:brewery
    GET /sell/:brewery/orders
    GET /sell/:brewery/orders/:number
    GET /sell/:brewery/picking
    GET /sell/:brewery/sales
    GET /sell/:brewery/pubs
    GET /sell/:brewery/pubs/empties
    GET /sell/:brewery/pubs/:pub
    GET /sell/:brewery/pubs/:pub/order
    GET /sell/:brewery/money
    GET /sell/:brewery/beers
    GET /sell/:brewery/beers/:beer
    GET /sell/:brewery/imports
    GET /sell/:brewery/prices
    GET /sell/:brewery/prices/lists
    GET /sell/:brewery/prices/offers
    GET /sell/:brewery/help
    GET /sell/group/:group/help
    GET /sell/:brewery/delivery
    GET /sell/:brewery/stock
    GET /sell/:brewery/stock/count
    GET /sell/join
    GET /sell/apply
    GET /admin/breweries/applications/:id
    GET /sell/:brewery/people
    GET /sell/:brewery/settings
    GET /sell/:brewery/connections
    GET /sell/:brewery/notifications
    GET /sell/group/:group/notifications
    GET /sell/group/:group/settings
    GET /admin/notifications
    GET /console-push.js
    GET /admin
    GET /admin/audit
    GET /admin/market
    GET /admin/people
    GET /admin/help
    GET /admin/orders
    GET /admin/orders/:number
    GET /admin/buyers
    GET /admin/buyers/:id
    GET /admin/buyers/:id/order
    GET /admin/breweries
    GET /admin/groups
    GET /admin/groups/:slug
    GET /admin/shop
    GET /admin/shop/:entry
    GET /admin/reviews
    GET /admin/reviews/:id
    GET /admin/money
    GET /admin/system
    GET /admin/money/:tab
    GET /admin/money/papers/:series
    GET /admin/breweries/:slug
    GET /admin/catalogue
    GET /admin/catalogue/:change
    GET /offline
    GET /support
    POST /public/auth/passkey-options
    POST /public/invitation
    POST /public/delivery/quote
    POST /public/delivery/run
    POST /quick-order`,
  ),
  ...rules(
    open(404),
    `
    GET /admin/shop/preview/:key
    GET /admin/*
    GET /sell/*
    GET /assets/*
    GET /sitemap-:file.xml
    GET /media/kept/:name
    GET /media/*
    GET /pictures/scene/:name.svg
    GET /pictures/accessory/:picture.svg
    GET /pictures/container/:picture/:id/:version.svg
    GET /public/homepage/team-promotion
    GET /collection-locations.ics
    GET /collection-locations/:hub.ics
    GET /calendar/:file
    GET /deliveries/:key
    GET /metrics
    GET /collection-locations
    GET /for-brewers
    GET /for-shops
    GET /collection-locations.md
    GET /for-brewers.md
    GET /for-shops.md`,
  ),
  ...rules(
    open(400),
    `
    POST /newsletter
    POST /newsletter/confirm
    POST /newsletter/re-subscribe
    POST /unsubscribe
    POST /mcp
    POST /public/auth/facebook
    POST /public/auth/microsoft
    POST /public/auth/second-step
    POST /public/auth/confirm-email
    POST /public/auth/reset-password
    POST /public/auth/confirm-email-change
    POST /public/auth/cancel-email-change
    POST /account/undo-email-change
    POST /policy-reports
    POST /support`,
  ),
  ...rules(
    open(303),
    `
    POST /gates/audience
    POST /gates/password
    POST /cart/lines
    POST /cart/lines/quantity
    POST /cart/lines/removal
    POST /cart/clearing
    POST /cart/prices
    POST /wishlist/beers`,
  ),
  ...rules(
    open(301),
    `
    GET /account
    GET /beer/:brewerySlug/:style/:beerName/:beerId
    GET /groups/:groupSlug/beer/:brewerySlug/:style/:beerName/:beerId
    GET /groups/region/:region/page/:page
    GET /beer/:brewerySlug/:style/:beerName/:beerId.md
    GET /groups/:groupSlug/beer/:brewerySlug/:style/:beerName/:beerId.md
    GET /groups/region/:region/page/:page.md`,
  ),
  ...rules(
    open(401),
    `
    POST /public/auth/login
    POST /public/auth/refresh
    POST /public/gate/password`,
  ),
  ...rules(
    open(422),
    `
    POST /account/trade
    POST /sell/apply
    POST /checkout
    POST /groups/:slug/checkout`,
  ),
  ...rules(
    open(202),
    `
    POST /public/newsletter/subscribe
    POST /public/auth/request-reset
    POST /public/support`,
  ),
  ...rules(
    open(409),
    `
    POST /public/auth/register`,
  ),
  ...rules(
    open(302),
    `
    GET /buy`,
  ),
  ...rules(
    open(405),
    `
    GET /mcp
    DELETE /mcp`,
  ),
  ...rules(
    open(503),
    `
    POST /public/auth/google`,
  ),
  ...rules(
    open(403),
    `
    POST /public/auth/passkey`,
  ),
  ...rules(
    open(204),
    `
    POST /fault-reports
    POST /kept-cookies
    POST /public/auth/logout`,
  ),
  // The token of the requests is no one's.
  ...rules(
    open(404),
    `
    GET /step
    POST /step
    GET /standing-order
    POST /standing-order
    GET /phone-order
    GET /order-request
    POST /order-request
    POST /phone-order`,
  ),
]
