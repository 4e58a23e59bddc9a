import { catalog } from '#platform/model/catalog.ts'
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
