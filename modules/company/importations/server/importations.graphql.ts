import { choice, flag, id, integer, longText, optional, text } from '#platform/model/field.ts'
import { inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  Importation,
  ImportMode,
  ImportOutcome,
  ImportResult,
  ImportState,
} from '../model/importation.ts'
import {
  type ImportCellShown,
  importErrors,
  type ImportFile,
  importRows,
  type ImportRowShown,
  importTemplate,
} from './import-rows.queries.ts'
import {
  importation,
  type ImportationRow,
  importations,
  type ImporterShown,
  importersShown,
} from './importations.queries.ts'
import {
  applyImportation,
  createImportation,
  discardImportation,
  mapImportation,
  resumeImportation,
  stopImportation,
  undoImportation,
} from './importations.service.ts'
import { repairImportRows } from './repair.service.ts'

const { fields } = Importation

const ColumnType = objectFrom<ImportationRow['columns'][number]>('ImportationColumn', {
  name: of.text,
  header: of.text,
  required: of.flag,
  place: of.maybe(of.int),
})

const HeaderType = objectFrom<ImportationRow['headers'][number]>('ImportationHeader', {
  header: of.text,
  column: of.maybe(of.text),
})

const ImportationType = objectFrom<ImportationRow>('Importation', {
  id: of.id('importation'),
  code: of.text,
  label: of.text,
  fileName: of.text,
  dropLines: of.int,
  mode: of.maybe(of.choice(ImportMode)),
  state: of.choice(ImportState),
  problem: of.maybe(of.text),
  asksFirstLine: of.flag,
  reason: of.maybe(of.text),
  archive: of.flag,
  author: of.maybe(of.text),
  createdAt: of.dateTime,
  appliedAt: of.maybe(of.dateTime),
  undoUntil: of.maybe(of.dateTime),
  done: of.int,
  total: of.int,
  failed: of.flag,
  rows: of.int,
  errors: of.int,
  added: of.int,
  changed: of.int,
  same: of.int,
  skipped: of.int,
  applied: of.int,
  undone: of.int,
  kept: of.int,
  columns: of.list(of.object(ColumnType)),
  headers: of.list(of.object(HeaderType)),
  unknown: of.list(of.text),
  version: of.int,
})

const byImportation = inputFrom('ByImportationId', { importationId: id('importation') })

query('importation', { input: byImportation, type: ImportationType, run: importation })

list('importations', {
  type: ImportationType,
  filter: inputFrom('ImportationsFilter', { code: optional(fields.code) }),
  sort: ['createdAt'] as const,
  run: importations,
})

const ImporterColumnType = objectFrom<ImporterShown['columns'][number]>('ImporterColumn', {
  header: of.text,
  required: of.flag,
  help: of.text,
})

const OptionType = objectFrom<ImporterShown['params'][number]['options'][number]>('ImportOption', {
  value: of.text,
  label: of.text,
})
const ParamType = objectFrom<ImporterShown['params'][number]>('ImportParam', {
  name: of.text,
  label: of.text,
  options: of.list(of.object(OptionType)),
})

query('importers', {
  type: objectFrom<ImporterShown>('Importer', {
    code: of.text,
    label: of.text,
    about: of.text,
    mayLoad: of.flag,
    after: of.list(of.text),
    loadedAt: of.maybe(of.dateTime),
    remembered: of.int,
    columns: of.list(of.object(ImporterColumnType)),
    archive: of.flag,
    params: of.list(of.object(ParamType)),
  }),
  many: true,
  run: importersShown,
})

const CellType = objectFrom<ImportCellShown>('ImportCell', {
  column: of.text,
  text: of.text,
  before: of.maybe(of.text),
  problem: of.maybe(of.text),
  suggestion: of.maybe(of.text),
  alike: of.int,
})

list('importRows', {
  type: objectFrom<ImportRowShown>('ImportRow', {
    line: of.int,
    result: of.choice(ImportResult),
    outcome: of.maybe(of.choice(ImportOutcome)),
    note: of.maybe(of.text),
    edited: of.flag,
    cells: of.list(of.object(CellType)),
  }),
  filter: inputFrom('ImportRowsFilter', {
    importationId: id('importation'),
    result: optional(choice(ImportResult, 'Qué pasa con la fila')),
    outcome: optional(choice(ImportOutcome, 'Qué pasó con la fila')),
    search: optional(text('Buscar', { max: 100 })),
  }),
  sort: ['line'] as const,
  run: importRows,
})

const LineType = objectFrom<ImportFile['lines'][number]>('ImportLine', {
  cells: of.list(of.text),
})

const FileType = objectFrom<ImportFile>('ImportFile', {
  name: of.text,
  lines: of.list(of.object(LineType)),
  left: of.int,
})

query('importTemplate', {
  input: inputFrom('ImportTemplateInput', { code: fields.code, filled: flag('Con lo que hay') }),
  type: FileType,
  run: importTemplate,
})

query('importErrors', { input: byImportation, type: FileType, run: importErrors })

mutation('createImportation', {
  input: inputFrom('CreateImportationInput', {
    code: fields.code,
    fileId: id('file'),
    dropLines: optional(fields.dropLines),
    loads: optional(text('Qué se carga', { max: 40 })),
    reason: fields.reason,
    params: maybeListOf(
      inputFrom('ImportParamInput', {
        name: text('Dato', { max: 40 }),
        value: text('Valor', { max: 40 }),
      }),
    ),
  }),
  type: ImportationType,
  run: createImportation,
})

const versioned = { id: id('importation'), version: fields.version }

mutation('mapImportation', {
  input: inputFrom('MapImportationInput', {
    ...versioned,
    dropLines: optional(fields.dropLines),
    columns: listOf(
      inputFrom('ImportHeaderInput', {
        header: text('Encabezado', { max: 200 }),
        column: optional(text('Columna', { max: 60 })),
      }),
    ),
  }),
  type: ImportationType,
  run: mapImportation,
})

mutation('repairImportRows', {
  input: inputFrom('RepairImportRowsInput', {
    id: id('importation'),
    cells: listOf(
      inputFrom('ImportCellInput', {
        line: integer('Fila', { min: 1 }),
        column: text('Columna', { max: 60 }),
        value: optional(longText('Valor', { max: 1000 })),
      }),
    ),
    everywhere: flag('En todas las filas iguales'),
  }),
  type: ImportationType,
  run: repairImportRows,
})

mutation('applyImportation', {
  input: inputFrom('ApplyImportationInput', {
    ...versioned,
    mode: choice(ImportMode, 'Qué filas'),
  }),
  type: ImportationType,
  run: applyImportation,
})

const one = { id: id('importation') }

mutation('stopImportation', {
  input: inputFrom('StopImportationInput', one),
  type: ImportationType,
  run: stopImportation,
})

mutation('resumeImportation', {
  input: inputFrom('ResumeImportationInput', one),
  type: ImportationType,
  run: resumeImportation,
})

mutation('undoImportation', {
  input: inputFrom('UndoImportationInput', versioned),
  type: ImportationType,
  run: undoImportation,
})

mutation('discardImportation', {
  input: inputFrom('DiscardImportationInput', versioned),
  type: ImportationType,
  run: discardImportation,
})
