import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  holidays: 'holidays.read',
  createHoliday: 'holidays.create',
  updateHoliday: 'holidays.update',
  deleteHoliday: 'holidays.delete',
} as const satisfies Policies

export const rights = {
  everybody: { holidays: 'r' },
  superManager: { holidays: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'holidays.create': 'whole',
  'holidays.update': 'whole',
  'holidays.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  time: ['createHoliday', 'updateHoliday', 'deleteHoliday'],
} as const satisfies WithoutProofFor<typeof operations>
