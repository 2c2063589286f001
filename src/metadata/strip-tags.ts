// Tags that editors' software leaves in texts meant to be plain. Only known names count: `<3` and
// `a < b` are text.
const TAGS =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/gi

/** Without the markup that was put into a text by mistake. */
export function stripTags(text: string): string {
  return text.includes('<') ? text.replace(TAGS, ' ') : text
}
