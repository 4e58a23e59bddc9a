import { keptTables } from '#generated/kept-tables.ts'
import { tenantTables } from '#generated/tenant.ts'
import type { Passing } from '#platform/model/keeping.ts'
import { daysOf } from '#platform/model/retention.ts'
import { snakeOf } from '#platform/model/snake-case.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { newTraceId } from '#platform/server/observe/trace.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { clearPage, clearPageWithBytes, type Page } from './clear.queries.ts'

type Parts = { db: Database; storage: Storage; log: Log; now?: () => Date }

/** Rows that one transaction deletes, and files whose bytes it removes. */
const rowsAtOnce = 500
const filesAtOnce = 50

const dayMs = 86_400_000

type Rule = Passing & { readonly table: string }

/** Results of work before the files that they lead to. */
const rules: readonly Rule[] = keptTables
  .flatMap(({ table, passes }) => passes.map((rule) => ({ ...rule, table })))
  .toSorted((a, b) => Number(a.bytes !== undefined) - Number(b.bytes !== undefined))

const ofCompanies = new Set<string>(tenantTables.map(snakeOf))

/**
 * Deletes every hour what passes and whose days are over, by the classes of `retention.ts`: in each
 * company, suspended ones too, and on the platform. A page of rows is a transaction: killed, the
 * task goes on with what is left, and twice at once each row goes once. A table that cannot be
 * cleared keeps none of the others from it.
 */
export const clearTask = ({ db, storage, log, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'clear_passed',
  cron: '17 * * * *',
  run: async () => {
    const failures: unknown[] = []
    const cleared = async (rule: Rule, companyId: number | null) => {
      try {
        await clear({ db, storage }, rule, companyId, now())
      } catch (error) {
        log.error('clearing failed', { task: `clear_passed ${rule.table}` }, error)
        failures.push(error)
      }
    }
    const companies = await db.withPlatform((tx) =>
      tx.selectFrom('company').select('id').orderBy('id').execute(),
    )
    const inside = rules.filter(({ table }) => ofCompanies.has(table))
    for (const { id } of companies) for (const rule of inside) await cleared(rule, id)
    const outside = rules.filter(({ table }) => !ofCompanies.has(table))
    for (const rule of outside) await cleared(rule, null)
    if (failures.length > 0) throw failures[0]
  },
})

/** Deletes the rows of a rule in one company, or on the platform, page by page. */
async function clear(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  rule: Rule,
  companyId: number | null,
  now: Date,
): Promise<void> {
  const size = rule.bytes === undefined ? rowsAtOnce : filesAtOnce
  const before = new Date(now.getTime() - daysOf(rule.as) * dayMs)
  const page: Page = { ...rule, before, size, ofCompany: companyId !== null }
  const nobody = { userId: null, loginId: null, acting: false }
  let deleted = size
  while (deleted === size) {
    deleted =
      companyId === null
        ? await db.withPlatform((tx) => clearPage(tx, page))
        : await db.withTenant({ companyId, ...nobody, traceId: newTraceId() }, (tx) =>
            page.bytes === undefined ? clearPage(tx, page) : clearPageWithBytes(tx, page, storage),
          )
  }
}
