import { choice, date, flag, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { DoubtState } from '../model/doubt.ts'
import { decideVacationDoubts, type DoubtRow, vacationDoubts } from './doubts.service.ts'
import { decideVacationZones, type ZoneProposal, vacationZoneProposals } from './zones.service.ts'

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

query('vacationZoneProposals', {
  input: inputFrom('VacationZoneProposalsInput', {
    userContractId: optional(ref('contract', 'Contrato')),
  }),
  type: objectFrom<ZoneProposal>('VacationZoneProposal', {
    userContractId: of.id('contract'),
    userId: of.id('user'),
    businessId: of.id('business'),
    fullname: of.maybe(of.text),
    rut: of.text,
    businessName: of.text,
    commune: of.text,
    from: of.date,
    canAnswer: of.flag,
  }),
  many: true,
  run: vacationZoneProposals,
})

mutation('decideVacationZones', {
  input: inputFrom('DecideVacationZonesInput', {
    contracts: listOf(inputFrom('VacationZoneToDecide', { id: id('contract') })),
    accept: flag('Aceptar los 20 días'),
    since: optional(date('Desde')),
    reason: optional(text('Motivo', { max: 300 })),
  }),
  type: objectFrom<{ decided: number }>('DecidedVacationZones', { decided: of.int }),
  run: decideVacationZones,
})
