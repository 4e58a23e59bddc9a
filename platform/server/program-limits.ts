import type { ApiOperation } from '#access/api.ts'

/** All that a program may ask with its key; anything else is refused before it is looked at. */
export type ProgramLimits = {
  readonly operations: ReadonlySet<ApiOperation>
  /** Whether it may read a field of a type of the schema. */
  readonly reads: (type: string, field: string) => boolean
}
