#!/usr/bin/env bash
# @redocly/cli 2.77.0, rule security-defined, on an OpenAPI 3.1 document with webhooks.
#
# Expected: the rule asks for `security` on calls that a client sends. A webhook is sent by the API's own server, and its
# receiver decides how it checks the sender, so an operation under `webhooks` needs no `security` of the API.
# Seen: the operation under `webhooks` is an error too, until it has `security: []`.
#
# Source of the expectation: OpenAPI 3.1.1, "webhooks": requests that are "initiated other than by an API call".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @redocly/cli@2.77.0 >/dev/null

document() { # $1: extra lines of the webhook
  cat <<JSON
{ "openapi": "3.1.0",
  "info": { "title": "Orders", "version": "1" },
  "paths": { "/orders": { "get": { "operationId": "listOrders", "security": [],
    "responses": { "200": { "description": "Orders" } } } } },
  "webhooks": { "order.placed": { "post": { "operationId": "orderPlaced"$1,
    "responses": { "204": { "description": "Received" } } } } } }
JSON
}
printf 'rules:\n  security-defined: error\n' > redocly.yaml
errors() { npx redocly lint "$1" --format=json --config redocly.yaml 2>/dev/null | node -e '
  let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () => {
    const { problems } = JSON.parse(text.slice(text.indexOf("{")))
    console.log(problems.filter(({ ruleId }) => ruleId === "security-defined").map(({ location }) => location[0].pointer).join(" "))
  })' || true; }

document '' > plain.json
document ', "security": []' > stated.json
plain=$(errors plain.json)
stated=$(errors stated.json)
echo "security-defined without security: ${plain:-none}"
echo "security-defined with security []: ${stated:-none}"
[[ $plain == *webhooks* && -z $stated ]] || { echo 'The behaviour has changed.'; exit 1; }
