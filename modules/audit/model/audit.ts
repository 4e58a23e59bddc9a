import { entity } from '#platform/model/entity.ts'
import { date, optional, text } from '#platform/model/field.ts'

/** What an event may be, in the words it is kept with. */
export const auditActions = ['Creado', 'Modificado', 'Eliminado', 'Sesión', 'Proceso'] as const

/** What narrows the trail. Dates are calendar days in Chile, both included. */
export const AuditFilter = entity({
  name: 'AuditFilter',
  table: 'audit_event',
  label: 'Filtro de auditoría',
  fields: {
    action: optional(text('Acción', { max: 20 })),
    entity: optional(text('Registro', { max: 60 })),
    from: optional(date('Desde')),
    until: optional(date('Hasta')),
  },
})

/** One column that an event changed; the values as text, null where there was none. */
export type AuditChange = { field: string; before: string | null; after: string | null }

export type AuditRow = {
  seq: number
  at: Date
  action: string
  /** The table, or `lectura:<what>` for a read that is kept. */
  entity: string
  /** Whose or what: a person's name, a razón social, a month. */
  subject: string | null
  personId: number | null
  author: string
  /** A superadmin worked as the company. */
  acting: boolean
  /** Pay of the confidential payroll, for a reader who does not see it: no changes are told. */
  withheld: boolean
  changes: AuditChange[]
}
