import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

import type { ArrivalKind } from '../model/catalogs.ts'

/** The templates of a company, those in use first, or one of them. */
const rowsOf = (tx: Tx, id?: number) =>
  tx
    .selectFrom('arrivalTemplate')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('status')
    .orderBy('kind')
    .orderBy(sql`app.plain(name)`)
    .execute()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The tasks of some templates, in their order. */
export async function tasksOfTemplates(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('arrivalTemplateTask')
    .selectAll()
    .where(sql<boolean>`template_id = any(${[...ids]}::bigint[])`)
    .orderBy('templateId')
    .orderBy('place')
    .execute()
  return Map.groupBy(rows, ({ templateId }) => templateId)
}
type TaskRow =
  Awaited<ReturnType<typeof tasksOfTemplates>> extends Map<number, (infer One)[]> ? One : never
export type TemplateRow = Row & { tasks: TaskRow[] }

async function withTasks(tx: Tx, rows: readonly Row[]): Promise<TemplateRow[]> {
  const tasks = await tasksOfTemplates(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, tasks: tasks.get(row.id) ?? [] }))
}

/** Every template with its tasks. */
export const arrivalTemplates = async ({ tx }: Context): Promise<TemplateRow[]> =>
  withTasks(tx, await rowsOf(tx))

/** One of them. */
export async function templateById(tx: Tx, id: number): Promise<TemplateRow> {
  const [found] = await withTasks(tx, await rowsOf(tx, id))
  if (!found) throw notFound()
  return found
}

/** A contract that begins or ends on a day. */
export type Moving = { readonly contractId: number; readonly userId: number; readonly day: ISODate }

/**
 * The template in use for each of some contracts: the one whose conditions hold on its day, and of
 * several the one that says most. A contract that none is for is left out.
 */
export async function chosenTemplates(
  tx: Tx,
  kind: ArrivalKind,
  moving: readonly Moving[],
): Promise<ReadonlyMap<number, TemplateRow>> {
  if (moving.length === 0) return new Map()
  const templates = (await rowsOf(tx)).filter((one) => one.kind === kind && one.status === 'ACTIVE')
  if (templates.length === 0) return new Map()
  const places = await placesOf(tx, moving)
  const whole = new Map((await withTasks(tx, templates)).map((one) => [one.id, one]))
  return new Map(
    moving.flatMap(({ contractId }): [number, TemplateRow][] => {
      const place = places.get(contractId)
      const [best] = place ? templates.filter((one) => isFor(one, place)).toSorted(byDetail) : []
      const template = best && whole.get(best.id)
      return template ? [[contractId, template]] : []
    }),
  )
}

type Place = { businessId: number; area: string | null; job: string | null }

const isFor = (one: Row, { businessId, area, job }: Place): boolean =>
  (one.businessId === null || one.businessId === businessId) &&
  (one.area === null || plain(one.area) === area) &&
  (one.jobTitle === null || plain(one.jobTitle) === job)

const plain = (text: string): string => searchKey(text.trim())

const conditions = ({ businessId, area, jobTitle }: Row) =>
  [businessId, area, jobTitle].filter((one) => one !== null).length
const byDetail = (a: Row, b: Row) => conditions(b) - conditions(a) || a.id - b.id

/** Where each contract is on its day: its razón social, its area and its job. */
async function placesOf(tx: Tx, moving: readonly Moving[]): Promise<ReadonlyMap<number, Place>> {
  const { rows } = await sql<Place & { id: number }>`
    select contract.id, contract.business_id as "businessId", held.area,
      held.job_title as job
    from unnest(${moving.map(({ contractId }) => contractId)}::bigint[],
      ${moving.map(({ day }) => day)}::date[]) as moving (contract, day)
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = moving.contract
    join lateral (select one.area, one.job_title from user_contract_version one
      where one.company_id = app.current_company() and one.user_contract_id = contract.id
        and one.superseded_at is null
      order by (one.valid @> moving.day) desc, lower(one.valid) limit 1) held on true`.execute(tx)
  const key = (text: string | null) => (text === null ? null : plain(text))
  return new Map(
    rows.map(({ id, businessId, area, job }) => [
      id,
      { businessId, area: key(area), job: key(job) },
    ]),
  )
}
