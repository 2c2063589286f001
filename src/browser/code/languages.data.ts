/** Languages to load into Prism, in order, by a file's extension or media subtype; the last is the file's own. */
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

/** Languages that are part of Prism's main file. */
export const BUILT_IN: ReadonlySet<string> = new Set(['javascript', 'css', 'markup', 'clike'])
