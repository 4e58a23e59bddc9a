import type { Given, Objection } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import type { FileFields, PersonValues } from '../model/person-row.ts'
import { objectionsToPeople } from './people-file.checks.ts'
import { allPeople, matchPeople } from './people-file.queries.ts'
import { applyPeople, undoPeople } from './people-file.service.ts'

/** How a file that brings some fields of people is matched, checked, written and taken back. */
export const peopleFile = (fields: FileFields) => ({
  match: (importing: Importing, rows: readonly PersonValues[]) =>
    matchPeople(importing, rows, fields),
  check: (
    importing: Importing,
    rows: readonly Checked<PersonValues>[],
  ): Promise<readonly (readonly Objection[])[]> => objectionsToPeople(importing, rows, fields),
  write: { apply: applyPeople, undo: undoPeople },
  all: (reading: Acting): Promise<readonly Given[]> => allPeople(reading, fields),
})
