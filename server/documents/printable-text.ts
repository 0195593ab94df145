/** Signs beyond Latin-1 that the standard fonts of PDF have all the same (WinAnsiEncoding). */
const alsoPrintable = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const relatives: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i' }

/**
 * Text that the standard fonts of PDF can print: unsupported letters lose their accent, other characters become '?'.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC')].map(printableSign).join('')
}

function printableSign(sign: string): string {
  if (isPrintable(sign)) return sign
  const plain = relatives[sign] ?? sign.normalize('NFD').replace(/\p{M}+/gu, '')
  return [...plain].length === 1 && isPrintable(plain) ? plain : '?'
}

const isPrintable = (sign: string) => /^[ -~\u00A0-\u00FF]$/.test(sign) || alsoPrintable.includes(sign)
