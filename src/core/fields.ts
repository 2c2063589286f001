/** The nine metadata fields, in the order in which they are answered. */
export const META_FIELDS = [
  'title',
  'description',
  'lang',
  'author',
  'publisher',
  'image',
  'date',
  'url',
  'logo',
] as const

export type MetaField = (typeof META_FIELDS)[number]

/** Fields whose value is an image; the others are text. */
export type MediaField = 'image' | 'logo'
export type TextField = Exclude<MetaField, MediaField>

export function isMetaField(name: string): name is MetaField {
  return (META_FIELDS as readonly string[]).includes(name)
}

/** Further fields, answered after the nine and only when asked for. */
export const OPTIONAL_FIELDS = ['video', 'audio', 'iframe'] as const

export type OptionalField = (typeof OPTIONAL_FIELDS)[number]

/** The source that no page names: a logo that is not at `/favicon.ico` is not worth a warning. */
export const GUESSED_LOGO = 'favicon'
