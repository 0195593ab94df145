#!/usr/bin/env bash
# @modelcontextprotocol/server 2.4.0, createMcpHandler(factory, { responseMode: 'json' }).
#
# Expected: with responseMode 'json' every answer to a POST is application/json, and a client that accepts JSON alone is
# served.
# Seen: the option holds for the stateless revision of 2026 alone. A client of a revision with a handshake (2025-06-18)
# gets text/event-stream for `initialize`, and 406 if it accepts application/json alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @modelcontextprotocol/server@2.4.0 >/dev/null
cat > ask.mjs <<'JS'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'

const handler = createMcpHandler(() => new McpServer({ name: 'cellar', version: '1.0.0' }), { responseMode: 'json' })
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'till', version: '1.0.0' } },
}
const ask = async (accept) => {
  const answer = await handler.fetch(
    new Request('http://127.0.0.1/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(initialize),
    }),
  )
  return `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}`
}
const both = await ask('application/json, text/event-stream')
const jsonAlone = await ask('application/json')
console.log(`accepts both: ${both}`)
console.log(`accepts JSON alone: ${jsonAlone}`)
if (both !== '200 text/event-stream' || !jsonAlone.startsWith('406')) {
  console.log('The behaviour has changed.')
  process.exit(1)
}
process.exit(0)
JS
node ask.mjs
