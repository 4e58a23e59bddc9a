import { choice, flag, id, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { Absence } from '../model/absence.ts'
import { LegalPermit, RequestStatus } from '../model/catalogs.ts'
import type { Span } from '../model/days.ts'
import { legalPermitDays, type PermitOffer } from './legal-permit.ts'
import { absenceOverlapDates, type MonthEffect, type Overlap } from './preview.service.ts'
import { teamOfAbsence } from './team-words-of.ts'

/** What becomes of the days of a vacation after a medical leave, where they do not return too. */
export const keepsAfter = optional(
  flag('Conservar las vacaciones de después', {
    help: 'De una licencia médica: si no, vuelven también al saldo',
  }),
)

query('legalPermitDays', {
  input: inputFrom('LegalPermitDaysInput', {
    userContractId: Absence.fields.userContractId,
    legalPermit: choice(LegalPermit, 'Permiso que da la ley'),
    startDate: Absence.fields.startDate,
  }),
  type: objectFrom<PermitOffer>('LegalPermitDays', {
    endDate: of.date,
    halfDay: of.flag,
    days: of.text,
    article: of.text,
    when: of.text,
    proof: of.text,
  }),
  run: legalPermitDays,
})

const OverlapType = objectFrom<Overlap>('AbsenceOverlap', {
  id: of.id('absence'),
  kind: of.text,
  startDate: of.date,
  endDate: of.date,
  status: of.choice(RequestStatus),
})
const EffectType = objectFrom<MonthEffect>('AbsenceEffect', {
  yearMonth: of.yearMonth,
  isOpen: of.maybe(of.flag),
  words: of.text,
})

const AfterType = objectFrom<Span>('DaysAfterLeave', { from: of.date, to: of.date })

query('absenceOverlapDates', {
  input: inputFrom('AbsenceOverlapDatesInput', {
    userContractId: Absence.fields.userContractId,
    type: Absence.fields.type,
    subtype: Absence.fields.subtype,
    pay: Absence.fields.pay,
    startDate: Absence.fields.startDate,
    endDate: Absence.fields.endDate,
    applicationStartDate: Absence.fields.applicationStartDate,
    applicationEndDate: Absence.fields.applicationEndDate,
    halfDay: Absence.fields.halfDay,
    half: Absence.fields.half,
    ignoreHolidays: Absence.fields.ignoreHolidays,
    exceptId: optional(ref('absence', 'Ausencia')),
    keepsAfter,
  }),
  type: objectFrom<Awaited<ReturnType<typeof absenceOverlapDates>>>('AbsenceOverlapDates', {
    past: of.maybe(of.text),
    realDays: of.decimal,
    workDays: of.decimal,
    overlaps: of.list(of.object(OverlapType)),
    effects: of.list(of.object(EffectType)),
    vacations: of.list(of.text),
    after: of.maybe(of.object(AfterType)),
    team: of.maybe(of.text),
  }),
  run: absenceOverlapDates,
})

query('absenceTeamAway', {
  input: inputFrom('AbsenceTeamAwayInput', { id: id('absence') }),
  type: objectFrom<Awaited<ReturnType<typeof teamOfAbsence>>>('AbsenceTeamAway', {
    words: of.maybe(of.text),
  }),
  run: teamOfAbsence,
})
