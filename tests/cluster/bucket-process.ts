/** An S3-compatible server with one bucket in a process of its own: its port and its folder are the arguments. */
import S3rver from '@20minutes/s3rver'

const [port = '0', directory = ''] = process.argv.slice(2)
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'dray' }],
})
await server.run()
