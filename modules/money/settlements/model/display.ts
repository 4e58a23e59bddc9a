import { entity } from '#platform/model/entity.ts'
import { flag, id, integer, optional, timestamp } from '#platform/model/field.ts'

/** An act by which finiquitos are shown to their people, or hidden again. */
export const SettlementDisplay = entity({
  name: 'SettlementDisplay',
  table: 'settlement_display',
  label: 'Finiquitos mostrados',
  fields: {
    id: id('settlementDisplay'),
    shows: flag('Se muestran'),
    people: integer('Personas'),
    at: timestamp('Cuándo'),
    undoneAt: optional(timestamp('Deshecho')),
    version: integer('Versión'),
  },
})

/**
 * Lines by which the employer weighs a trial that may come. They are of no paper that its person
 * receives, and its person reads none of them.
 */
export const employerOnly: ReadonlySet<string> = new Set([
  'ANOS_SI_PROCEDEN',
  'RECARGO_EVENTUAL',
  'RIESGO_JUDICIAL',
])
