/** What Node is started with to run the built shop, as `npm start` and the container do (docs/decisions/0137). */
export const shopArguments = ['--max-semi-space-size=8', 'dist/shop/main.js']
