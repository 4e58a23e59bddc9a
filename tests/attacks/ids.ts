import type pg from 'pg'
import { registry } from '../../generated/registry.ts'
import { tenantTables } from '../../generated/tenant.ts'
import { type EntityName, entityNames, publicId } from '../../platform/model/ids.ts'

/** Where the rows of each entity with a public id live: the registry says it, and two lists. */
export const tables: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(registry).flatMap(([table, { publicId: id }]) =>
    id && id.kind !== 'company' ? [[id.kind, table] as const] : [],
  ),
  ['file', 'file'],
  ['job', 'job'],
  ['competence', 'competence'],
  ['question', 'question'],
  ['userSurvey', 'user_survey'],
])

const ofCompanies = new Set<string>(tenantTables)
const camel = (table: string) =>
  table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Real ids that a company may name, at most `count` an entity: its own, and the platform's. */
export async function idsOf(owner: pg.Client, companyId: number, count = 3) {
  const found = new Map<EntityName, string[]>([['company', [publicId('company', companyId)]]])
  for (const entity of entityNames) {
    const table = tables.get(entity)
    if (!table) continue
    const { rows } = await owner.query<{ id: string }>(
      ofCompanies.has(camel(table))
        ? `select id from ${table} where company_id = $1 order by id limit $2`
        : `select id from ${table} where $1::bigint > 0 order by id limit $2`,
      [companyId, count],
    )
    found.set(
      entity,
      rows.map((row) => publicId(entity, Number(row.id))),
    )
  }
  return found
}

/** A well-formed id that no row has. */
export const missingId = (entity: EntityName): string => publicId(entity, 900_000_000)

/** The tables behind the wall between companies. */
const COMPANY_TABLES = `select c.relname as name from pg_class c
  where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace order by 1`

/** A hash of every row of a company: nothing may change it from outside. */
export async function fingerprint(owner: pg.Client, companyId: number): Promise<string> {
  const { rows: names } = await owner.query<{ name: string }>(COMPANY_TABLES)
  const ofTables = names.map(
    ({ name }) => `select '${name}:' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
      as part from ${name} t where company_id = $1`,
  )
  const { rows } = await owner.query<{ part: string }>(
    `${ofTables.join(' union all ')} order by part`,
    [companyId],
  )
  return rows.map(({ part }) => part).join('\n')
}

/**
 * What the rows of a company are, without their words: who wrote each last, and where it lies. It
 * takes a fraction of a fingerprint, and also tells that a row was written as it was.
 */
export async function stampOf(owner: pg.Client, companyId: number): Promise<string> {
  const { rows: names } = await owner.query<{ name: string }>(COMPANY_TABLES)
  const ofTables = names.map(
    ({ name }) => `select '${name}:' || count(*) || ':' ||
        coalesce(bit_xor(hashtextextended(xmin::text || ctid::text, 0)), 0) as part
      from ${name} where company_id = $1::bigint`,
  )
  // Planning three hundred tables takes longer than reading them: it is planned once.
  await owner.query('set plan_cache_mode = force_generic_plan')
  const statement = { name: 'stamp', text: ofTables.join(' union all '), values: [companyId] }
  const { rows } = await owner.query<{ part: string }>(statement)
  await owner.query('reset plan_cache_mode')
  return rows
    .map(({ part }) => part)
    .toSorted()
    .join('\n')
}

/** Words that only the other company knows: names, RUTs and public ids of its people. */
export async function canariesOf(owner: pg.Client, companyId: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; rut: string; name: string }>(
    `select u.id, u.rut, v.firstname || ' ' || v.paternal_lastname as name
     from users u join user_version v on v.company_id = u.company_id and v.user_id = u.id
     where u.company_id = $1`,
    [companyId],
  )
  return rows.flatMap((row) => [row.rut, row.name, publicId('user', Number(row.id))])
}
