#!/usr/bin/env bash
# kubernetes-models 5.1.0 (npm).
#
# Expected: validate() refuses a field that the resource does not have, as `kubectl apply --validate=strict` and API servers
# with strict field validation do. The message for a wrong value of a known field suggests as much.
# Seen: a misspelt field passes at every level, so a chart whose containers say readOnlyRootFileSystem (and so have a writable
# one) is valid. A wrong value of a known field is refused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent kubernetes-models@5.1.0 node@24.21.0 2>/dev/null
cat >validate.mjs <<'EOF'
import { Deployment } from 'kubernetes-models/apps/v1'
const isValid = (container, more = {}) => {
  const labels = { app: 'shop' }
  const template = { metadata: { labels }, spec: { containers: [{ name: 'shop', image: 'shop:1', ...container }] } }
  const deployment = new Deployment({
    metadata: { name: 'shop' },
    spec: { selector: { matchLabels: labels }, template, ...more },
  })
  try {
    deployment.validate()
    return true
  } catch {
    return false
  }
}
const answers = {
  'securityContext.readOnlyRootFileSystem': isValid({ securityContext: { readOnlyRootFileSystem: true } }),
  'spec.replica': isValid({}, { replica: 2 }),
  'imagePullPolicy: Sometimes': isValid({ imagePullPolicy: 'Sometimes' }),
}
for (const [what, valid] of Object.entries(answers)) console.log(what, valid ? 'is valid' : 'is refused')
process.exit(Object.values(answers).join() === 'true,true,false' ? 0 : 1)
EOF
if ! node_modules/.bin/node validate.mjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
