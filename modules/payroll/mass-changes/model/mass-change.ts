import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'

export const MassChangeKind = catalog('MassChangeKind', {
  RAISE: 'Alza de sueldo base',
  ITEM: 'Haber o descuento permanente',
  ITEM_END: 'Término de un haber o descuento',
  ALLOWANCE: 'Tramos de asignación familiar',
})
export type MassChangeKind = ValueOf<typeof MassChangeKind>

export const MassChangeState = catalog('MassChangeState', {
  PREPARING: 'Preparándose',
  APPLYING: 'Aplicándose',
  APPLIED: 'Aplicado',
  UNDOING: 'Deshaciéndose',
  UNDONE: 'Deshecho',
  DISCARDED: 'Descartado',
})
export type MassChangeState = ValueOf<typeof MassChangeState>

/** What became of one person of a change. */
export const MassChangeStep = catalog('MassChangeStep', {
  PREPARED: 'Por aplicar',
  DONE: 'Aplicado',
  UNDONE: 'Deshecho',
  KEPT: 'Sin cambio',
})

export const RaiseMode = catalog('RaiseMode', {
  PERCENT: 'Porcentaje',
  AMOUNT: 'Monto en pesos',
})

/** To what the new salary is rounded, half up. */
export const RaiseRounding = catalog('RaiseRounding', {
  ONE: 'Al peso',
  TEN: 'A la decena',
  HUNDRED: 'A la centena',
  THOUSAND: 'Al millar',
})

/** A change of many people of a razón social in one act: what, from when, why. */
export const MassChange = entity({
  name: 'MassChange',
  table: 'mass_change',
  label: 'Cambio masivo',
  fields: {
    id: id('massChange'),
    kind: choice(MassChangeKind, 'Qué cambia'),
    businessId: ref('business', 'Razón social'),
    reason: text('Motivo', {
      max: 300,
      help: 'Queda en la historia de cada persona: «Reajuste del contrato colectivo, cláusula 4»',
    }),
    fromDate: optional(date('Desde cuándo rige')),
    startMonth: optional(yearMonth('Desde el mes')),
    endMonth: optional(yearMonth('Último mes')),
    raiseMode: optional(choice(RaiseMode, 'El alza es')),
    value: optional(decimal('Valor', 4, { max: 99_999_999, sensitivity: 'A' })),
    rounding: optional(choice(RaiseRounding, 'Redondeo del sueldo nuevo')),
    least: optional(
      pesos('Alza mínima por persona', {
        min: 1,
        sensitivity: 'A',
        help: 'A quien el porcentaje le dé menos, se le sube este monto',
      }),
    ),
    itemCode: optional(text('Concepto', { max: 40 })),
    state: choice(MassChangeState, 'Estado'),
    version: integer('Versión'),
  },
})

/** What a change does to one contract. */
export const MassChangePerson = entity({
  name: 'MassChangePerson',
  table: 'mass_change_person',
  label: 'Persona de un cambio masivo',
  fields: {
    id: id('massChangePerson'),
    userContractId: ref('contract', 'Contrato'),
    before: optional(text('Antes', { max: 40, sensitivity: 'A' })),
    after: optional(text('Después', { max: 40, sensitivity: 'A' })),
    currency: text('Unidad', { max: 10 }),
    basis: optional(text('Cálculo', { max: 300, sensitivity: 'A' })),
    status: choice(MassChangeStep, 'Estado'),
    problem: optional(text('Por qué no cambió', { max: 300 })),
  },
})

/** Who is chosen: what each filter names, and the RUTs of a paste; none of them is everybody. */
export const chosenFields = {
  jobTitle: optional(text('Cargo', { max: 120 })),
  area: optional(text('Área', { max: 120 })),
  branchOffice: optional(text('Sucursal', { max: 120 })),
  syndicateId: optional(ref('syndicate', 'Sindicato')),
  ruts: optional(
    longText('Solo estos RUT', {
      max: 40_000,
      help: 'Una columna copiada de una planilla, con puntos o sin ellos',
    }),
  ),
} as const
