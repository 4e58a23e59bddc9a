import { joined } from '#platform/web/screen/joined-place.tsx'

/** The person in whose folder a document is made. */
export type GeneratingProps = { userId: string }

/** «Generar documento» over the folder of a person, given by the module of templates. */
export const { provide: provideGenerating, Place: Generating } = joined<GeneratingProps>(
  'making a document of a template',
)
