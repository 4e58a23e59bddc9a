import type { Change, History, Period } from '../records/history.ts'
import { objectFrom, of } from './object.ts'

const PeriodType = objectFrom<Period>('VersionPeriod', {
  key: of.text,
  from: of.date,
  until: of.maybe(of.date),
  recordedAt: of.dateTime,
  supersededAt: of.maybe(of.dateTime),
  author: of.text,
  changes: of.list(of.text),
})

const ChangeType = objectFrom<Change>('VersionChange', {
  key: of.text,
  attribute: of.text,
  label: of.text,
  from: of.date,
  before: of.maybe(of.text),
  after: of.maybe(of.text),
  author: of.text,
  recordedAt: of.dateTime,
  reason: of.maybe(of.text),
})

/** The history of a record: its periods, and its changes with their authors. */
export const HistoryType = objectFrom<History>('VersionHistory', {
  periods: of.list(of.object(PeriodType)),
  changes: of.list(of.object(ChangeType)),
})
