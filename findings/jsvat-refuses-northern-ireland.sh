#!/usr/bin/env bash
# jsvat 2.5.4 (npm).
#
# Expected: since 2021 a trader in Northern Ireland states the same nine digits with XI in front for trade in goods with the
# European Union, and VIES answers for these numbers. A check of British and European VAT numbers takes XI like GB.
# Seen: with every country that the package has, a number that is valid with GB is of no supported country with XI: a
# Belfast brewery that types its number as its invoices to Dublin show it is refused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent jsvat@2.5.4 2>/dev/null
cat >check.cjs <<'EOF'
const { checkVAT, countries } = require('jsvat')
// Nine digits with the right check digits, of no trader.
const seen = ['GB123456782', 'XI123456782'].map((number) => {
  const { isValid, isSupportedCountry } = checkVAT(number, countries)
  console.log(number, { isValid, isSupportedCountry })
  return `${isValid} ${isSupportedCountry}`
})
process.exit(seen.join() === 'true true,false false' ? 0 : 1)
EOF
if ! node check.cjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
