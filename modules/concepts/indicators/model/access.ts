import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  incomeTax: 'indicators.read',
  indicators: 'indicators.read',
  familyAllowance: 'indicators.read',
  indicatorHistory: 'indicators.read',
  enterIndicator: 'indicators.create',
  confirmIndicator: 'indicators.update',
  revokeIndicator: 'indicators.update',
  enterIndicatorTable: 'indicators.create',
  confirmIndicatorTable: 'indicators.update',
  revokeIndicatorTable: 'indicators.update',
} as const satisfies Policies

export const rights = {
  manager: { indicators: 'r' },
  superManagerOfPay: { indicators: 'cu' },
} as const satisfies Rights

export const companyWrites = {
  'indicators.create': 'whole',
  'indicators.update': 'whole',
} as const satisfies CompanyWrites

export const answers = {
  confirmIndicator: 'a figure that somebody entered',
  confirmIndicatorTable: 'a table that somebody entered',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  platform: [
    'enterIndicator',
    'confirmIndicator',
    'revokeIndicator',
    'enterIndicatorTable',
    'confirmIndicatorTable',
    'revokeIndicatorTable',
  ],
} as const satisfies WithoutProofFor<typeof operations>
