/** Replaces `var WORDS = /…/` in a script by `WORDS ??= /…/` where it is used. */
export function delayConstants(code: string): string
