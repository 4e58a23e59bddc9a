import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { OwnReport, ReportSubscription } from './own-report.ts'

const reads = ['peopleReports.read'] as const

/** The rows that this module keeps. */
export const registry = {
  own_report: {
    of: OwnReport,
    publicId: { kind: 'ownReport', no: 1270, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('login_id', 'updated_at', 'ask', 'shape'),
      ...shown([...reads], 'name', 'description', 'report', 'shared'),
    },
  },
  report_subscription: {
    of: ReportSubscription,
    publicId: { kind: 'reportSubscription', no: 1271, length: 6 },
    owner: { user: 'user_id' },
    keep: 'ACCOUNT',
    columns: {
      ...usual,
      ...internal('login_id', 'user_id'),
      ...shown([...reads], 'own_report_id', 'every', 'day', 'format', 'next_on'),
    },
  },
} satisfies Registry
