import { formatDate, type ISODate } from '#chile/dates.ts'
import { lastDay, type YearMonth } from '#chile/period.ts'
import type { TermsRow } from './held-terms.queries.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import {
  type Lack,
  lackRules,
  missingData,
  type RecordFacts,
  type RecordLack,
  recordLacks,
} from '../model/record-lacks.ts'

/**
 * The data that the record of some contracts lacks in a month, with the day from which it has it
 * when that is later: «Falta la AFP: la tiene recién desde el 22-11-2026». One statement, none when
 * nothing is missing.
 */
async function lacksIn(
  tx: Tx,
  month: YearMonth,
  rows: readonly TermsRow[],
): Promise<ReadonlyMap<number, Lack>> {
  const lacking = rows.flatMap((row) => {
    const lack = missingData(row)
    return lack ? [{ row, lack }] : []
  })
  if (lacking.length === 0) return new Map()
  const later = Map.groupBy(
    await versionsAfter(
      tx,
      month,
      lacking.map(({ row }) => row.ownerId),
    ),
    ({ userId }) => userId,
  )
  return new Map(
    lacking.map(({ row, lack }): [number, Lack] => {
      const [first] = recordLacks(row)
      const found = (later.get(row.ownerId) ?? []).find((one) => !first || !lacks(one, first))
      return [row.contractId, found ? saidSince(lack, first, found.from) : lack]
    }),
  )
}

const lacks = (facts: RecordFacts, lack: RecordLack) => recordLacks(facts).includes(lack)

function saidSince(lack: Lack, first: RecordLack | undefined, from: ISODate): Lack {
  const has = first === 'RECORD' ? 'los hay' : 'la tiene'
  return { ...lack, message: `${lack.message}: ${has} recién desde el ${formatDate(from)}` }
}

/**
 * Whether the record of a statement, a row of `user_version`, lacks data of the month: the same
 * rules as `recordLacks`, among the few rows of the index `user_version_lacking`.
 */
const lacksRecord = (record: string) =>
  sql<boolean>`(${mayLack(record)} and (${sql.join(
    lackRules.map(({ of, field }) => lacksField(record, of, field)),
    sql` or `,
  )}))`

/** The condition of the index, in its own words. */
const mayLack = (record: string) => {
  const column = (name: Fact | 'retirementScheme') => sql.ref(`${record}.${name}`)
  return sql<boolean>`(coalesce(${column('pensionInstitution')}, '') = ''
    or coalesce(${column('healthInstitution')}, '') = '' or ${column('birthday')} is null
    or (${column('retirementScheme')} = 'IPS' and ${column('ipsReducedRate')} is null))`
}

function lacksField(record: string, of: object, field: Fact) {
  const among = Object.entries(of).map(
    ([name, values]) => sql<boolean>`${sql.ref(`${record}.${name}`)} = any(${values}::text[])`,
  )
  return sql<boolean>`(${sql.join([...among, isEmpty(record, field)], sql` and `)})`
}

type Fact = (typeof lackRules)[number]['field']

/** Whether a field of the record says nothing; only words can be said with none. */
function isEmpty(record: string, field: Fact) {
  const column = sql.ref(`${record}.${field}`)
  const isWords = field === 'pensionInstitution' || field === 'healthInstitution'
  return isWords ? sql<boolean>`coalesce(${column}, '') = ''` : sql<boolean>`${column} is null`
}

/** The data that records of a month lack: of some contracts, and as a condition of a statement. */
export const recordGaps = { ofContracts: lacksIn, inStatement: lacksRecord }

/** The versions of records that begin after a month, in their order. */
const versionsAfter = (tx: Tx, month: YearMonth, userIds: readonly number[]) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'firstname', 'birthday', 'previsionType', 'retirementScheme'])
    .select(['pensionInstitution', 'healthInstitution', 'ipsReducedRate'])
    .select(sql<ISODate>`lower(valid)::text`.as('from'))
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`lower(valid) > ${lastDay(month)}::date`)
    .orderBy(sql`lower(valid)`)
    .execute()
