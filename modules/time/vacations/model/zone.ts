import { entity } from '#platform/model/entity.ts'
import { date, flag, id, optional, ref, text } from '#platform/model/field.ts'

/** What somebody answered to the twenty days a year that the law gives in some zones. */
export const VacationZoneAnswer = entity({
  name: 'VacationZoneAnswer',
  table: 'vacation_zone_answer',
  label: 'Respuesta sobre la zona de 20 días',
  fields: {
    id: id('vacationZoneAnswer'),
    userContractId: ref('contract', 'Contrato'),
    communeCode: text('Comuna', { max: 5 }),
    accepted: flag('Aceptada'),
    since: optional(
      date('Desde', { help: 'Sin fecha: desde el día en que cada persona trabaja ahí' }),
    ),
    reason: optional(text('Motivo', { max: 300 })),
  },
})
