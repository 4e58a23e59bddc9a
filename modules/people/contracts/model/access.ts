import { guarded } from '#access/field-kinds.ts'
import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  allContracts: 'contracts.massRead',
  createUserContract: 'contracts.create',
  updateUserContract: 'contracts.update',
  updateUserContractStatus: 'contracts.update',
  deleteUserContract: 'contracts.delete',
  userContracts: 'contracts.read',
  userContract: 'contracts.read',
  contractHistory: 'contracts.read',
  contractOptions: 'contracts.read',
} as const satisfies Policies

export const rights = {
  ownByLaw: { contracts: 'r' },
  manager: { contracts: 'rm' },
  superManager: { contracts: 'cu' },
  adminOnly: { contracts: 'd' },
} as const satisfies Rights

export const withoutProof = {
  records: [
    'createUserContract',
    'updateUserContract',
    'updateUserContractStatus',
    'deleteUserContract',
  ],
} as const satisfies WithoutProofFor<typeof operations>

export const guardedFields = {
  ...guarded('UserContract', 'contracts.update', {
    system: ['id', 'userId', 'version'],
    boss: ['supervisorId'],
    record: [
      'businessId',
      'code',
      'userCode',
      'status',
      'initialDate',
      'finalDate',
      'signatureDate',
      'signed',
      'contractType',
      'jobTitle',
      'jobTitleFamily',
      'area',
      'branchOffice',
      'hierarchyNodeId',
      'isSupervisor',
      'apprentice',
      'fixedTermRenewals',
      'isProfessional',
      'monthlySalary',
      'paymentPeriod',
      'taxRegime',
      'taxPeriod',
      'isCorporateSalary',
      'gratificationType',
      'gratificationAmount',
      'nightSurcharge',
      'specialWorkday',
      'holidaySurcharge',
      'overdraft',
      'hoursPerWeek',
      'daysPerWeek',
      'art22',
      'cycleHours',
      'cycleDays',
      'isDomestic',
      'liveIn',
      'syncAttendance',
      'syncDigitalSign',
      'signatureIntegrationCode',
      'heavyWork',
      'heavyWorkRate',
      'syndicateId',
      'unionFeeType',
      'unionFeeValue',
      'remoteWork',
      'shiftWork',
      'holidayRate',
      'sundayRate',
      'saturdayRate',
      'weekdayRate',
    ],
  }),
}
