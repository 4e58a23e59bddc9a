import { choice, date, optional, ref, text } from '#platform/model/field.ts'
import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { SettlementLineKind } from '../model/settlement-days.ts'
import { type VacationContract, vacationContracts } from './choices.queries.ts'
import {
  type BalanceRow,
  type HistoryRow,
  vacationBalanceReport,
  vacationHistoryReport,
} from './reports.queries.ts'
import { type ProportionalDays, proportionalSettlementDays } from './settlement-days.queries.ts'
import { balanceSpecs } from './vacation.object.ts'

query('vacationContracts', {
  input: inputFrom('VacationContractsInput', { userId: optional(ref('user', 'Persona')) }),
  type: objectFrom<VacationContract>('VacationContract', {
    id: of.id('contract'),
    fullname: of.maybe(of.text),
    label: of.text,
    ended: of.flag,
    canAsk: of.flag,
    canAnswer: of.flag,
    canSeeBalance: of.flag,
    canConfigure: of.flag,
  }),
  many: true,
  run: vacationContracts,
})

const whose = {
  userId: of.id('user'),
  fullname: of.maybe(of.text),
  rut: of.text,
  contractCode: of.text,
  businessName: of.text,
} as const

list('vacationBalanceReport', {
  type: objectFrom<BalanceRow>('VacationBalanceRow', {
    id: of.id('contract'),
    ...whose,
    initialDate: of.date,
    ...balanceSpecs,
  }),
  filter: inputFrom('VacationBalanceFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    businessId: optional(ref('business', 'Razón social')),
    asOf: optional(date('Saldo al')),
  }),
  sort: ['fullname'] as const,
  run: vacationBalanceReport,
})

list('vacationHistoryReport', {
  type: objectFrom<HistoryRow>('VacationHistoryRow', {
    id: of.id('vacation'),
    ...whose,
    startDate: of.date,
    endDate: of.date,
    half: of.maybe(of.choice(DayHalf)),
    enjoyedUntil: of.maybe(of.date),
    businessDays: of.decimal,
    legalDays: of.decimal,
    progressiveDays: of.decimal,
    additionalDays: of.decimal,
    responseStatus: of.choice(RequestStatus),
    voucherNo: of.maybe(of.int),
  }),
  filter: inputFrom('VacationHistoryFilter', {
    from: date('Desde'),
    to: date('Hasta'),
    businessId: optional(ref('business', 'Razón social')),
    userId: optional(ref('user', 'Persona')),
    status: optional(choice(RequestStatus, 'Estado')),
  }),
  sort: ['fullname'] as const,
  run: vacationHistoryReport,
})

const LineType = objectFrom<ProportionalDays['lines'][number]>('VacationSettlementLine', {
  kind: of.choice(SettlementLineKind),
  days: of.decimal,
  text: of.text,
})

query('proportionalSettlementDays', {
  input: inputFrom('ProportionalSettlementDaysInput', {
    userContractId: ref('contract', 'Contrato'),
    disengagementDate: date('Último día del contrato'),
  }),
  type: objectFrom<ProportionalDays>('ProportionalSettlementDays', {
    userContractId: of.id('contract'),
    disengagementDate: of.date,
    workingDays: of.decimal,
    calendarDays: of.decimal,
    nonWorking: of.int,
    countFrom: of.date,
    lastDay: of.date,
    lines: of.list(of.object(LineType)),
  }),
  run: proportionalSettlementDays,
})
