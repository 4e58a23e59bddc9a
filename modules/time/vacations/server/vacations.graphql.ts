import {
  choice,
  date,
  decimal,
  flag,
  id,
  integer,
  optional,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { LineKind, LotSource, VacationAccrual, VacationPool } from '../model/catalogs.ts'
import {
  requestFields,
  Vacation,
  VacationLot,
  VacationRecognition,
  VacationTerm,
} from '../model/vacation.ts'
import { cancelVacationSignature, sendVacationToRubrika } from './signature.service.ts'
import { type LedgerLine, vacationConfig, vacationLedger } from './config.queries.ts'
import {
  createVacationAdjustment,
  createVacationLot,
  updateVacationConfig,
} from './config.service.ts'
import { vacationOverlapDates } from './preview.queries.ts'
import {
  correctVacation,
  createVacation,
  deleteVacation,
  updateVacation,
  withdrawVacation,
} from './requests.service.ts'
import { vacationStatement } from './statement.service.ts'
import { ConfigObject, VacationObject } from './vacation.object.ts'
import { vacations, vacationSort } from './vacations.queries.ts'
import { openVacationCarePaper, vacationVoucher } from './papers.service.ts'

list('vacations', {
  type: VacationObject,
  filter: inputFrom('VacationFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    status: optional(choice(RequestStatus, 'Estado')),
    businessId: optional(ref('business', 'Razón social')),
    userId: optional(ref('user', 'Persona')),
    month: optional(yearMonth('Mes')),
    collectiveId: optional(ref('vacationCollective', 'Feriado colectivo')),
  }),
  sort: vacationSort,
  run: vacations,
})

const contractField = ref('contract', 'Contrato')
const asOf = optional(date('Saldo al'))

query('vacationConfig', {
  input: inputFrom('VacationConfigInput', { userContractId: contractField, asOf }),
  type: ConfigObject,
  run: vacationConfig,
})

const ledgerInput = inputFrom('VacationLedgerInput', {
  userContractId: contractField,
  asOf,
  knownOn: optional(date('Sabido al')),
})

query('vacationStatement', { input: ledgerInput, type: FileLink, run: vacationStatement })

query('vacationLedger', {
  input: ledgerInput,
  type: objectFrom<LedgerLine>('VacationLine', {
    on: of.date,
    pool: of.choice(VacationPool),
    kind: of.choice(LineKind),
    days: of.decimal,
    balance: of.decimal,
    reason: of.maybe(of.text),
    vacationId: of.maybe(of.id('vacation')),
  }),
  many: true,
  run: vacationLedger,
})

type Preview = Awaited<ReturnType<typeof vacationOverlapDates>>

const OverlapType = objectFrom<Preview['overlaps'][number]>('VacationOverlap', {
  from: of.date,
  to: of.date,
  isVacation: of.flag,
})
const AwayType = objectFrom<Preview['away'][number]>('AwayPerson', {
  fullname: of.maybe(of.text),
  from: of.date,
  to: of.date,
  ofTeam: of.flag,
})
const TeamAwayType = objectFrom<NonNullable<Preview['team']>>('TeamAway', {
  on: of.date,
  away: of.int,
  people: of.int,
})

query('vacationOverlapDates', {
  input: inputFrom('VacationOverlapDatesInput', {
    userContractId: contractField,
    startDate: Vacation.fields.startDate,
    endDate: Vacation.fields.endDate,
    half: Vacation.fields.half,
    poolOrder: Vacation.fields.poolOrder,
    exceptId: optional(ref('vacation', 'Vacaciones')),
  }),
  type: objectFrom<Preview>('VacationOverlapDates', {
    businessDays: of.decimal,
    calendarDays: of.decimal,
    returnsOn: of.date,
    holidays: of.list(of.date),
    available: of.decimal,
    left: of.decimal,
    advance: of.decimal,
    shortage: of.maybe(of.text),
    overlaps: of.list(of.object(OverlapType)),
    team: of.maybe(of.object(TeamAwayType)),
    away: of.list(of.object(AwayType)),
    refusals: of.list(of.text),
    warnings: of.list(of.text),
    purses: of.int,
    legalDays: of.decimal,
    progressiveDays: of.decimal,
    additionalDays: of.decimal,
  }),
  run: vacationOverlapDates,
})

query('vacationVoucher', {
  input: inputFrom('VacationVoucherInput', { id: id('vacation') }),
  type: FileLink,
  run: vacationVoucher,
})

const changedFields = [...requestFields, 'responseStatus', 'response'] as const

const advance = optional(flag('Anticipar los días que faltan'))

mutation('createVacation', {
  input: inputFrom('CreateVacationInput', {
    userContractId: contractField,
    startDate: Vacation.fields.startDate,
    endDate: Vacation.fields.endDate,
    half: Vacation.fields.half,
    care: optional(Vacation.fields.care),
    careFileId: Vacation.fields.careFileId,
    comment: Vacation.fields.comment,
    poolOrder: Vacation.fields.poolOrder,
    approve: optional(flag('Aprobar al registrar')),
    advance,
    isHistoric: optional(Vacation.fields.isHistoric),
    replacesId: Vacation.fields.replacesId,
  }),
  type: VacationObject,
  run: createVacation,
})

mutation('updateVacation', {
  input: patchInputOf('UpdateVacationInput', Vacation, changedFields, {
    id: id('vacation'),
    version: optional(integer('Versión')),
    advance,
  }),
  type: VacationObject,
  run: updateVacation,
})

mutation('correctVacation', {
  input: patchInputOf('CorrectVacationInput', Vacation, requestFields, {
    id: id('vacation'),
    version: integer('Versión'),
  }),
  type: VacationObject,
  run: correctVacation,
})

mutation('openVacationCarePaper', {
  input: inputFrom('OpenVacationCarePaperInput', { id: id('vacation') }),
  type: FileLink,
  run: openVacationCarePaper,
})

mutation('withdrawVacation', {
  input: inputFrom('WithdrawVacationInput', {
    id: id('vacation'),
    version: optional(integer('Versión')),
  }),
  type: VacationObject,
  run: withdrawVacation,
})

mutation('deleteVacation', {
  input: inputFrom('DeleteVacationInput', {
    id: id('vacation'),
    force: optional(flag('Forzar')),
    reason: optional(text('Motivo', { max: 500 })),
  }),
  type: 'Boolean',
  run: deleteVacation,
})

const balance = (label: string) =>
  optional(decimal(label, 4, { unit: 'días', min: -500, max: 500 }))

mutation('updateVacationConfig', {
  input: inputFrom('UpdateVacationConfigInput', {
    userContractId: contractField,
    since: optional(VacationTerm.fields.since),
    art67: optional(VacationTerm.fields.art67),
    additionalYearly: optional(VacationTerm.fields.additionalDays),
    accrual: optional(choice(VacationAccrual, 'Se ganan')),
    progressiveMonths: optional(VacationRecognition.fields.months),
    recognizedOn: optional(VacationRecognition.fields.provedOn),
    balanceAdjustmentDate: optional(date('Saldo al')),
    legalBalance: balance('Días legales'),
    progressiveBalance: balance('Días progresivos'),
    additionalBalance: balance('Días adicionales'),
    reason: optional(text('Motivo', { max: 200 })),
  }),
  type: ConfigObject,
  run: updateVacationConfig,
})

mutation('createVacationAdjustment', {
  input: inputFrom('CreateVacationAdjustmentInput', {
    userContractId: contractField,
    pool: choice(VacationPool, 'Bolsa'),
    on: date('Desde el día'),
    days: decimal('Días', 4, { unit: 'días', min: -500, max: 500 }),
    reason: text('Motivo', { max: 200 }),
  }),
  type: ConfigObject,
  run: createVacationAdjustment,
})

mutation('createVacationLot', {
  input: inputFrom('CreateVacationLotInput', {
    userContractId: contractField,
    source: choice(LotSource, 'Origen'),
    grantedOn: VacationLot.fields.grantedOn,
    expiresOn: VacationLot.fields.expiresOn,
    days: VacationLot.fields.days,
    overtimeHours: VacationLot.fields.overtimeHours,
    reason: VacationLot.fields.reason,
  }),
  type: ConfigObject,
  run: createVacationLot,
})

const signed = { id: id('vacation') }

mutation('sendVacationToRubrika', {
  input: inputFrom('SendVacationToRubrikaInput', signed),
  type: VacationObject,
  run: sendVacationToRubrika,
})

mutation('cancelVacationSignature', {
  input: inputFrom('CancelVacationSignatureInput', signed),
  type: VacationObject,
  run: cancelVacationSignature,
})
