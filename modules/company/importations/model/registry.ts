import type { Demo } from '#platform/model/demo.ts'
import type { Apart } from '#platform/model/keeping.ts'
import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Importation } from './importation.ts'

/** The rows that this module keeps. The records that a file writes are in the history of theirs. */
export const registry = {
  importation: {
    of: Importation,
    publicId: { kind: 'importation', no: 930, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'file_name',
    columns: {
      ...usual,
      ...internal(
        'params',
        'creator_login_id',
        'job_id',
        'upload_id',
        'sha256',
        'headers',
        'mapping',
      ),
      ...internal('aborted', 'is_sheet', 'asks_first_line', 'code'),
      ...shown(
        'importSystem.read',
        'file_name',
        'drop_lines',
        'mode',
        'state',
        'problem',
        'reason',
      ),
      ...shown('importSystem.read', 'applied_at'),
    },
  },
  import_header: {
    label: 'Encabezado recordado',
    owner: {},
    keep: 'COMPANY',
    columns: { ...usual, ...internal('code', 'header', 'column_name') },
  },
} satisfies Registry

/** Rows of files are in no history: what they write is. They pass. */
export const apart = {
  import_row: {
    label: 'Filas de archivos cargados',
    keep: 'IMPORTS',
    whose: 'PERSON',
    passes: [{ as: 'IMPORTS', from: 'created_at', key: ['importation_id', 'line'] }],
  },
  import_change: {
    label: 'Lo que cambió una carga, para deshacerla',
    keep: 'IMPORTS',
    whose: 'PERSON',
    passes: [{ as: 'IMPORTS', from: 'created_at', key: ['importation_id', 'seq'] }],
  },
} satisfies Apart

/** A file that its sender still has to decide about. */
export const demo = {
  coihues: {
    importation: [
      {
        code: 'SUPPLIERS',
        file_name: 'proveedores.csv',
        sha256: '\\x00',
        created_at: '2026-09-10T14:00:00Z',
        state: 'FAILED',
        asks_first_line: true,
        problem:
          'Faltan las columnas obligatorias «rut», «nombre». El archivo no trae las dos ' +
          'líneas de la plantilla; ¿leer desde la línea 1?',
      },
    ],
  },
} satisfies Demo
