/** Shows every piece of the interface in all its states: `npm run styleguide`, then open what it prints. */
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { containerSprite } from '../artwork/container-sprite.ts'

const styleguide = await createServer({
  root: 'storefront/styleguide',
  cacheDir: '../../var/vite-styleguide',
  // Bundled before the first page: a dependency that is found while it loads makes it load again.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  server: { host: '127.0.0.1', port: 3001, fs: { allow: ['../..'] } },
  plugins: [
    react(),
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
