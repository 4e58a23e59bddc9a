import { StepLineType } from '#modules/people/approval-steps/server/index.ts'
import {
  choice,
  flag,
  id,
  integer,
  optional,
  ref,
  text,
  yearMonth,
  year,
} from '#platform/model/field.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { hiddenSpecsOf, specsOf } from '#platform/server/graphql/specs.ts'
import { stepsQuery } from '#platform/server/records/records.ts'
import { KnownDayType } from '#modules/time/time-off/server/index.ts'
import { Absence, formFields } from '../model/absence.ts'
import { AbsencePay, AbsenceType, RequestStatus } from '../model/catalogs.ts'
import type { AbsenceUse } from '../model/year.ts'
import {
  type AbsenceRow,
  absenceMonth,
  absences,
  absenceSort,
  userAbsences,
} from './absences.queries.ts'
import {
  correctAbsence,
  createAbsence,
  deleteAbsence,
  updateAbsence,
  updateAbsenceResponse,
  withdrawAbsence,
} from './absences.service.ts'
import { type AbsenceContract, absenceContracts } from './choices.queries.ts'
import { keepsAfter } from './preview.graphql.ts'
import { absenceSteps, requireAbsence } from './absence-steps.ts'
import { teamAbsences } from './team.queries.ts'
import { type AbsenceYear, userAbsenceYear } from './year.queries.ts'

const answered = [
  ...formFields,
  'id',
  'userContractId',
  'userId',
  'realDays',
  'workDays',
  'firstLicence',
  'status',
  'responseStatus',
  'response',
  'changedAt',
  'respondedAt',
  'lateUntil',
  'version',
] as const

type Answered = Pick<
  AbsenceRow,
  | (typeof answered)[number]
  | 'businessId'
  | 'kind'
  | 'fullname'
  | 'rut'
  | 'businessName'
  | 'jobTitle'
  | 'creator'
  | 'lastUpdateUser'
  | 'hasFile'
  | 'fileUrl'
  | 'revealed'
  | 'canWithdraw'
  | 'steps'
  | 'waitsForOther'
>

export const AbsenceObject = objectFrom<Answered>('Absence', {
  ...specsOf(Absence, answered),
  ...hiddenSpecsOf(Absence, ['subtype']),
  id: of.id('absence'),
  userContractId: of.id('contract'),
  userId: of.id('user'),
  businessId: of.id('business'),
  kind: of.text,
  /** The steps of its approval, where the razón social has them. */
  steps: of.list(of.object(StepLineType)),
  waitsForOther: of.flag,
  fullname: of.maybe(of.text),
  rut: of.text,
  businessName: of.text,
  jobTitle: of.text,
  creator: of.maybe(of.text),
  lastUpdateUser: of.maybe(of.text),
  hasFile: of.flag,
  fileUrl: of.maybe(of.text),
  revealed: of.flag,
  canWithdraw: of.flag,
})

const filter = {
  search: optional(text('Nombre o RUT', { max: 100 })),
  type: optional(choice(AbsenceType, 'Tipo')),
  status: optional(choice(RequestStatus, 'Estado')),
  businessId: optional(ref('business', 'Razón social')),
  userId: optional(ref('user', 'Persona')),
  month: optional(yearMonth('Mes')),
  late: optional(flag('Después del cierre')),
}

list('absences', {
  type: AbsenceObject,
  filter: inputFrom('AbsenceFilter', filter),
  sort: absenceSort,
  run: absences,
})

query('absenceMonth', {
  input: inputFrom('AbsenceMonthInput', { ...filter, month: yearMonth('Mes') }),
  type: objectFrom<Awaited<ReturnType<typeof absenceMonth>>>('AbsenceMonth', {
    rows: of.list(of.object(AbsenceObject)),
    holidays: of.list(of.object(KnownDayType)),
    cut: of.flag,
  }),
  run: absenceMonth,
})

query('userAbsences', {
  input: inputFrom('UserAbsencesInput', {
    userId: ref('user', 'Persona'),
    reveal: optional(flag('Mostrar datos reservados')),
  }),
  type: AbsenceObject,
  many: true,
  run: userAbsences,
})

const UseType = objectFrom<AbsenceUse>('AbsenceUse', {
  kind: of.text,
  type: of.choice(AbsenceType),
  pay: of.choice(AbsencePay),
  count: of.int,
  realDays: of.decimal,
  workDays: of.decimal,
})

query('teamAbsences', {
  input: inputFrom('TeamAbsencesInput', { userId: optional(ref('user', 'Persona')) }),
  type: AbsenceObject,
  many: true,
  run: teamAbsences,
})

query('userAbsenceYear', {
  input: inputFrom('UserAbsenceYearInput', {
    userId: ref('user', 'Persona'),
    year: year('Año', { min: 1900, max: 2200 }),
  }),
  type: objectFrom<AbsenceYear>('AbsenceYear', {
    year: of.int,
    years: of.list(of.int),
    pending: of.int,
    used: of.list(of.object(UseType)),
  }),
  run: userAbsenceYear,
})

query('absenceContracts', {
  input: inputFrom('AbsenceContractsInput', { userId: optional(ref('user', 'Persona')) }),
  type: objectFrom<AbsenceContract>('AbsenceContract', {
    id: of.id('contract'),
    label: of.text,
    hint: of.text,
  }),
  many: true,
  run: absenceContracts,
})

mutation('createAbsence', {
  input: patchInputOf('CreateAbsenceInput', Absence, formFields, {
    userContractId: Absence.fields.userContractId,
    type: Absence.fields.type,
    startDate: Absence.fields.startDate,
    endDate: Absence.fields.endDate,
    approve: optional(flag('Aprobar al registrar')),
    keepsAfter,
  }),
  type: AbsenceObject,
  run: createAbsence,
})

mutation('updateAbsence', {
  input: patchInputOf('UpdateAbsenceInput', Absence, formFields, {
    id: id('absence'),
    version: optional(integer('Versión')),
    keepsAfter,
  }),
  type: AbsenceObject,
  run: updateAbsence,
})

mutation('correctAbsence', {
  input: patchInputOf('CorrectAbsenceInput', Absence, formFields, {
    id: id('absence'),
    version: integer('Versión'),
  }),
  type: AbsenceObject,
  run: correctAbsence,
})

mutation('updateAbsenceResponse', {
  input: inputFrom('UpdateAbsenceResponseInput', {
    id: id('absence'),
    responseStatus: Absence.fields.responseStatus,
    response: Absence.fields.response,
    version: optional(integer('Versión')),
    keepsAfter,
  }),
  type: AbsenceObject,
  run: updateAbsenceResponse,
})

mutation('withdrawAbsence', {
  input: inputFrom('WithdrawAbsenceInput', {
    id: id('absence'),
    version: optional(integer('Versión')),
  }),
  type: AbsenceObject,
  run: withdrawAbsence,
})

stepsQuery('absenceSteps', Absence, absenceSteps, requireAbsence)

mutation('deleteAbsence', { input: byId('absence'), type: 'Boolean', run: deleteAbsence })
