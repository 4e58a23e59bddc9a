import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  flag,
  id,
  integer,
  longText,
  optional,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { stateMachine } from '#platform/model/states.ts'

export const ImportState = catalog('ImportState', {
  READING: 'Leyéndose',
  TO_REPAIR: 'Con errores',
  READY: 'Lista para aplicar',
  FAILED: 'No se pudo leer',
  APPLYING: 'Aplicándose',
  APPLIED: 'Aplicada',
  STOPPED: 'Detenida',
  UNDOING: 'Deshaciéndose',
  UNDONE: 'Deshecha',
  UNDONE_PARTLY: 'Deshecha en parte',
  DISCARDED: 'Descartada',
})
export type ImportStateCode = ValueOf<typeof ImportState>

/** What would become of a row. */
export const ImportResult = catalog('ImportResult', {
  ERROR: 'Con error',
  NEW: 'Nueva',
  CHANGE: 'Cambia',
  SAME: 'Igual',
  SKIP: 'Se omite',
})
export type ImportResultCode = ValueOf<typeof ImportResult>

/** What became of a row. */
export const ImportOutcome = catalog('ImportOutcome', {
  DONE: 'Aplicada',
  UNDONE: 'Deshecha',
  KEPT: 'No se deshizo',
})
export type ImportOutcomeCode = ValueOf<typeof ImportOutcome>

export const ImportMode = catalog('ImportMode', {
  ALL: 'Todas o ninguna',
  VALID: 'Solo las correctas',
})
export type ImportModeCode = ValueOf<typeof ImportMode>

/** The importer of an administrator who insists: any other file, with a reason. */
export const FIREFIGHTER = 'FIREFIGHTER'
export const FIREFIGHTER_LABEL = 'Importador bombero'

/** How many letters say why, at least. */
export const LEAST_REASON = 20

/** Letters and figures: blanks and signs explain nothing. */
export const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** For how many days what was applied can be taken back. */
export const UNDO_DAYS = 30

/** The last moment at which a file that was applied at another one can be taken back. */
export const undoneUntil = (appliedAt: Date | string): Date =>
  new Date(new Date(appliedAt).getTime() + UNDO_DAYS * 86_400_000)

/** The work of the worker in each state that has one: `read`, `apply` or `undo`. */
export const workIn: Partial<Record<ImportStateCode, 'read' | 'apply' | 'undo'>> = {
  READING: 'read',
  APPLYING: 'apply',
  UNDOING: 'undo',
}

/** A file whose rows are read, shown and written. */
export const Importation = entity({
  name: 'Importation',
  table: 'importation',
  label: 'Importación',
  fields: {
    id: id('importation'),
    code: text('Qué se carga', { max: 40 }),
    fileName: text('Archivo', { max: 255 }),
    dropLines: integer('Líneas antes de los encabezados', { max: 10 }),
    mode: optional(choice(ImportMode, 'Qué filas')),
    state: choice(ImportState, 'Estado'),
    problem: optional(text('Problema', { max: 500 })),
    reason: optional(longText('Motivo', { max: 500 })),
    asksFirstLine: flag('Parece una exportación'),
    createdAt: timestamp('Subida'),
    appliedAt: optional(timestamp('Aplicada el')),
    version: integer('Versión'),
  },
})

const permission = 'importSystem.create'

/** From which states a file may be acted on. Which right it asks for, its importer says. */
export const importStates = stateMachine({
  states: ImportState,
  tones: {
    READING: 'neutral',
    TO_REPAIR: 'warning',
    READY: 'accent',
    FAILED: 'danger',
    APPLYING: 'neutral',
    APPLIED: 'success',
    STOPPED: 'warning',
    UNDOING: 'neutral',
    UNDONE: 'neutral',
    UNDONE_PARTLY: 'warning',
    DISCARDED: 'neutral',
  },
  acts: {
    map: {
      label: 'Columnas del archivo',
      permission,
      from: ['TO_REPAIR', 'READY', 'FAILED'],
      to: 'READING',
      done: 'El archivo se lee de nuevo',
    },
    repair: {
      label: 'Corregir',
      permission,
      from: ['TO_REPAIR', 'READY'],
      done: 'Fila corregida',
    },
    apply: {
      label: 'Aplicar',
      permission,
      from: ['TO_REPAIR', 'READY'],
      to: 'APPLYING',
      done: 'Las filas se aplican',
    },
    stop: {
      label: 'Detener',
      permission,
      from: ['APPLYING'],
      to: 'STOPPED',
      done: 'La carga se detiene',
    },
    undo: {
      label: 'Deshacer',
      permission,
      from: ['APPLIED', 'STOPPED'],
      to: 'UNDOING',
      done: 'La carga se deshace',
    },
    discard: {
      label: 'Descartar',
      permission,
      from: ['TO_REPAIR', 'READY', 'FAILED'],
      to: 'DISCARDED',
      done: 'Carga descartada',
    },
  },
})
