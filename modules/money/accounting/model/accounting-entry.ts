import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  flag,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'

export const EntryKind = catalog('AccountingEntryKind', {
  ENTRY: 'Asiento',
  REVERSAL: 'Reverso',
})

export const EntrySide = catalog('AccountingSide', { DEBIT: 'Debe', CREDIT: 'Haber' })

export const EntryState = catalog('AccountingEntryState', {
  MAKING: 'Haciéndose',
  FAILED: 'No se pudo hacer',
  REFUSED: 'Falta algo',
  VALID: 'Vigente',
  STALE: 'Desactualizado',
  REVERSED: 'Reversado',
})
export type EntryState = ValueOf<typeof EntryState>

/** The accounting entry of a closed month, as it was made. */
export const AccountingEntry = entity({
  name: 'AccountingEntry',
  table: 'accounting_entry',
  label: 'Asiento contable',
  fields: {
    id: id('accountingEntry'),
    businessId: ref('business', 'Razón social'),
    payrollMonthId: ref('payrollMonth', 'Mes'),
    yearMonth: yearMonth('Mes'),
    number: integer('Número'),
    kind: choice(EntryKind, 'Qué es'),
    reversesId: optional(ref('accountingEntry', 'Reversa a')),
    reason: optional(longText('Motivo', { max: 500 })),
    groupId: optional(
      ref('costCenterGroup', 'Centros de costo del grupo', {
        help: 'Los porcentajes de cada contrato en este grupo reparten los gastos.',
      }),
    ),
    withVacations: flag('Con provisión de vacaciones', {
      help: 'La diferencia con lo provisionado por el último asiento vigente.',
    }),
    withSubsidies: flag('Con subsidios recuperados', {
      help: 'Lo que devolvieron las instituciones de lo que la empresa pagó, y lo que se perdió.',
    }),
    debit: optional(pesos('Debe')),
    credit: optional(pesos('Haber')),
    askedAt: timestamp('Pedido'),
    madeAt: optional(timestamp('Hecho')),
  },
})

type Made = {
  readonly jobStatus: string | null
  readonly kind: ValueOf<typeof EntryKind>
  readonly made: boolean
  readonly sha256: string | null
  readonly isStale: boolean
  readonly isReversed: boolean
}

/** The state of an entry. A month that was opened again makes what was booked of it stale. */
export function stateOf({ jobStatus, kind, made, sha256, isStale, isReversed }: Made): EntryState {
  if (!made) return jobStatus === 'FAILED' || jobStatus === 'CANCELED' ? 'FAILED' : 'MAKING'
  if (sha256 === null) return 'REFUSED'
  if (isReversed) return 'REVERSED'
  return kind === 'ENTRY' && isStale ? 'STALE' : 'VALID'
}

/** What to do about each state. */
export const advice: Readonly<Record<EntryState, string>> = {
  MAKING: 'Se está haciendo: puede dejar esta página.',
  FAILED: 'Vuelva a hacerlo; si falla otra vez, avise a soporte.',
  REFUSED:
    'El asiento no se guarda hasta que nada falte: corrija lo que se nombra y hágalo otra vez.',
  VALID: 'Debe y haber son iguales.',
  STALE: 'El mes se reabrió después: reverse este asiento y hágalo otra vez.',
  REVERSED: 'Otro asiento lo deja sin efecto.',
}

type Progress = { readonly done: number | null; readonly total: number | null }

/** How far the making of an entry is: nothing until a worker takes it. */
export const progressOf = ({ done, total }: Progress) => ({ done: done ?? 0, total: total ?? 0 })
