import { PaperSignatureType } from '#modules/papers/signature/server/index.ts'
import { StepLineType } from '#modules/people/approval-steps/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { UploadedFile } from '#platform/server/graphql/files.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { filesOf } from '#platform/server/uploads/files.ts'
import { VacationAccrual } from '../model/catalogs.ts'
import { Vacation } from '../model/vacation.ts'
import type { Config } from './config.queries.ts'
import type { VacationRow } from './vacations.queries.ts'

const shown = [
  'id',
  'userContractId',
  'userId',
  'startDate',
  'endDate',
  'half',
  'enjoyedUntil',
  'businessDays',
  'legalDays',
  'progressiveDays',
  'additionalDays',
  'advanceDays',
  'responseStatus',
  'response',
  'requestDate',
  'changedAt',
  'responseDate',
  'isHistoric',
  'care',
  'comment',
  'poolOrder',
  'voucherNo',
  'lateUntil',
  'version',
] as const

type Shown = Pick<
  VacationRow,
  | (typeof shown)[number]
  | 'fullname'
  | 'rut'
  | 'businessName'
  | 'authorizedBy'
  | 'canAnswer'
  | 'steps'
  | 'canCancel'
  | 'canCorrect'
  | 'canEdit'
  | 'mayAnswer'
  | 'canMove'
  | 'isBeforeOpening'
  | 'oldStart'
  | 'oldEnd'
  | 'signature'
  | 'hasCarePaper'
  | 'canOpenCarePaper'
>

/** A vacation as people read it. */
export const VacationObject = objectFrom<Shown>('Vacation', {
  ...specsOf(Vacation, shown),
  id: of.id('vacation'),
  userContractId: of.id('contract'),
  userId: of.id('user'),
  fullname: of.maybe(of.text),
  rut: of.text,
  businessName: of.text,
  authorizedBy: of.maybe(of.text),
  canAnswer: of.flag,
  /** The steps of its approval, where the razón social has them. */
  steps: of.list(of.object(StepLineType)),
  canCancel: of.flag,
  /** Whether whoever asked may change it; what steps say of that is in them. */
  canCorrect: of.flag,
  canEdit: of.flag,
  /** Whether the reader answers requests of this person. */
  mayAnswer: of.flag,
  canMove: of.flag,
  isBeforeOpening: of.flag,
  /** The dates of the vacation that this one changes. */
  oldStart: of.maybe(of.date),
  oldEnd: of.maybe(of.date),
  /** How its voucher stands that was sent to sign last. */
  signature: of.maybe(of.object(PaperSignatureType)),
  hasCarePaper: of.flag,
  canOpenCarePaper: of.flag,
})

derivedFields(
  VacationObject,
  ({ startDate, endDate, enjoyedUntil, half }) => ({
    // The days that are taken off the balance: an interrupted vacation ends earlier.
    applicationStartDate: startDate,
    applicationEndDate: enjoyedUntil ?? endDate,
    halfDay: half !== null,
  }),
  { applicationStartDate: of.date, applicationEndDate: of.date, halfDay: of.flag },
)

/** The voucher that was printed last, by the vacation that it is about. */
async function vouchersOf(context: Context, vacations: readonly { id: number }[]) {
  const files = await filesOf(
    context,
    'vacation',
    vacations.map(({ id }) => String(id)),
  )
  return vacations.map(({ id }) => ({ voucherFile: files.get(String(id)) ?? null }))
}

joinedFields(VacationObject, vouchersOf, { voucherFile: of.maybe(of.object(UploadedFile)) })

/** The balances of a contract, in days. */
export const balanceSpecs = {
  legalBalance: of.decimal,
  progressiveBalance: of.decimal,
  additionalBalance: of.decimal,
  totalBalance: of.decimal,
  claimable: of.decimal,
  reserved: of.decimal,
}

const ExpiringType = objectFrom<Config['expiring'][number]>('ExpiringDays', {
  days: of.decimal,
  on: of.date,
})

const PeriodType = objectFrom<Config['periods'][number]>('VacationPeriod', {
  number: of.int,
  from: of.date,
  to: of.date,
  legalDays: of.decimal,
  progressiveDays: of.decimal,
  takenDays: of.decimal,
  pendingDays: of.decimal,
})

/** What the vacations of a contract follow from, and where they stand. */
export const ConfigObject = objectFrom<Config>('VacationConfig', {
  userContractId: of.id('contract'),
  fullname: of.maybe(of.text),
  asOf: of.date,
  start: of.date,
  daysAYear: of.int,
  art67: of.flag,
  accrual: of.choice(VacationAccrual),
  progressiveMonths: of.int,
  recognizedOn: of.maybe(of.date),
  balanceAdjustmentDate: of.maybe(of.date),
  ...balanceSpecs,
  expiring: of.list(of.object(ExpiringType)),
  periods: of.list(of.object(PeriodType)),
})

type Balances = { legal: string; progressive: string; additional: string }

derivedFields(
  ConfigObject,
  ({ legalBalance, progressiveBalance, additionalBalance }) => ({
    balances: {
      legal: legalBalance,
      progressive: progressiveBalance,
      additional: additionalBalance,
    },
  }),
  {
    balances: of.object(
      objectFrom<Balances>('VacationBalances', {
        legal: of.decimal,
        progressive: of.decimal,
        additional: of.decimal,
      }),
    ),
  },
)
