import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { date, optional, rut } from '#platform/model/field.ts'

/** A row of a file of supervisors: the supervisor of somebody's contracts, from a day on. */
export const SupervisorRow = entity({
  name: 'SupervisorRow',
  table: 'user_contract_version',
  label: 'Jefatura',
  fields: {
    rut: rut('RUT', { sensitivity: 'C' }),
    supervisor: rut('RUT de la jefatura', { sensitivity: 'C' }),
    from: optional(date('Desde', { help: 'Vacío: desde hoy' })),
  },
})
export type SupervisorValues = Partial<ValuesOf<(typeof SupervisorRow)['fields']>>
