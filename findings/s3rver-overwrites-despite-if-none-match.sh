#!/usr/bin/env bash
# @20minutes/s3rver 5.0.0, an object store for tests, asked by aws4fetch 1.0.20 (npm).
#
# Expected: a PUT with `If-None-Match: *` writes an object only where there is none, as S3 does since August 2024; the second
# of two is answered 412 and the first stays.
# Seen: both are answered 200, and the second has replaced the first. A shop that lets the store decide who was first passes
# its tests on nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @20minutes/s3rver@5.0.0 aws4fetch@1.0.20 node@24.21.0 2>/dev/null
cat >put-twice.mjs <<'EOF'
import { AwsClient } from 'aws4fetch'
import S3rver from '@20minutes/s3rver'
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: './objects',
  configureBuckets: [{ name: 'labels' }],
})
const { port } = await server.run()
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'us-east-1' }
const store = new AwsClient(keys)
const url = `http://127.0.0.1:${port}/labels/cask.txt`
const put = async (body) => (await store.fetch(url, { method: 'PUT', body, headers: { 'if-none-match': '*' } })).status
const answers = [await put('first'), await put('second')]
const stored = await (await store.fetch(url)).text()
console.log(`two writes that must not replace: ${answers.join(', ')}; stored is the ${stored}`)
await server.close()
process.exit(answers.join() === '200,200' && stored === 'second' ? 0 : 1)
EOF
if ! node_modules/.bin/node put-twice.mjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
