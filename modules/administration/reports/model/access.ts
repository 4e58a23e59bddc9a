import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  runReport: [
    'reports.read',
    'peopleReports.read',
    'payrollReports.read',
    'managementTime.massRead',
  ],
  reportProcess: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  reports: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  reportPreview: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  ownReports: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  ownReport: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  createOwnReport: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  updateOwnReport: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  deleteOwnReport: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  subscribeOwnReport: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  unsubscribeOwnReport: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
} as const satisfies Policies

export const rights = {
  manager: { payrollReports: 'rm' },
  admin: { reports: 'rm', peopleReports: 'rm' },
} as const satisfies Rights

export const withoutProof = {
  papers: ['runReport'],
  definitions: ['createOwnReport', 'updateOwnReport', 'deleteOwnReport'],
  ownSession: ['subscribeOwnReport', 'unsubscribeOwnReport'],
} as const satisfies WithoutProofFor<typeof operations>
