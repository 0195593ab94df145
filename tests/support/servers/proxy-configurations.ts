import { readFileSync } from 'node:fs'

export type ProxyKind = 'nginx' | 'haproxy' | 'caddy'
export type ProxyPlaces = {
  /** Where the proxy listens: an address of this machine, and its two ports. */
  address: string
  httpPort: number
  httpsPort: number
  /** The port of the shop on 127.0.0.1. */
  shopPort: number
  /** PEM files: certificate, key, and both in one. */
  certificate: string
  key: string
  both: string
  /** The proxy's own folder. */
  folder: string
}
type Replacements = readonly (readonly [original: string, replacement: string])[]

/** The configuration of deploy/ for places of a test, with waits that a test can wait for. */
export function proxyConfiguration(kind: ProxyKind, places: ProxyPlaces): string {
  return { nginx: nginxFile, haproxy: haproxyFile, caddy: caddyFile }[kind](places)
}

/** A text that is replaced must be there, so that a test runs the file that is shipped. */
function replaceAll(path: string, replacements: Replacements): string {
  return replacements.reduce(
    (text, [original, replacement]) => {
      if (!text.includes(original)) throw new Error(`${path} has no '${original}'`)
      return text.replaceAll(original, replacement)
    },
    readFileSync(path, 'utf8'),
  )
}

/** The shipped file is what an nginx.conf includes within http. */
function nginxFile(places: ProxyPlaces): string {
  const { address, httpPort, httpsPort, shopPort, certificate, key, folder } = places
  const servers = replaceAll('deploy/nginx.conf', [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${shopPort};`],
    ['listen 80;', `listen ${address}:${httpPort};`],
    ['listen 443 ssl', `listen ${address}:${httpsPort} ssl`],
    ['/etc/ssl/shop.example/fullchain.pem', certificate],
    ['/etc/ssl/shop.example/privkey.pem', key],
    ['client_header_timeout 15s;', 'client_header_timeout 1s;'],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    servers,
    '}',
  ].join('\n')
}

function haproxyFile({ address, httpPort, httpsPort, shopPort, both }: ProxyPlaces): string {
  return replaceAll('deploy/haproxy.cfg', [
    ['127.0.0.1:3000', `127.0.0.1:${shopPort}`],
    ['bind :80\n', `bind ${address}:${httpPort}\n`],
    ['bind :443 ssl crt /etc/ssl/shop.example.pem', `bind ${address}:${httpsPort} ssl crt ${both}`],
    ['timeout http-request 15s', 'timeout http-request 1s'],
    ['inter 2s', 'inter 200ms'],
  ])
}

function caddyFile({
  address,
  httpPort,
  httpsPort,
  shopPort,
  certificate,
  key,
  folder,
}: ProxyPlaces): string {
  const own = [
    'admin off',
    `storage file_system ${folder}`,
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `default_bind ${address}`,
    'default_sni shop.example',
  ]
  return replaceAll('deploy/Caddyfile', [
    ['127.0.0.1:3000', `127.0.0.1:${shopPort}`],
    ['read_header 15s', 'read_header 1s'],
    ['health_interval 2s', 'health_interval 200ms'],
    ['\n{$DRAY_SITE:shop.example} {', `\nshop.example, ${address} {\n\ttls ${certificate} ${key}`],
    ['{\n\tservers {', `{\n\t${own.join('\n\t')}\n\tservers {`],
  ])
}
