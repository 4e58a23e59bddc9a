import type pg from 'pg'
import { reachedIn, reachOf } from '../../../access/reach.ts'
import type { Permission } from '../../../access/services.ts'
import { type EntityName, entityNames, publicId } from '../../../platform/model/ids.ts'
import { fillEveryTable } from '../../api/company-rows.ts'
import type { World } from '../../world.ts'
import { tables } from '../ids.ts'
import { covers } from './amounts.ts'
import type { Canary } from './canaries.ts'
import type { Reader } from './readers.ts'

/** A row with a public id, and whose it is: a canary's, or of a razón social as a whole. */
export type Kept = {
  readonly entity: EntityName
  readonly id: string
  readonly canary: Canary | null
  readonly businessId: number | null
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>

/** A row in every table; who is narrowed to the orchard stays narrowed to it. */
export async function fillTables(owner: pg.Client, world: World): Promise<void> {
  await fillEveryTable(owner, world.coihues.id)
  await owner.query(
    `delete from restriction_business where company_id = $1 and business_id = $2 and
       restriction_id = (select id from restriction where company_id = $1
         and name = 'Solo el campo')`,
    [world.coihues.id, world.businesses.vina.id],
  )
}

/**
 * Gives the canaries rows of every kind, at most one of a kind to each: what the demo world or an
 * attack made about somebody else. The walls sleep meanwhile, and nothing else of the rows changes.
 *
 * @param except tables whose rows stay whose they are
 * @returns every row with a public id that is about a canary, or of a razón social as a whole
 */
export async function handRows(
  owner: pg.Client,
  companyId: number,
  canaries: readonly Canary[],
  except: ReadonlySet<string> = new Set(),
): Promise<readonly Kept[]> {
  const columns = await columnsOf(owner)
  const kept: Kept[] = []
  const handed: Handed[] = []
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  for (const entity of entityNames) {
    const table = tables.get(entity)
    const own = table === undefined ? undefined : columns.get(table)
    if (table === undefined || own === undefined) continue
    if (apart.has(table) || except.has(table)) continue
    if (own.has('user_id') || own.has('user_contract_id')) {
      const rows = await handOver(owner, { table, own, companyId, canaries })
      handed.push(...rows.map((row) => ({ entity, table, own, ...row })))
    } else if (own.has('business_id')) {
      kept.push(...(await ofBusinesses(owner, { entity, table, companyId })))
    }
  }
  for (const { entity, table, own, id, canary, businessId } of handed) {
    // A row that hangs from two others went with the one that was handed last.
    const theirs = placed(own, canary).join(' and ')
    const { rowCount } = await owner.query(
      `select from ${table} where company_id = $1 and id = $2 and ${theirs}`,
      [companyId, id],
    )
    if (rowCount) kept.push({ entity, canary, businessId, id: publicId(entity, id) })
  }
  await owner.query('commit')
  return [...kept, ...canaries.map(themselves)]
}

type Handed = {
  entity: EntityName
  table: string
  own: ReadonlySet<string>
  id: number
  canary: Canary
  businessId: number
}

/** Ids of rows of every kind, with those of the canaries among them. */
export function withTheirs(
  ids: ReadonlyMap<EntityName, string[]>,
  kept: readonly Kept[],
): ReadonlyMap<EntityName, string[]> {
  const theirs = Map.groupBy(
    kept.filter(({ canary }) => canary !== null),
    ({ entity }) => entity,
  )
  return new Map(
    [...ids].map(([entity, some]) => [
      entity,
      [...new Set([...some, ...(theirs.get(entity) ?? []).map(({ id }) => id)])],
    ]),
  )
}

const themselves = (canary: Canary): Kept => ({
  entity: 'user',
  id: publicId('user', canary.userId),
  canary,
  businessId: canary.businessId,
})

/** People, their contracts and links stay theirs: everything else hangs from them. */
const apart: ReadonlySet<string> = new Set(['users', 'login', 'login_session'])
const anchors: Readonly<Record<string, (canary: Canary) => string>> = {
  user_contract: ({ contractId }) => `id = ${contractId}`,
  user_business: ({ userId }) => `user_id = ${userId}`,
}

/** Of tables of which some rows are the company's own: those of people, which can be handed. */
const ofPeople: Readonly<Record<string, string>> = { document: `folder_kind = 'PERSON'` }

type Setting = {
  table: string
  own: ReadonlySet<string>
  companyId: number
  canaries: readonly Canary[]
}

async function handOver(owner: pg.Client, { table, own, companyId, canaries }: Setting) {
  const kept: { id: number; canary: Canary; businessId: number }[] = []
  const followers = await followersOf(owner, table)
  for (const canary of canaries) {
    const anchor = anchors[table]
    const theirs = own.has('user_contract_id')
      ? `user_contract_id = ${canary.contractId}`
      : `user_id = ${canary.userId}`
    const { rows } = await owner.query<{ id: number }>(
      `select id::int from ${table} where company_id = $1 and ${anchor?.(canary) ?? theirs}
       order by id limit 1`,
      [companyId],
    )
    const id = rows[0]?.id ?? (anchor ? undefined : await take(owner, table, companyId, kept))
    if (id === undefined) continue
    if (!rows[0]) {
      for (const follower of [{ table, column: 'id', own: [...own] }, ...followers]) {
        await owner.query(
          `update ${follower.table} set ${placed(new Set(follower.own), canary).join(', ')}
           where company_id = $1 and ${follower.column} = $2`,
          [companyId, id],
        )
      }
    }
    kept.push({ id, canary, businessId: canary.businessId })
  }
  return kept
}

/** What a row says of whose it is. */
const placed = (own: ReadonlySet<string>, { userId, contractId, businessId }: Canary) => [
  ...(own.has('user_id') ? [`user_id = ${userId}`] : []),
  ...(own.has('user_contract_id') ? [`user_contract_id = ${contractId}`] : []),
  ...(own.has('business_id') ? [`business_id = ${businessId}`] : []),
]

type Follower = { table: string; column: string; own: string[] }

/** The tables whose rows refer to a row of a table, and say themselves whose they are. */
async function followersOf(owner: pg.Client, table: string): Promise<readonly Follower[]> {
  const { rows } = await owner.query<Follower>(
    `select k.conrelid::regclass::text as table, a.attname as column,
       (select array_agg(o.attname::text) from pg_attribute o
         where o.attrelid = k.conrelid and o.attnum > 0 and not o.attisdropped) as own
     from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     join pg_attribute i on i.attrelid = k.confrelid and i.attnum = k.confkey[2]
       and i.attname = 'id'
     where k.contype = 'f' and k.confrelid = $1::regclass and k.conrelid <> k.confrelid
       and array_length(k.conkey, 1) = 2`,
    [table],
  )
  return rows.filter(({ own }) => own.includes('user_id') || own.includes('user_contract_id'))
}

/** The last row of a table that no canary has yet. */
async function take(
  owner: pg.Client,
  table: string,
  companyId: number,
  kept: readonly { id: number }[],
): Promise<number | undefined> {
  const { rows } = await owner.query<{ id: number }>(
    `select id::int from ${table} where company_id = $1 and id <> all($2::bigint[])
       and ${ofPeople[table] ?? 'true'}
     order by id desc limit 1`,
    [companyId, kept.map(({ id }) => id)],
  )
  return rows[0]?.id
}

type Table = { entity: EntityName; table: string; companyId: number }

/** The newest row of each razón social. */
async function ofBusinesses(
  owner: pg.Client,
  { entity, table, companyId }: Table,
): Promise<Kept[]> {
  const { rows } = await owner.query<{ id: number; businessId: number }>(
    `select max(id)::int as id, business_id::int as "businessId" from ${table}
     where company_id = $1 and business_id is not null group by business_id`,
    [companyId],
  )
  return rows.map(({ id, businessId }) => ({
    entity,
    id: publicId(entity, id),
    canary: null,
    businessId,
  }))
}

async function columnsOf(owner: pg.Client): Promise<Columns> {
  const { rows } = await owner.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped
     where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
     group by c.relname`,
  )
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
}

/** Whether none of the permissions of an operation opens a row to a reader, as access/ says it. */
export function isHidden(
  reader: Reader,
  permissions: readonly Permission[],
  { canary, businessId }: Kept,
): boolean {
  if (canary) return !permissions.some((permission) => covers(reader, permission, canary))
  return !permissions.some((permission) => {
    const reach = reachOf(reader.actor, reader.company, permission)
    return (
      reach.all ||
      reach.userIds.length > 0 ||
      reachedIn(reach).some((id) => id === businessId) ||
      reach.placed.some((one) => one.businessId === businessId)
    )
  })
}
