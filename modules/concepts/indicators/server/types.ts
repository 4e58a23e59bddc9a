import { type AnyObject, objectFrom, of } from '#platform/server/graphql/object.ts'
import type { Bracket } from '../model/brackets.ts'
import { IndicatorState, IndicatorStatus } from '../model/indicator.ts'
import type { IndicatorRow, indicatorHistory } from './indicators.queries.ts'
import type { FamilyAllowance, IncomeTax, TableEntryView } from './tables.ts'

export const IndicatorType = objectFrom<IndicatorRow>('Indicator', {
  key: of.text,
  label: of.text,
  unit: of.text,
  decimals: of.int,
  group: of.text,
  inPayslips: of.flag,
  yearMonth: of.yearMonth,
  value: of.maybe(of.decimal),
  published: of.maybe(of.decimal),
  status: of.choice(IndicatorStatus),
  certain: of.flag,
  ofTable: of.flag,
  source: of.text,
  sourceUrl: of.maybe(of.text),
  note: of.maybe(of.text),
  since: of.maybe(of.yearMonth),
  previous: of.maybe(of.decimal),
  changePercent: of.maybe(of.decimal),
  lower: of.decimal,
  upper: of.decimal,
  why: of.text,
  entryId: of.maybe(of.id('indicator')),
  entryState: of.maybe(of.choice(IndicatorState)),
  entryValue: of.maybe(of.decimal),
  entrySource: of.maybe(of.text),
  entryUrl: of.maybe(of.text),
  entryComment: of.maybe(of.text),
  outOfBounds: of.flag,
  needsSecond: of.flag,
  enteredBy: of.maybe(of.text),
  enteredAt: of.maybe(of.dateTime),
  confirmedBy: of.maybe(of.text),
  confirmedAt: of.maybe(of.dateTime),
  mine: of.flag,
  version: of.int,
})

const BracketType = objectFrom<Bracket>('EnteredBracket', {
  above: of.maybe(of.decimal),
  upTo: of.maybe(of.decimal),
  value1: of.decimal,
  value2: of.maybe(of.decimal),
})

export const TableEntryType: AnyObject<TableEntryView> = objectFrom<TableEntryView>(
  'IndicatorTableEntry',
  {
    id: of.id('indicator'),
    key: of.text,
    yearMonth: of.yearMonth,
    brackets: of.list(of.object(BracketType)),
    source: of.text,
    sourceUrl: of.maybe(of.text),
    comment: of.maybe(of.text),
    state: of.choice(IndicatorState),
    outOfBounds: of.flag,
    needsSecond: of.flag,
    enteredBy: of.maybe(of.text),
    enteredAt: of.dateTime,
    confirmedBy: of.maybe(of.text),
    confirmedAt: of.maybe(of.dateTime),
    mine: of.flag,
    version: of.int,
  },
)

const edition = {
  certain: of.flag,
  draft: of.list(of.object(BracketType)),
  entry: of.maybe(of.object(TableEntryType)),
  yearMonth: of.yearMonth,
  status: of.choice(IndicatorStatus),
  source: of.text,
  sourceUrl: of.maybe(of.text),
  note: of.maybe(of.text),
  since: of.maybe(of.yearMonth),
}

const TaxBracket = objectFrom<IncomeTax['brackets'][number]>('IncomeTaxBracket', {
  place: of.int,
  aboveUtm: of.maybe(of.decimal),
  upToUtm: of.maybe(of.decimal),
  above: of.maybe(of.decimal),
  upTo: of.maybe(of.decimal),
  factor: of.decimal,
  rebateUtm: of.decimal,
  rebate: of.maybe(of.decimal),
  most: of.maybe(of.decimal),
})

export const IncomeTaxType: AnyObject<IncomeTax> = objectFrom<IncomeTax>('IncomeTax', {
  ...edition,
  utm: of.maybe(of.decimal),
  brackets: of.list(of.object(TaxBracket)),
})

const AllowanceBracket = objectFrom<FamilyAllowance['brackets'][number]>('AllowanceBracket', {
  letter: of.text,
  above: of.maybe(of.decimal),
  upTo: of.maybe(of.decimal),
  amount: of.decimal,
})

export const FamilyAllowanceType: AnyObject<FamilyAllowance> = objectFrom<FamilyAllowance>(
  'FamilyAllowance',
  { ...edition, brackets: of.list(of.object(AllowanceBracket)) },
)

export const HistoryType = objectFrom<Awaited<ReturnType<typeof indicatorHistory>>[number]>(
  'IndicatorMonth',
  {
    yearMonth: of.yearMonth,
    value: of.maybe(of.decimal),
    status: of.choice(IndicatorStatus),
  },
)
