import { ObligationState } from '#modules/money/filings/model/obligation.ts'
import { choice, optional, ref, year } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { Duty, DutyBasis, DutyMark, DutyState } from '../model/duty.ts'
import { complianceCalendar, type ComplianceCalendar, type DutyRow } from './calendar.queries.ts'
import {
  ofDuty as ofRegistration,
  RegistrationKind,
  RegistrationMark,
} from '../model/registration.ts'
import { markDuty, openProof, unmarkDuty } from './marks.service.ts'
import { labourRegistrationFile, type RegistrationFiles } from './registration-file.ts'
import {
  labourRegistrations,
  type RegistrationRow,
  registrationSort,
} from './registrations.queries.ts'
import {
  markLabourRegistration,
  openRegistrationProof,
  unmarkLabourRegistration,
} from './registrations.service.ts'

const DutyType = objectFrom<DutyRow>('ComplianceDuty', {
  payrollMonthId: of.id('payrollMonth'),
  yearMonth: of.yearMonth,
  isOpen: of.flag,
  duty: of.choice(Duty),
  due: of.date,
  source: of.text,
  basis: of.choice(DutyBasis),
  state: of.choice(DutyState),
  words: of.text,
  obligation: of.maybe(of.choice(ObligationState)),
  advice: of.maybe(of.text),
  doneOn: of.maybe(of.date),
  author: of.maybe(of.text),
  note: of.maybe(of.text),
  hasProof: of.flag,
})

const BusinessType = objectFrom<ComplianceCalendar['businesses'][number]>('ComplianceBusiness', {
  id: of.id('business'),
  name: of.text,
})

query('complianceCalendar', {
  input: inputFrom('ComplianceCalendarInput', {
    businessId: optional(ref('business', 'Razón social')),
    year: year('Año', { min: 1990, max: 2100 }),
  }),
  type: objectFrom<ComplianceCalendar>('ComplianceCalendar', {
    businessId: of.maybe(of.id('business')),
    businesses: of.list(of.object(BusinessType)),
    years: of.list(of.int),
    duties: of.list(of.object(DutyType)),
  }),
  run: complianceCalendar,
})

const { businessId, yearMonth, duty, doneOn, fileId, note } = DutyMark.fields
const ofDuty = { businessId, yearMonth, duty }

mutation('markDuty', {
  input: inputFrom('MarkDutyInput', { ...ofDuty, doneOn, fileId, note }),
  type: DutyType,
  run: markDuty,
})

mutation('unmarkDuty', {
  input: inputFrom('UnmarkDutyInput', ofDuty),
  type: DutyType,
  run: unmarkDuty,
})

mutation('openProof', {
  input: inputFrom('OpenProofInput', ofDuty),
  type: FileLink,
  run: openProof,
})

list('labourRegistrations', {
  type: objectFrom<RegistrationRow>('LabourRegistration', {
    id: of.id('contract'),
    code: of.text,
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    businessId: of.id('business'),
    businessName: of.text,
    kind: of.choice(RegistrationKind),
    due: of.date,
    source: of.text,
    state: of.choice(DutyState),
    words: of.text,
    doneOn: of.maybe(of.date),
    isLate: of.flag,
    annexId: of.maybe(of.id('contractAnnex')),
    annexTitle: of.maybe(of.text),
    isMarked: of.flag,
    author: of.maybe(of.text),
    note: of.maybe(of.text),
    hasProof: of.flag,
  }),
  filter: inputFrom('LabourRegistrationFilter', {
    businessId: optional(ref('business', 'Razón social')),
    kind: optional(choice(RegistrationKind, 'Trámite')),
    state: optional(choice(DutyState, 'Estado')),
  }),
  sort: registrationSort,
  run: labourRegistrations,
})

const { doneOn: registeredOn, fileId: receipt, note: registrationNote } = RegistrationMark.fields
const registrations = listOf(inputFrom('RegistrationToMark', ofRegistration))

mutation('markLabourRegistration', {
  input: inputFrom('MarkLabourRegistrationInput', {
    registrations,
    doneOn: registeredOn,
    fileId: receipt,
    note: registrationNote,
  }),
  type: 'Int',
  run: markLabourRegistration,
})

mutation('unmarkLabourRegistration', {
  input: inputFrom('UnmarkLabourRegistrationInput', { registrations }),
  type: 'Int',
  run: unmarkLabourRegistration,
})

const RegistrationFile = objectFrom<RegistrationFiles['files'][number]>('LabourRegistrationFile', {
  jobTitle: of.text,
  rows: of.int,
  name: of.text,
  text: of.text,
})

query('labourRegistrationFile', {
  input: inputFrom('LabourRegistrationFileInput', {
    businessId: ref('business', 'Razón social'),
    kind: ofRegistration.kind,
  }),
  type: objectFrom<RegistrationFiles>('LabourRegistrationFiles', {
    files: of.list(of.object(RegistrationFile)),
  }),
  run: labourRegistrationFile,
})

mutation('openRegistrationProof', {
  input: inputFrom('OpenRegistrationProofInput', ofRegistration),
  type: FileLink,
  run: openRegistrationProof,
})
