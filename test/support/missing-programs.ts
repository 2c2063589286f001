import type { Reporter, TestModule } from 'vitest/node'

/** Reports tests that were skipped because a program is missing. */
export class MissingPrograms implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>()
    for (const { children } of modules) {
      for (const test of children.allTests('skipped')) {
        const programs = test.meta().missing ?? []
        for (const program of programs) counts.set(program, (counts.get(program) ?? 0) + 1)
      }
    }
    if (counts.size > 0) report(describeMissing(counts))
  }
}

/** "52 tests need `redis-server`, 3 `curl`: not found" */
export function describeMissing(counts: ReadonlyMap<string, number>): string {
  const [first, ...others] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first) return ''
  const [program, count] = first
  const need = `${count} ${count === 1 ? 'test needs' : 'tests need'} \`${program}\``
  return `${[need, ...others.map(([name, more]) => `${more} \`${name}\``)].join(', ')}: not found`
}

/** Sends the line to `scripts/check.mjs`, or prints it. */
function report(line: string): void {
  if (process.send) process.send(line)
  else console.log(`\n${line}`)
}
