import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { ASK, COMMANDS } from '../../src/cli/commands.js'
import { runProgram } from '../support/program.js'

async function script(shell: string) {
  return (await runProgram(['completion', shell])).stdout
}

/** What bash offers for the last of these words. */
async function offered(...words: string[]): Promise<string[]> {
  const ask = `
    COMP_WORDS=(linkglass ${words.map((word) => `'${word}'`).join(' ')})
    COMP_CWORD=${words.length}
    _linkglass
    printf '%s\\n' "\${COMPREPLY[@]}"`
  const stdout = execFileSync('bash', ['-c', (await script('bash')) + ask], { encoding: 'utf8' })
  return stdout.trim().split('\n')
}

describe('bash', () => {
  test.each([
    [['s'], ['serve', 'shot']],
    [['https://a.example', '--ex'], ['--explain']],
    [
      ['https://a.example', '--meta', 'd'],
      ['description', 'date'],
    ],
    [['serve', '--po'], ['--port']],
    [['serve', '--log-level', 'w'], ['warn']],
    [['completion', 'z'], ['zsh']],
  ])('%j', async (words, offers) => {
    expect(await offered(...words)).toEqual(offers)
  })
})

test.each(['bash', 'zsh', 'fish'])('%s knows every command and option', async (shell) => {
  const text = await script(shell)
  const names = [ASK, ...Object.values(COMMANDS)].flatMap(({ options }) => Object.keys(options))
  const written = (name: string) => (shell === 'fish' ? `-l ${name} ` : `--${name}`)
  const missing = [...Object.keys(COMMANDS), ...names.map(written)].filter(
    (name) => !`${text} `.includes(name),
  )
  expect(missing).toEqual([])
})

test('another shell is refused by name', async () => {
  expect(await runProgram(['completion', 'csh'])).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'linkglass: Which shell? Write linkglass completion bash|zsh|fish.\nTry `linkglass --help`.\n',
  })
})
