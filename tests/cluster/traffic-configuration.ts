type Server = { name: string; port: number; checkPort?: number }

/** HAProxy before the web processes and before the primary, which answers Patroni's REST check alone. */
export const balancerConfiguration = (
  { webPort, databasePort }: { webPort: number; databasePort: number },
  web: readonly Server[],
  nodes: readonly Server[],
) => `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 2s
  retries 3

frontend web
  mode http
  bind 127.0.0.1:${webPort}
  timeout client 30s
  timeout http-request 15s
  default_backend shop

backend shop
  mode http
  timeout server 15s
  option redispatch 1
  option httpchk GET /readyz
  # A request that changes something is repeated by its caller, who has its idempotency key.
  http-request disable-l7-retry if ! { method GET HEAD }
  retry-on conn-failure empty-response response-timeout 503
  default-server check inter 500ms fall 2 rise 1 observe layer4 on-marked-down shutdown-sessions
${web.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`).join('\n')}
  # While the database is away no process is ready, and each goes on with the pages that it has cached.
  option allbackups
${web.map(({ name, port }) => `  server ${name}-unready 127.0.0.1:${port} no-check backup`).join('\n')}

listen primary
  mode tcp
  bind 127.0.0.1:${databasePort}
  timeout client 1h
  timeout server 1h
  option tcpka
  option httpchk GET /primary
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, checkPort }) => `  server ${name} 127.0.0.1:${port} port ${checkPort}`).join('\n')}
`

/** PgBouncer in transaction mode before the address of the primary. */
export const poolerConfiguration = ({
  port,
  databasePort,
}: {
  port: number
  databasePort: number
}) => `[databases]
dray = host=127.0.0.1 port=${databasePort} dbname=dray user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 400
default_pool_size = 30
server_connect_timeout = 3
server_login_retry = 1
server_check_delay = 5
query_timeout = 15
query_wait_timeout = 8
server_lifetime = 300
`
