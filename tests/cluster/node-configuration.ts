import { join } from 'node:path'

type Described = {
  name: string
  folder: string
  port: number
  restPort: number
  etcdPort: number
  binaries: string
}

/**
 * Patroni's settings for a node. A commit is on two nodes before it is acknowledged (`synchronous_mode`), and a primary
 * that goes silent loses its place after `ttl` seconds, the least that Patroni takes.
 */
export function nodeConfiguration({ name, folder, port, restPort, etcdPort, binaries }: Described) {
  const address = `127.0.0.1:${port}`
  return {
    scope: 'dray',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        failsafe_mode: true,
        // A primary that crashed is replaced, not waited for.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 120, wal_log_hints: 'on', max_wal_senders: 8 },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, 'data'),
      bin_dir: binaries,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'unused' },
        replication: { username: 'replicator', password: 'unused' },
        rewind: { username: 'postgres', password: 'unused' },
      },
      parameters: {
        unix_socket_directories: folder,
        // Standbys and rewinding wait for no checkpoint of five minutes.
        checkpoint_timeout: '30s',
        wal_receiver_timeout: '5s',
        wal_sender_timeout: '5s',
      },
    },
  }
}
