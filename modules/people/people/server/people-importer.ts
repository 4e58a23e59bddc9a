import { countryList } from '#chile/countries.ts'
import { communes } from '#chile/territory.ts'
import type { Acting } from '#platform/server/context.ts'
import { type Checked, importer, type Importing } from '#platform/server/imports/importer.ts'
import {
  type FileFields,
  importedFields,
  PersonRow,
  type PersonValues,
} from '../model/person-row.ts'
import { objectionsToPeople } from './people-file.checks.ts'
import { allPeople, matchPeople } from './people-file.queries.ts'
import { applyPeople, undoPeople } from './people-file.service.ts'

const codes = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ value: code, label: name, also: [code] }))

/** How a file that brings some fields of people is matched, checked, written and taken back. */
export const peopleFile = (fields: FileFields) => ({
  match: (importing: Importing, rows: readonly PersonValues[]) =>
    matchPeople(importing, rows, fields),
  check: (importing: Importing, rows: readonly Checked<PersonValues>[]) =>
    objectionsToPeople(importing, rows, fields),
  write: { apply: applyPeople, undo: undoPeople },
  all: (reading: Acting) => allPeople(reading, fields),
})

importer(PersonRow, {
  code: 'EMPLOYEE_BASIC',
  label: 'Colaboradores',
  about: 'Las personas y sus datos, desde el día en que rigen. Las que ya están se corrigen.',
  area: 'importPeople',
  service: 'users',
  columns: {
    rut: { aliases: ['documento', 'rut trabajador', 'rut colaborador'] },
    firstname: { aliases: ['nombre', 'nombres'] },
    secondName: { aliases: ['otros', 'segundo nombre'] },
    paternalLastname: { aliases: ['paterno'] },
    maternalLastname: { header: 'materno', aliases: ['apellido materno'] },
    birthday: { header: 'nacimiento', aliases: ['fecha de nacimiento'] },
    gender: { aliases: ['género'], usual: 'UNKNOWN' },
    civilStatus: { usual: 'UNKNOWN' },
    countryOfOrigin: { choices: codes(countryList), usual: 'CL' },
    email: { header: 'correo', aliases: ['correo personal', 'email'] },
    personalPhone: { header: 'teléfono', aliases: ['teléfono personal'] },
    address: { aliases: ['domicilio'] },
    communeCode: { choices: codes(communes) },
    businessId: { aliases: ['empresa'] },
    from: { aliases: ['desde', 'vigencia'] },
  },
  keys: ['rut'],
  ...peopleFile(importedFields),
})
