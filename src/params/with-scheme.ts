/** Adds `https://` to a URL without a scheme; returns any other text unchanged. */
export function addScheme(written: string): string {
  const text = written.trim()
  const [authority = ''] = text.split(/[/?#]/, 1)
  return looksLikeHost(authority.replace(/:\d{1,5}$/, '')) ? `https://${text}` : text
}

/** True for a name with a dot, `localhost`, or an IPv6 address in brackets. */
function looksLikeHost(text: string): boolean {
  if (/^(?:localhost|\[[0-9a-f:.]+\])$/i.test(text)) return true
  return text.includes('.') && /^[^\s:@[\]]+$/.test(text)
}
