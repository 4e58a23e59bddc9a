import { z } from 'zod'
import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  decimal,
  flag,
  id,
  integer,
  longText,
  optional,
  percent,
  pesos,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'

export const ScenarioChangeKind = catalog('ScenarioChangeKind', {
  RAISE: 'Reajuste de sueldos',
  FIGURE: 'Otro valor de un indicador',
  LAW: 'Adelantar una ley',
  HIRE: 'Contrataciones',
  LEAVE: 'Términos de contrato',
})

export const ScenarioScope = catalog('ScenarioScope', {
  ALL: 'Toda la dotación',
  AREA: 'Un área',
  LIST: 'Personas elegidas',
})

export const ScenarioLaw = catalog('ScenarioLaw', {
  LEY_21735: 'Reforma previsional (Ley 21.735)',
  LEY_21561: 'Jornada de 40 horas (Ley 21.561)',
})

/** A set of changes to reality, over some months of a razón social or of the whole company. */
export const Scenario = entity({
  name: 'Scenario',
  table: 'scenario',
  label: 'Escenario',
  fields: {
    id: id('scenario'),
    name: text('Nombre', { max: 120 }),
    description: optional(longText('Descripción', { max: 1000 })),
    businessId: optional(ref('business', 'Razón social')),
    firstMonth: yearMonth('Primer mes'),
    months: integer('Cuántos', { min: 1, max: 12 }),
    yearly: flag('Un mes de cada año'),
    monthlyGrowth: decimal('IPC mensual supuesto', 4, { min: -5, max: 5, unit: '%' }),
    repeatItems: flag('Repetir las novedades del último mes calculado'),
    createdAt: timestamp('Creado'),
    version: integer('Versión'),
  },
})

/** The fields of one change; which of them it needs, its kind says. */
export const changeFields = {
  kind: choice(ScenarioChangeKind, 'Qué cambia'),
  from: yearMonth('Desde'),
  scope: optional(choice(ScenarioScope, 'A quiénes')),
  area: optional(text('Área')),
  percent: optional(percent('Reajuste', { min: -50, max: 200, decimals: 2 })),
  figure: optional(text('Indicador', { max: 40 })),
  value: optional(decimal('Valor', 4)),
  raiseToMinimum: flag('Subir los sueldos que queden bajo el mínimo'),
  law: optional(choice(ScenarioLaw, 'Ley')),
  asOf: optional(yearMonth('Como regirá en')),
  count: optional(integer('Personas', { min: 1, max: 10_000 })),
  salary: optional(pesos('Sueldo base', { min: 1 })),
} as const

/** A change as it is stored: checked again whenever it is read. */
export const storedChange = z.object({
  kind: ScenarioChangeKind.schema,
  from: z.number().int(),
  scope: ScenarioScope.schema.nullable(),
  area: z.string().nullable(),
  percent: z.string().nullable(),
  figure: z.string().nullable(),
  value: z.string().nullable(),
  raiseToMinimum: z.boolean(),
  law: ScenarioLaw.schema.nullable(),
  asOf: z.number().int().nullable(),
  count: z.number().int().nullable(),
  salary: z.number().int().nullable(),
  contractIds: z.array(z.number().int()),
})
export type Change = z.output<typeof storedChange>

type Problem = { field: string; message: string }

/** The first thing that a change lacks for its kind, or nothing. */
export function problemOf(change: Change): Problem | undefined {
  const needed = needs[change.kind].find((field) => change[field] === null)
  if (needed) return { field: needed, message: 'Este campo es obligatorio' }
  const chooses = change.kind === 'RAISE' || change.kind === 'LEAVE'
  if (chooses && change.scope === 'AREA' && change.area === null) {
    return { field: 'area', message: 'Elija el área' }
  }
  if (chooses && change.scope === 'LIST' && change.contractIds.length === 0) {
    return { field: 'contracts', message: 'Elija al menos una persona' }
  }
  if (change.kind === 'LEAVE' && change.scope === 'ALL') {
    return { field: 'scope', message: 'Elija un área o personas: no puede salir toda la dotación' }
  }
  if (change.kind === 'LAW' && change.asOf !== null && change.asOf <= change.from) {
    return { field: 'asOf', message: 'Elija un mes posterior al inicio del cambio' }
  }
  return undefined
}

const needs: Readonly<Record<Change['kind'], readonly (keyof Change)[]>> = {
  RAISE: ['scope', 'percent'],
  FIGURE: ['figure', 'value'],
  LAW: ['law', 'asOf'],
  HIRE: ['count', 'salary'],
  LEAVE: ['scope'],
}
