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
} as const satisfies Policies

export const rights = {
  manager: { payrollReports: 'rm' },
  admin: { reports: 'rm', peopleReports: 'rm' },
} as const satisfies Rights

export const withoutProof = {
  papers: ['runReport'],
} as const satisfies WithoutProofFor<typeof operations>
