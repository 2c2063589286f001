import type { JSX } from 'preact'

const PATHS = {
  glass: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20M7.6 10a3 3 0 0 1 2.3-2.4',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.6L12 7m2 3a4 4 0 0 0-6-.4l-3 3A4 4 0 0 0 10.7 18l1.3-1.2',
  plus: 'M12 5v14M5 12h14',
  cross: 'm6.5 6.5 11 11m0-11-11 11',
  nest: 'M6 4v9a3 3 0 0 0 3 3h10m-4-4 4 4-4 4',
  or: 'M4 7h6l6 10h4m-3-3 3 3-3 3M4 17h6l1.6-2.7M14.4 9.7 16 7h4m-3-3 3 3-3 3',
  again: 'M19 12a7 7 0 1 1-2.1-5M19 4v4h-4',
  paste: 'M8 5h8v3H8zM8 6H5v14h14V6h-3M9 13h6m-6 3h4',
  point: 'm5 5 6 14 2-6 6-2zM14 14l5 5',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  system: 'M4 5h16v11H4zM9 20h6m-3-4v4',
  save: 'M12 4v11m-5-5 5 5 5-5M5 19h14',
  picture: 'M4 5h16v14H4zm0 11 4.5-4.5 3.5 3.5 3-3 5 5M15.5 9.5h.01',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
