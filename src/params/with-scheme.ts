/** Adds `https://` to an address that was written without it; leaves other text alone. */
export function withScheme(written: string): string {
  const text = written.trim()
  const [authority = ''] = text.split(/[/?#]/, 1)
  return isHost(authority.replace(/:\d{1,5}$/, '')) ? `https://${text}` : text
}

/** True for a name with a dot in it, `localhost`, or an address in brackets. */
function isHost(text: string): boolean {
  if (/^(?:localhost|\[[0-9a-f:.]+\])$/i.test(text)) return true
  return text.includes('.') && /^[^\s:@[\]]+$/.test(text)
}
