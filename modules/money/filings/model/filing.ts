import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  id,
  integer,
  optional,
  percent,
  ref,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'

export const FilingKind = catalog('FilingKind', {
  PREVIRED: 'Previred',
  PREVIRED_ADDED: 'Complemento de Previred',
  LRE: 'Libro de Remuneraciones Electrónico',
  DJ1887: 'Declaración jurada 1887',
})
export type FilingKind = ValueOf<typeof FilingKind>

/** How the file of Previred is written; the others have one way alone. */
export const FilingLayout = catalog('FilingLayout', {
  SEPARATED: 'Largo variable, separado por punto y coma',
  FIXED: 'Largo fijo',
})
export type FilingLayout = ValueOf<typeof FilingLayout>

export const FilingState = catalog('FilingState', {
  MAKING: 'Haciéndose',
  FAILED: 'No se pudo hacer',
  STALE: 'Desactualizada',
  ERRORS: 'Con errores',
  WARNINGS: 'Con avisos',
  CLEAN: 'Sin observaciones',
})
export type FilingState = ValueOf<typeof FilingState>

/** Whether a file is of a whole year, and made with its December. */
export const isYearly = (kind: FilingKind): boolean => kind === 'DJ1887'

export const FindingLevel = catalog('FilingFindingLevel', { ERROR: 'Error', WARNING: 'Aviso' })

/** A file that is declared of a closed month, as it was made. */
export const Filing = entity({
  name: 'Filing',
  table: 'filing',
  label: 'Declaración',
  fields: {
    id: id('filing'),
    businessId: ref('business', 'Razón social'),
    payrollMonthId: ref('payrollMonth', 'Mes'),
    yearMonth: yearMonth('Mes'),
    originMonth: optional(yearMonth('Mes de origen')),
    kind: choice(FilingKind, 'Archivo'),
    layout: choice(FilingLayout, 'Formato'),
    version: integer('Versión del formato'),
    number: integer('Número'),
    ccafPercent: percent('Porcentaje que va a la CCAF', { max: 7, decimals: 2 }),
    askedAt: timestamp('Pedida'),
    madeAt: optional(timestamp('Hecha')),
  },
})

type Made = {
  readonly jobStatus: string | null
  readonly made: boolean
  readonly isStale: boolean
  readonly errors: number | null
  readonly warnings: number | null
}

/** How a filing stands: a month that was opened again makes it stale whatever it said. */
export function stateOf({ jobStatus, made, isStale, errors, warnings }: Made): FilingState {
  if (!made) return jobStatus === 'FAILED' || jobStatus === 'CANCELLED' ? 'FAILED' : 'MAKING'
  if (isStale) return 'STALE'
  if ((errors ?? 0) > 0) return 'ERRORS'
  return (warnings ?? 0) > 0 ? 'WARNINGS' : 'CLEAN'
}

/** What a file is good for, in a sentence. */
export const advice: Readonly<Record<FilingState, string>> = {
  MAKING: 'El archivo se está haciendo',
  FAILED: 'El archivo no se pudo hacer: pídalo de nuevo',
  STALE: 'Lo que declara se reabrió después de hacerla: haga otra antes de declarar',
  ERRORS: 'El archivo tiene errores por los que se rechazaría: corríjalos y haga otro',
  WARNINGS: 'El archivo se puede subir; lea antes los avisos',
  CLEAN: 'El archivo se puede subir',
}

/** The state in words, also of a file that nobody made. */
export const stateLabel = (state: string | null): string =>
  state === null ? 'Sin hacer' : FilingState.label(state)

type Found = { readonly errors: number | null; readonly warnings: number | null }

/** How many sentences the check of a file wrote; none before it is made. */
export const findingCount = ({ errors, warnings }: Found): number => (errors ?? 0) + (warnings ?? 0)

type Progress = { readonly done: number | null; readonly total: number | null }

/** How far the making of a file is: nothing until a worker takes it. */
export const progressOf = ({ done, total }: Progress) => ({ done: done ?? 0, total: total ?? 0 })
