import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  absences: 'absences.read',
  userAbsences: 'absences.read',
  absenceOverlapDates: 'absences.read',
  absenceHistoryReport: 'managementTime.read',
  // An administrative day is the variant A, a right of its own.
  createAbsence: ['absences.create', 'absencesA.create'],
  updateAbsence: 'absences.update',
  deleteAbsence: 'absences.delete',
  updateAbsenceResponse: 'absenceResponses.update',
  absenceContracts: 'absences.create',
  legalPermitDays: 'absences.create',
  absenceMonth: 'absences.read',
  absenceAlerts: 'absenceResponses.update',
  absenceTeamAway: 'absenceResponses.update',
  answerAbsences: 'absenceResponses.update',
  userAbsenceYear: 'absences.read',
  teamAbsences: 'absences.create',
  absenceSteps: 'absences.read',
  withdrawAbsence: 'absences.create',
  correctAbsence: 'absences.create',
} as const satisfies Policies

export const rights = {
  own: { absences: 'rc', absencesA: 'c' },
  nonEmployee: { managementTime: 'r' },
  supervisor: { absences: 'c', absencesA: 'c' },
  manager: { absences: 'crm', absencesA: 'c', managementTime: 'm' },
  superManager: { absences: 'ud', absenceResponses: 'u' },
} as const satisfies Rights

export const answers = {
  updateAbsenceResponse: 'the absence of a person',
  answerAbsences: 'the absences of several people',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  createAbsence: 'Registers one; of oneself it is never approved (absences.test.ts)',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  time: [
    'createAbsence',
    'updateAbsence',
    'deleteAbsence',
    'withdrawAbsence',
    'correctAbsence',
    'updateAbsenceResponse',
    'answerAbsences',
  ],
} as const satisfies WithoutProofFor<typeof operations>
