import { z } from 'zod'

/** Of the layout of an archive; a newer one is refused. */
export const LAYOUT = 1

/** The first part: what must be known before anything is unpacked. */
export const headerOf = z.object({
  layout: z.number().int(),
  madeAt: z.iso.datetime(),
  /** The major version of PostgreSQL whose files these are. */
  postgres: z.string(),
  /** The migrations that had run, in their order: the version of the schema. */
  migrations: z.array(z.string()),
  /** Whether sessions and seals are read with a secret of the environment, which is not inside. */
  secretElsewhere: z.boolean(),
})
export type Header = z.infer<typeof headerOf>

const partOf = z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })
export type Part = z.infer<typeof partOf>

/** The last part: an archive without it was cut off. */
export const manifestOf = z.object({
  parts: z.array(partOf),
  /** Files that the database names and the store had lost before, or holds with other bytes. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestOf>

export const HEADER = 'header.json'
export const MANIFEST = 'manifest.json'
/** The folders of an installation, and the one file beside them. */
export const POSTGRES = 'postgres'
export const FILES = 'files'
export const SESSION_SECRET = 'session-secret'

/** An expected fault, said in words to whoever runs the command. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
