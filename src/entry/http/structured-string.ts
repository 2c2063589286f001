/** Quotes text as a string of structured fields (RFC 9651, section 3.3.3). */
export function formatStructuredString(text: string): string {
  const printable = text.replace(/[^ -~]/g, '?').replace(/["\\]/g, '\\$&')
  return `"${printable}"`
}
