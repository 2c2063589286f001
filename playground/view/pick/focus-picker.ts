/** The field or image in which elements are picked; only one is shown at a time. */
export const PICKER_ID = 'picker'

let wantsFocus = false

/** Puts the focus where elements are picked, now or as soon as that is there. */
export function focusPicker(): void {
  wantsFocus = true
  focusIfWanted(document.getElementById(PICKER_ID))
}

export function focusIfWanted(picker: HTMLElement | null): void {
  if (!wantsFocus || !picker) return
  wantsFocus = false
  // An image may be higher than the screen; what stands above it is brought into sight with it.
  const panel = picker.closest('.has-image') && picker.closest('.panel')
  picker.focus({ preventScroll: panel !== null })
  panel?.scrollIntoView()
}
