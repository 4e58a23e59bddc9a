import { importer } from '#platform/server/imports/importer.ts'
import { DataRow } from '../model/data-row.ts'
import { matchData, objectionsToData } from './data-file.checks.ts'
import { allData } from './data-file.queries.ts'
import { applyData, undoData } from './data-file.service.ts'

importer(DataRow, {
  code: 'USER_FIELDS',
  label: 'Campos de la ficha',
  about: 'Lo que cada persona tiene en los campos que su empresa agregó a la ficha.',
  area: 'importPeople',
  // Who writes the fields of people writes them from a file, new or not.
  service: 'userFieldData',
  needs: { create: 'userFieldData.update', update: 'userFieldData.update' },
  columns: {
    person: { header: 'rut', aliases: ['rut trabajador', 'rut colaborador'] },
    field: { aliases: ['código', 'dato'] },
    date: { header: 'desde', aliases: ['fecha', 'rige desde'] },
    value: {},
  },
  keys: ['person', 'field', 'date'],
  match: matchData,
  check: objectionsToData,
  write: { apply: applyData, undo: undoData },
  all: allData,
})
