import type { SelectQueryBuilder } from 'kysely'
import { type YearMonth, yearMonthOf } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { formulaSchema } from '../model/formula.ts'
import { itemSchema } from '../model/item.ts'
import {
  type CompanyLibrary,
  type ConceptRecords,
  libraryAt,
  type Versioned,
} from '../model/library.ts'
import { tableSchema } from '../model/table.ts'
import { variableSchema } from '../model/variable.ts'

/** Concepts, variables and tables of the company in force in a month. Four statements. */
export const companyLibrary = async (tx: Tx, yearMonth: YearMonth): Promise<CompanyLibrary> =>
  libraryAt(await conceptRecords(tx), yearMonth)

/** Everything that the company wrote, with the versions in force, oldest first. */
export async function conceptRecords(tx: Tx): Promise<ConceptRecords> {
  return {
    items: versioned((await itemRows(tx)).map(asItem), itemSchema),
    formulas: versioned(await formulaRows(tx), formulaSchema),
    variables: versioned(await variableRows(tx), variableSchema),
    tables: versioned(await tableRows(tx), tableSchema),
  }
}

const span = [
  sql<string>`lower(valid)::text`.as('from'),
  sql<string | null>`upper(valid)::text`.as('until'),
] as const

/** Of versions joined with their identity as `one`: those in force, by code and then by time. */
const inForce = <DB, Tables extends keyof DB, Row>(rows: SelectQueryBuilder<DB, Tables, Row>) =>
  rows
    .select(span)
    .where(sql<boolean>`version.superseded_at is null`)
    .orderBy(sql`one.code`)
    .orderBy(sql`lower(version.valid)`)

const itemRows = (tx: Tx) =>
  tx
    .selectFrom('itemVersion as version')
    .innerJoin('item as one', 'one.id', 'version.itemId')
    .leftJoin('formula', 'formula.id', 'version.defaultFormulaId')
    .selectAll('version')
    .select(['one.id as identity', 'one.code', 'one.version as edition'])
    .select('formula.code as defaultFormulaCode')
    .$call(inForce)
    .execute()

/** The product writes both letters of CC large; a column cannot. */
const asItem = <R extends { distributableInCc: boolean }>(row: R) => ({
  ...row,
  distributableInCC: row.distributableInCc,
})

const formulaRows = (tx: Tx) =>
  tx
    .selectFrom('formulaVersion as version')
    .innerJoin('formula as one', 'one.id', 'version.formulaId')
    .selectAll('version')
    .select(['one.id as identity', 'one.code', 'one.version as edition'])
    .$call(inForce)
    .execute()

const variableRows = (tx: Tx) =>
  tx
    .selectFrom('variableVersion as version')
    .innerJoin('variable as one', 'one.id', 'version.variableId')
    .selectAll('version')
    .select(['one.id as identity', 'one.code', 'one.version as edition'])
    .$call(inForce)
    .execute()

const tableRows = (tx: Tx) =>
  tx
    .selectFrom('payrollTableVersion as version')
    .innerJoin('payrollTable as one', 'one.id', 'version.payrollTableId')
    .selectAll('version')
    .select(['one.id as identity', 'one.code', 'one.version as edition'])
    .$call(inForce)
    .execute()

type StoredVersion = {
  identity: number
  code: string
  edition: number
  from: string
  until: string | null
  recordedAt: Date | string
  authorLoginId: number | null
}

/** Rows of versions as one record per code. A version that is not one of ours throws. */
function versioned<Values>(
  rows: readonly StoredVersion[],
  schema: { parse(row: unknown): Values },
): Versioned<Values>[] {
  return [...Map.groupBy(rows, (row) => row.code).values()].map((versions) => ({
    id: versions[0]?.identity ?? 0,
    code: versions[0]?.code ?? '',
    version: versions[0]?.edition ?? 1,
    versions: versions.map((row) => ({
      from: yearMonthOf(row.from),
      until: row.until === null ? null : yearMonthOf(row.until),
      recordedAt: String(row.recordedAt),
      authorLoginId: row.authorLoginId,
      values: schema.parse(row),
    })),
  }))
}
