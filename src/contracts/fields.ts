/** The nine metadata fields, in the order of the answer. */
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

export function isMetaField(name: string): name is MetaField {
  return (META_FIELDS as readonly string[]).includes(name)
}

/** Fields that are answered only on request. */
export const OPTIONAL_FIELDS = ['video', 'audio', 'iframe'] as const

export type OptionalField = (typeof OPTIONAL_FIELDS)[number]

export const MEDIA_FIELDS = ['image', 'logo', 'video', 'audio'] as const satisfies readonly (
  | MetaField
  | OptionalField
)[]

export type MediaField = (typeof MEDIA_FIELDS)[number]
export type ImageField = Extract<MetaField, MediaField>
export type TextField = Exclude<MetaField, MediaField>

export function isMediaField(name: string): name is MediaField {
  return (MEDIA_FIELDS as readonly string[]).includes(name)
}
