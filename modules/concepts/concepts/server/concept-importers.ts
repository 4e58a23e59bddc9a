import { VariableType } from '#modules/concepts/concept-library/model/catalogs.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type Change,
  type Checked,
  importer,
  type Importing,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import type { FileRow } from '../model/file-plan.ts'
import { TableRow, VariableRow } from '../model/file-rows.ts'
import { allConcepts, matchConcepts, objectionsToConcepts } from './concept-file.ts'
import { applyConcepts, undoConcepts } from './concept-file.writes.ts'
import { type FileKind, tableFile, variableFile } from './file-kinds.ts'

const workOf = <Values extends object, Row extends FileRow>(of: FileKind<Values, Row>) => ({
  match: (importing: Importing, rows: readonly Row[]) => matchConcepts(of, importing, rows),
  check: (importing: Importing, rows: readonly Checked<Row>[]) =>
    objectionsToConcepts(of, importing, rows),
  write: {
    apply: (importing: Importing, rows: readonly ToWrite<Row>[]) =>
      applyConcepts(of, importing, rows),
    undo: (importing: Importing, changes: readonly Change[]) =>
      undoConcepts(of, importing, changes),
  },
  all: (reading: Acting) => allConcepts(of, reading),
})

/** The kinds of variable that a company writes. */
const ownTypes = VariableType.options
  .filter(({ value }) => value === 'COMPANY' || value === 'AGREEMENT')
  .map(({ value, label }) => ({ value, label, also: [value] }))

const validFrom = { header: 'rige desde', aliases: ['fecha', 'mes', 'desde'] }
const source = { header: 'norma o decisión', aliases: ['fuente', 'norma'] }

importer(VariableRow, {
  code: 'VARIABLES',
  label: 'Variables',
  about: 'Lo que vale cada variable de la empresa desde un mes. Los meses cerrados no cambian.',
  area: 'importPayroll',
  service: 'variables',
  columns: {
    code: { aliases: ['variable'] },
    value: { aliases: ['monto'] },
    validFrom,
    title: { aliases: ['título', 'descripción'], help: 'Obligatorio de una variable nueva' },
    valueType: { aliases: ['medida'] },
    type: { choices: ownTypes },
    subType: {},
    startDate: {},
    endDate: {},
    source,
    editable: {},
  },
  keys: ['code', 'validFrom'],
  together: ['code'],
  ...workOf(variableFile),
})

importer(TableRow, {
  code: 'TABLES',
  label: 'Tablas',
  about: 'Los tramos de las tablas de la empresa desde un mes, uno por fila.',
  area: 'importPayroll',
  service: 'tables',
  columns: {
    code: { aliases: ['tabla'] },
    validFrom,
    row: { aliases: ['fila', 'n° de tramo', 'número'], help: 'Su número en la tabla: 1, 2, 3…' },
    upTo: { aliases: ['límite', 'tope'], help: 'El último tramo no lleva límite' },
    value1: { aliases: ['valor 1'] },
    value2: {},
    value3: {},
    value4: {},
    title: { aliases: ['título', 'descripción'], help: 'Obligatorio de una tabla nueva' },
    columns: {
      help: 'De una tabla nueva: HASTA Hasta (Pesos) | VALOR Valor (Pesos)',
    },
    source,
    editable: {},
  },
  keys: ['code', 'validFrom', 'row'],
  together: ['code'],
  ...workOf(tableFile),
})
