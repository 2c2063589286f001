export function checkWarnings(lines: readonly string[]): void {
  const warnings = lines.filter((line) => /^\(node:\d+\) (?:\[\w+\] )?\w*Warning: /.test(line))
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
