import { StepLineType } from '#modules/time/approval-steps/server/index.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { SignatureState } from '../model/signature.ts'
import { Vacation } from '../model/vacation.ts'
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
  | 'canEdit'
  | 'mayAnswer'
  | 'canMove'
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
  canEdit: of.flag,
  /** Whether the reader answers requests of this person. */
  mayAnswer: of.flag,
  canMove: of.flag,
  /** The dates of the vacation that this one changes. */
  oldStart: of.maybe(of.date),
  oldEnd: of.maybe(of.date),
  signature: of.maybe(of.choice(SignatureState)),
  hasCarePaper: of.flag,
  canOpenCarePaper: of.flag,
})

/** The balances of a contract, in days. */
export const balanceSpecs = {
  legalBalance: of.decimal,
  progressiveBalance: of.decimal,
  additionalBalance: of.decimal,
  totalBalance: of.decimal,
  claimable: of.decimal,
  reserved: of.decimal,
}
