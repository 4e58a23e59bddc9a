import { catalog } from '#platform/model/catalog.ts'
import type { Demo } from '#platform/model/demo.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'
import { as, type Registry, shown, usual } from '#platform/model/registry.ts'

export const HolidayType = catalog('HolidayType', { CIVIL: 'Civil', RELIGIOUS: 'Religioso' })
export const HolidayStatus = catalog('HolidayStatus', { ACTIVE: 'Vigente', INACTIVE: 'Sin efecto' })

/** A day that the company gives besides the country's calendar. */
export const Holiday = entity({
  name: 'Holiday',
  table: 'holiday',
  label: 'Feriado',
  fields: {
    id: id('holiday'),
    date: date('Fecha'),
    title: text('Nombre', { max: 100 }),
    type: choice(HolidayType, 'Tipo'),
    status: choice(HolidayStatus, 'Estado'),
    irrevocable: flag('Irrenunciable'),
    countsForVacation: flag('No gasta vacaciones'),
    businessId: optional(ref('business', 'Solo de la razón social')),
    branchOfficeId: optional(ref('branchOffice', 'Solo de la sucursal')),
    businessName: optional(text('Razón social', { max: 200 })),
    officeName: optional(text('Sucursal', { max: 120 })),
    comment: optional(longText('Comentario', { max: 500 })),
    version: integer('Versión'),
  },
})

export const registry = {
  holiday: {
    of: Holiday,
    publicId: { kind: 'holiday', no: 51, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    movesPay: 'company',
    columns: {
      ...usual,
      ...shown('holidays.read', 'date', 'title', 'type', 'status', 'irrevocable', 'comment'),
      ...shown('holidays.read', 'counts_for_vacation'),
      business_id: as('holidays.read', ref('business', 'Razón social')),
      branch_office_id: as('holidays.read', ref('branchOffice', 'Sucursal')),
    },
  },
} satisfies Registry

/** The days that Los Coihues gives besides the country's. */
export const demo = {
  coihues: {
    holiday: [
      { date: '2026-11-06', title: 'Día de Los Coihues', comment: 'Aniversario de la fundación' },
      { date: '2026-12-24', title: 'Víspera de Navidad' },
      { date: '2026-12-31', title: 'Víspera de Año Nuevo' },
    ],
  },
} satisfies Demo
