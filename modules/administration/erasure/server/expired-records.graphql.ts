import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { invalid } from '#platform/server/errors.ts'
import { ExpiredRecord, keeping, MOST_AT_ONCE, withWords } from '../model/expired-record.ts'
import { type ExpiredMonth, expiredMonths, expiredRecords } from './expired-records.queries.ts'
import {
  approveExpiredRecord,
  confirmExpiredRecord,
  confirmExpiredRecords,
  keepExpiredRecord,
  releaseExpiredRecord,
} from './expired-records.service.ts'
import { ErasurePlanType } from './erasures.graphql.ts'
import { expiredPlan } from './record-plan.queries.ts'

const { type } = expiredRecords

query('expiredPlan', {
  input: byId('expiredRecord'),
  type: ErasurePlanType,
  run: expiredPlan,
})

query('expiredMonths', {
  type: objectFrom<ExpiredMonth>('ExpiredMonth', {
    month: of.yearMonth,
    people: of.int,
    due: of.int,
  }),
  many: true,
  run: expiredMonths,
})

mutation('confirmExpiredRecord', {
  input: inputFrom('ConfirmExpiredRecordInput', withWords),
  type,
  run: confirmExpiredRecord,
})
mutation('confirmExpiredRecords', {
  input: inputFrom('ConfirmExpiredRecordsInput', {
    records: listOf(
      inputFrom('ExpiredRecordSeen', {
        id: ExpiredRecord.fields.id,
        version: withWords.version,
      }),
    ),
  }),
  type: objectFrom<{ confirmed: number; left: number }>('ConfirmedExpiredRecords', {
    confirmed: of.int,
    left: of.int,
  }),
  run: (context, input) => {
    if (input.records.length > MOST_AT_ONCE) {
      throw invalid('records', `Elija hasta ${MOST_AT_ONCE}`)
    }
    return confirmExpiredRecords(context, input)
  },
})
mutation('approveExpiredRecord', {
  input: inputFrom('ApproveExpiredRecordInput', withWords),
  type,
  run: approveExpiredRecord,
})
mutation('keepExpiredRecord', {
  input: inputFrom('KeepExpiredRecordInput', keeping),
  type,
  run: keepExpiredRecord,
})
mutation('releaseExpiredRecord', {
  input: inputFrom('ReleaseExpiredRecordInput', withWords),
  type,
  run: releaseExpiredRecord,
})
