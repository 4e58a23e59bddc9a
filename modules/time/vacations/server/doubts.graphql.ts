import { choice, flag, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { DoubtState } from '../model/doubt.ts'
import { decideVacationDoubts, type DoubtRow, vacationDoubts } from './doubts.service.ts'

list('vacationDoubts', {
  type: objectFrom<DoubtRow>('VacationDoubt', {
    id: of.id('vacationDoubt'),
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    rut: of.text,
    businessName: of.text,
    startDate: of.date,
    endDate: of.date,
    day: of.date,
    days: of.decimal,
    state: of.choice(DoubtState),
    reason: of.maybe(of.text),
    decidedAt: of.maybe(of.dateTime),
    decidedBy: of.maybe(of.text),
    canDecide: of.flag,
    version: of.int,
  }),
  filter: inputFrom('VacationDoubtFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    state: optional(choice(DoubtState, 'Estado')),
    businessId: optional(ref('business', 'Razón social')),
  }),
  sort: ['day'] as const,
  run: vacationDoubts,
})

mutation('decideVacationDoubts', {
  input: inputFrom('DecideVacationDoubtsInput', {
    doubts: listOf(
      inputFrom('VacationDoubtToDecide', { id: id('vacationDoubt'), version: integer('Versión') }),
    ),
    correct: flag('Corregir el saldo'),
    reason: text('Motivo', { max: 300 }),
  }),
  type: objectFrom<{ decided: number }>('DecidedVacationDoubts', { decided: of.int }),
  run: decideVacationDoubts,
})
