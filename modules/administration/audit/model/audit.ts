import { entity } from '#platform/model/entity.ts'
import { date, optional, text } from '#platform/model/field.ts'
import type { Change } from './changes.ts'

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

/** One table of a change, with what of it the reader may know. */
export type AuditPart = {
  /** The table, or the act: `lectura:<what>` is a read that is kept. */
  entity: string
  action: string
  changes: Change[]
  /** There is more that the reader may not know. */
  withheld: boolean
}

/** One change of a person, or of something else: whatever rows it took. */
export type AuditRow = {
  /** Of its first event. */
  seq: number
  at: Date
  /** Of the part that names it. */
  action: string
  entity: string
  /** Whose or what: a person's name, a razón social, a month. */
  subject: string | null
  personId: number | null
  author: string
  /** A superadmin worked as the company. */
  acting: boolean
  /** The key of integration with which a program of the author did it. */
  key: string | null
  withheld: boolean
  parts: AuditPart[]
  /** How many rows more it changed, of a change of very many. */
  more: number
}
