import { stripAccents } from '#chile/text.ts'
import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  email,
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
  PENDING: 'Sin terminar',
})

/** Which people of the company may use the product. */
export const CompanyAccess = catalog('CompanyAccessSetting', {
  ALL: 'Todas las personas con acceso',
  MANAGERS: 'Solo quienes administran, mientras se pone en marcha',
})

/** The images of a company, also shown before signing in. */
export const CompanyImage = catalog('CompanyImage', {
  logo: 'Logo',
  ingreso: 'Fondo de la página de ingreso',
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
    url: optional(text('Sitio web', { max: 200, placeholder: 'https://' })),
    email: optional(email('Correo electrónico', { sensitivity: 'C' })),
    countryId: text('País', { max: 2 }),
    access: choice(CompanyAccess, 'Abierta a', {
      help: 'Quien no puede entrar todavía lo lee al ingresar',
    }),
    status: choice(CompanyStatus, 'Estado'),
    logins: integer('Personas con acceso'),
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
    adminUsername: text('Usuario', { max: 60, help: 'Con él ingresa; sin espacios' }),
  },
})

/** «Viña Ñuble & Cía.» → «vina-nuble-cia»: what a company is called in addresses. */
export const slugOf = (name: string): string =>
  stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
