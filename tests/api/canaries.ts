import type pg from 'pg'
import {
  type Exported,
  exportedTables,
} from '#modules/administration/privacy/model/copied-tables.ts'

/** Whose everything becomes: their numbers, by the columns that lead to a person. */
export type Whose = {
  companyId: number
  userId: number
  contractId: number
  loginId: number
  rut: string
}

type Column = { name: string; type: string; fixed: boolean }
type Canaries = {
  /** What must be in the copy, by `table.column`. */
  readonly shown: Map<string, string>
  /** What must not. */
  readonly secret: Map<string, string>
  /** Tables of which no row could be made the person's. */
  readonly empty: string[]
}

/**
 * Makes one row of every exported table the person's, and writes into each column of it something
 * that is nowhere else. It goes behind every rule of the schema but checks and unique keys: what a
 * check refuses, such as a code of a closed list, stays as it is and counts where it is not empty.
 */
export async function plantCanaries(owner: pg.Client, whose: Whose): Promise<Canaries> {
  await owner.query(`set session_replication_role = replica`)
  const found: Canaries = { shown: new Map(), secret: new Map(), empty: [] }
  const rows = new Map<string, string>()
  for (const one of inOrder()) {
    const row = await rowOf(owner, whose, one, rows)
    if (row === undefined) found.empty.push(one.table)
    else rows.set(one.table, await mark(owner, one, row, found))
  }
  await owner.query(`set session_replication_role = origin`)
  return found
}

/** Tables after those that lead to their person. */
function inOrder(): Exported[] {
  const done: Exported[] = []
  const left = [...exportedTables]
  while (left.length > 0) {
    const at = left.findIndex(
      ({ lead }) => lead.of === undefined || done.some(({ table }) => table === lead.of),
    )
    done.push(...left.splice(at, 1))
  }
  return done
}

/** What makes a row one that its person reads already, or that a check lets be theirs. */
const only: Readonly<Record<string, string>> = {
  contract_settlement: 'display_to_employee = true',
  data_breach_person: `told_at = now(), told_how = 'NOTICE'`,
  document: `state = 'ISSUED'`,
  inspection_reading: `kind = 'OPENED', document_no = 1`,
  settlement: 'issued_at = now()',
  review: 'released_at = now()',
  payslip_revision: `payroll_run_id = (select r.payroll_run_id from payslip_release r
    where r.company_id = $1 and r.user_contract_id = $2 limit 1)`,
}
/** A payslip is its person's by being released, which only a calculation makes. */
const released = ` and exists (select from payslip_release r where r.company_id = it.company_id
  and r.payroll_run_id = it.payroll_run_id and r.user_contract_id = it.user_contract_id)`

const ofPlatform = new Set(['login_passkey', 'login_session', 'password_reset'])

async function rowOf(
  owner: pg.Client,
  whose: Whose,
  { table, lead }: Exported,
  rows: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const own: Readonly<Record<string, unknown>> = {
    user_contract_id: whose.contractId,
    login_id: whose.loginId,
    rut: whose.rut,
  }
  const columns = lead.of === undefined ? lead.anyOf.slice(0, 1) : lead.columns
  const wanted =
    lead.of === undefined
      ? columns.map((name) => own[name] ?? whose.userId)
      : await keyOf(owner, lead.of, lead.columns, rows.get(lead.of))
  if (wanted === undefined) return undefined
  const inside = ofPlatform.has(table) ? '$1::bigint > 0' : 'it.company_id = $1'
  const same = columns.map((name, at) => `it.${name} = $${at + 2}`).join(' and ')
  const values = [whose.companyId, ...wanted]
  const more = table === 'payslip' ? released : ''
  const first = (condition: string) => `select it.ctid::text as row from ${table} it
    where ${inside} and ${condition}${more} limit 1`
  const read = async (statement: string) => {
    await owner.query('savepoint row')
    try {
      return (await owner.query<{ row: string }>(statement, values)).rows[0]?.row
    } catch {
      await owner.query('rollback to savepoint row')
      return undefined
    }
  }
  const changed = only[table]
  const known = changed === undefined ? await read(first(same)) : undefined
  const set = [...columns.map((name, at) => `${name} = $${at + 2}`), ...(changed ? [changed] : [])]
  return (
    known ??
    (await read(
      `update ${table} set ${set.join(', ')} where ctid = (${first(same)})::tid
       returning ctid::text as row`,
    )) ??
    (await read(
      `update ${table} set ${set.join(', ')} where ctid = (${first('true')})::tid
       returning ctid::text as row`,
    ))
  )
}

async function keyOf(
  owner: pg.Client,
  table: string,
  columns: readonly string[],
  row: string | undefined,
): Promise<unknown[] | undefined> {
  if (row === undefined) return undefined
  const key = columns.length === 1 ? ['id'] : columns
  const { rows } = await owner.query<Record<string, unknown>>(
    `select ${key.join(', ')} from ${table} where ctid = $1::tid`,
    [row],
  )
  return rows[0] && key.map((name) => rows[0]?.[name])
}

let count = 0

/** Writes something of its own into each column of a row. */
async function mark(owner: pg.Client, one: Exported, start: string, found: Canaries) {
  let row = start
  const known = await columnsOf(owner, one.table)
  for (const { name, way } of one.columns) {
    if (way !== 'VALUE' && way !== 'SECRET') continue
    const column = known.find((other) => other.name === name)
    const into = way === 'SECRET' ? found.secret : found.shown
    const key = `${one.table}.${name}`
    const value = column && valueFor(column, way === 'SECRET')
    if (value !== undefined && name !== 'rut') {
      await owner.query('savepoint mark')
      try {
        const { rows } = await owner.query<{ row: string }>(
          `update ${one.table} set ${name} = $1 where ctid = $2::tid returning ctid::text as row`,
          [value.stored, row],
        )
        row = rows[0]?.row ?? row
        into.set(key, value.written)
        continue
      } catch {
        await owner.query('rollback to savepoint mark')
      }
    }
    if (way === 'SECRET') continue
    const { rows } = await owner.query<{ value: string | null }>(
      `select ${name}::text as value from ${one.table} where ctid = $1::tid`,
      [row],
    )
    const text = rows[0]?.value
    if (text && /^\w{3,}$/.test(text)) into.set(key, text)
  }
  return row
}

function valueFor({ type, fixed }: Column, secret: boolean) {
  if (fixed) return undefined
  count += 1
  const word = `${secret ? 'SECRETO' : 'CANARIO'}${count}X`
  if (type === 'text') return { stored: word, written: word }
  if (type === 'jsonb') return { stored: JSON.stringify({ canario: word }), written: word }
  if (type === 'text[]') return { stored: [word], written: word }
  if (type === 'bytea') {
    // Digests have 32 bytes, and a check that says so.
    const bytes = Buffer.from(word.padEnd(32, 'x'))
    return { stored: bytes, written: bytes.toString('hex') }
  }
  const number = 7_000_000 + count
  if (type === 'bigint' || type === 'integer') return { stored: number, written: String(number) }
  if (type.startsWith('numeric')) return { stored: `${number}`, written: String(number) }
  return undefined
}

async function columnsOf(owner: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
       attgenerated <> '' or attidentity <> '' as fixed
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return rows
}
