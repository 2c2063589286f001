/** The language of a file by its ending or media type, and what Prism needs before it. */
export const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  json: ['json'],
  js: ['javascript'],
  mjs: ['javascript'],
  javascript: ['javascript'],
  css: ['css'],
  md: ['markdown'],
  markdown: ['markdown'],
  ts: ['typescript'],
  jsx: ['jsx'],
  tsx: ['jsx', 'typescript', 'tsx'],
  yml: ['yaml'],
  yaml: ['yaml'],
  toml: ['toml'],
  ini: ['ini'],
  sh: ['bash'],
  py: ['python'],
  rb: ['ruby'],
  java: ['java'],
  go: ['go'],
  rs: ['rust'],
  c: ['c'],
  h: ['c'],
  cpp: ['c', 'cpp'],
  cs: ['csharp'],
  php: ['markup-templating', 'php'],
  sql: ['sql'],
  diff: ['diff'],
  patch: ['diff'],
}

/** Part of Prism's main file. */
export const BUILT_IN: ReadonlySet<string> = new Set(['javascript', 'css', 'markup', 'clike'])
