import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  sendVacationToRubrika: 'digitalSignature.create',
  proportionalSettlementDays: 'settlements.read',
  vacations: 'vacations.read',
  vacationOverlapDates: 'vacations.read',
  vacationBalanceReport: 'managementTime.read',
  vacationHistoryReport: 'managementTime.read',
  createVacation: 'vacations.create',
  updateVacation: 'vacations.update',
  deleteVacation: 'vacations.delete',
  vacationConfig: 'vacationConfig.read',
  updateVacationConfig: 'vacationConfig.update',
  withdrawVacation: 'vacations.create',
  correctVacation: 'vacations.create',
  openVacationCarePaper: 'vacations.read',
  vacationContracts: 'vacations.read',
  vacationVoucher: 'vacations.read',
  vacationLedger: 'vacationConfig.read',
  vacationStatement: 'vacationConfig.read',
  createVacationAdjustment: 'vacationConfig.update',
  createVacationLot: 'vacationConfig.update',
  vacationDoubts: 'vacationConfig.update',
  decideVacationDoubts: 'vacationConfig.update',
  vacationZoneProposals: 'vacationConfig.update',
  decideVacationZones: 'vacationConfig.update',
  cancelVacationSignature: 'digitalSignature.update',
  vacationRules: 'businessOptions.read',
  saveVacationRule: 'businessOptions.update',
  vacationBlackouts: 'businessOptions.read',
  createVacationBlackout: 'businessOptions.update',
  updateVacationBlackout: 'businessOptions.update',
  deleteVacationBlackout: 'businessOptions.update',
} as const satisfies Policies

export const rights = {
  own: { vacations: 'r', vacationConfig: 'r' },
  ownWithVacations: { vacations: 'c' },
  supervisorWithVacations: { vacations: 'ru' },
  manager: { vacations: 'rm', vacationConfig: 'r', businessOptions: 'r' },
  superManager: {
    vacations: 'cud',
    vacationConfig: 'u',
    businessOptions: 'u',
  },
} as const satisfies Rights

export const answers = {
  updateVacation: 'the vacation of a person',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  createVacation: 'Registers one; of oneself it is never approved (vacations.test.ts)',
  decideVacationZones: 'Decides what the law of a place proposes; never of oneself (zones.test.ts)',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  time: [
    'createVacation',
    'updateVacation',
    'deleteVacation',
    'withdrawVacation',
    'correctVacation',
    'updateVacationConfig',
    'createVacationAdjustment',
    'createVacationLot',
    'decideVacationDoubts',
    'decideVacationZones',
    'createVacationBlackout',
    'updateVacationBlackout',
    'deleteVacationBlackout',
    'saveVacationRule',
    'sendVacationToRubrika',
    'cancelVacationSignature',
  ],
  papers: ['openVacationCarePaper'],
} as const satisfies WithoutProofFor<typeof operations>
