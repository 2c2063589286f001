import type { Warning } from '../../../src/contracts/result.js'

/** Walls and shells by the codes of their warnings, as a sentence names them. */
const WALLS: Readonly<Record<string, string>> = {
  EADBLOCK: 'A plea to switch the ad blocker off came instead of the page',
  EAGE: 'A question for the visitor’s age came instead of the page',
  EBOTWALL: 'A check for robots came instead of the page',
  ECONSENT: 'A question for consent came instead of the page',
  EEMPTY: 'Nothing came instead of the page',
  ELOGIN: 'A login came instead of the page',
  ENOTFOUNDPAGE: 'The page says that it does not exist',
  EREFUSED: 'The page refused this visitor',
  ESHELL: 'An empty shell came instead of the page',
}

/** Names what came instead of the page; `undefined` if no warning tells of a wall or a shell. */
export function nameWall(warnings: readonly Warning[]): string | undefined {
  const wall = warnings.find(isWall)
  return wall && WALLS[wall.code]
}

export function isWall({ code }: Warning): boolean {
  return Object.hasOwn(WALLS, code)
}
