/** Shows every piece of the interface in all its states: `npm run styleguide`, then open what it prints. */
import { createServer } from 'vite'
import { containerSprite } from '../artwork/container-sprite.ts'
import { preactForReact } from './preact-for-react.ts'

const styleguide = await createServer({
  root: 'storefront/styleguide',
  cacheDir: '../../var/vite-styleguide',
  resolve: { alias: preactForReact },
  server: { host: '127.0.0.1', port: 3001, fs: { allow: ['../..'] } },
  plugins: [
    {
      name: 'icons',
      configureServer: ({ middlewares }) => {
        middlewares.use('/pictures/icons.svg', (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(containerSprite())
        })
      },
    },
  ],
})
await styleguide.listen()
process.stdout.write(`The style guide is at ${styleguide.resolvedUrls?.local[0] ?? ''}styleguide.html\n`)
