import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  email,
  flag,
  id,
  integer,
  longText,
  optional,
  phone,
  rut,
  text,
  timestamp,
} from '#platform/model/field.ts'

export const CompanyStatus = catalog('CompanyStatus', {
  ACTIVE: 'Activa',
  INACTIVE: 'Suspendida',
  PENDING: 'Pendiente',
})

/** A client of the platform. Everything else of the product belongs to one. */
export const Company = entity({
  name: 'Company',
  table: 'company',
  label: 'Empresa',
  fields: {
    id: id('company'),
    name: text('Nombre', { max: 120 }),
    slug: text('Identificador', { max: 60, help: 'Minúsculas, números y guiones' }),
    description: optional(longText('Descripción', { max: 500 })),
    phone: optional(phone('Teléfono', { sensitivity: 'C' })),
    url: optional(text('Sitio web', { max: 200 })),
    email: optional(email('Correo electrónico', { sensitivity: 'C' })),
    status: choice(CompanyStatus, 'Estado'),
    version: integer('Versión'),
    createdAt: timestamp('Creada'),
  },
})

/** What opens a company: itself and the first person who administers it. */
export const NewCompany = entity({
  name: 'NewCompany',
  table: 'company',
  label: 'Nueva empresa',
  fields: {
    name: Company.fields.name,
    slug: Company.fields.slug,
    adminFirstname: text('Nombre', { max: 80 }),
    adminLastname: text('Apellido paterno', { max: 80 }),
    adminRut: rut('RUT'),
    adminEmail: email('Correo electrónico'),
    adminUsername: text('Usuario', { max: 60 }),
  },
})

/** One line of the audit trail, as people read it. */
export const AuditEntry = entity({
  name: 'AuditEntry',
  table: 'audit_event',
  label: 'Registro de auditoría',
  fields: {
    seq: integer('Número'),
    at: timestamp('Fecha'),
    action: text('Acción'),
    entity: text('Registro'),
    entityId: optional(text('Identificador')),
    author: text('Autor', { sensitivity: 'B' }),
    acting: flag('En nombre de la empresa'),
    changes: longText('Cambios', { max: 100_000 }),
  },
})

export const AuditFilter = entity({
  name: 'AuditFilter',
  table: 'audit_event',
  label: 'Filtro de auditoría',
  fields: {
    action: optional(text('Acción', { max: 20 })),
    entity: optional(text('Registro', { max: 60 })),
    entityId: optional(text('Identificador', { max: 40 })),
    from: optional(date('Desde')),
    until: optional(date('Hasta')),
  },
})

export const MailStatus = catalog('MailStatus', {
  QUEUED: 'En cola',
  SENT: 'Enviado',
  KEPT: 'Guardado aquí',
  FAILED: 'Falló',
})

/** A mail the platform wrote. Without an SMTP server its text stays here to be read. */
export const OutboxMail = entity({
  name: 'OutboxMail',
  table: 'mail_outbox',
  label: 'Correo',
  fields: {
    id: id('mail'),
    recipient: text('Para', { max: 254, sensitivity: 'B' }),
    subject: text('Asunto', { max: 200 }),
    textBody: optional(longText('Texto', { max: 20_000, sensitivity: 'B' })),
    status: choice(MailStatus, 'Estado'),
    createdAt: timestamp('Fecha'),
  },
})
