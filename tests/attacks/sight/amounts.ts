import type pg from 'pg'
import { type Reach, reachedIn, reachOf } from '../../../access/reach.ts'
import type { Permission } from '../../../access/services.ts'
import type { Canary } from './canaries.ts'
import { numbersIn } from './numbers.ts'
import type { Reader } from './readers.ts'

/** Where amounts of a person are kept, and which permissions open each. Any of them is enough. */
const kinds = {
  contract: { tables: ['user_contract_version'], by: ['contracts.read'] },
  person: { tables: ['user_version'], by: ['contracts.read'] },
  bank: { tables: ['payment_method'], by: ['paymentMethods.read', 'transfers.read'] },
  payslip: {
    tables: ['payslip', 'payslip_revision', 'additional_payment', 'settlement_payslip'],
    by: ['payslips.read', 'payslips.massRead'],
  },
  item: {
    tables: ['user_item', 'late_item', 'employer_loan', 'salary_advance', 'retroactive_line'],
    by: ['userItems.read', 'payslips.read'],
  },
  absence: { tables: ['absence'], by: ['absences.read'] },
  leavePay: { tables: ['absence'], by: ['contracts.read', 'payslips.read'], only: 'previous_pay' },
  note: { tables: ['users'], by: ['users.update'] },
} as const satisfies Record<string, Kept>
type Kept = { tables: readonly string[]; by: readonly Permission[]; only?: string }
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

/** The tables in which amounts are looked for. */
export const amountTables: ReadonlySet<string> = new Set(
  kindNames.flatMap((kind): readonly string[] => kinds[kind].tables),
)

/** The amounts of each canary, by where they are kept: those that nobody else has. */
export type Amounts = ReadonlyMap<Canary, ReadonlyMap<Kind, ReadonlySet<number>>>

/** Reads, behind every wall, the amounts that only the canaries have. */
export async function amountsOf(
  owner: pg.Client,
  companyId: number,
  canaries: readonly Canary[],
): Promise<Amounts> {
  const tables = kindNames.flatMap((kind) => [...kinds[kind].tables])
  const ids = canaries.map(({ userId }) => userId)
  const others = new Set<number>()
  for (const table of tables) {
    for (const row of await rowsOf(owner, table, companyId, ids, false)) {
      for (const number of numbersIn(row)) others.add(number)
    }
  }
  const found = new Map<Canary, Map<Kind, Set<number>>>()
  for (const canary of canaries) {
    const own = new Map<Kind, Set<number>>()
    for (const kind of kindNames) {
      const numbers = new Set<number>()
      const { tables, only }: Kept = kinds[kind]
      for (const table of tables) {
        for (const row of await rowsOf(owner, table, companyId, [canary.userId], true, only)) {
          for (const number of numbersIn(row)) if (!others.has(number)) numbers.add(number)
        }
      }
      own.set(kind, numbers)
    }
    found.set(canary, own)
  }
  return found
}

/** The rows of a table as text: of some people, or of everybody else. */
async function rowsOf(
  owner: pg.Client,
  table: string,
  companyId: number,
  userIds: readonly number[],
  theirs: boolean,
  only?: string,
): Promise<string[]> {
  const whose =
    table === 'users'
      ? 't.id'
      : hasUser.has(table)
        ? 't.user_id'
        : `(select c.user_id from user_contract c
            where c.company_id = t.company_id and c.id = t.user_contract_id)`
  const { rows } = await owner.query<{ text: string }>(
    `select (${only ? `to_jsonb(t) -> '${only}'` : `to_jsonb(t) - '{${apart}}'::text[]`})::text
       as text
     from ${table} t
     where t.company_id = $1 and (${whose} = any($2::bigint[])) = $3`,
    [companyId, userIds, theirs],
  )
  return rows.map(({ text }) => text)
}

/** What identifies a row or its person, and what is a kind of its own. */
const apart =
  'id,valid,recorded_at,created_at,updated_at,superseded_at,replaced_at,posted_at,search,rut,' +
  'snapshot,print,rests_on,inputs_hash,plan_hash,previous_pay,personal_phone,postal_code'

const hasUser: ReadonlySet<string> = new Set([
  'user_version',
  'payment_method',
  'payslip',
  'additional_payment',
  'settlement_payslip',
  'employer_loan',
  'salary_advance',
])

/** The amounts that access/ keeps from a reader, each with whose it is and where it is kept. */
export function hiddenFrom(reader: Reader, amounts: Amounts): ReadonlyMap<number, string> {
  const hidden = new Map<number, string>()
  const shown = new Set<number>()
  for (const [canary, own] of amounts) {
    for (const [kind, numbers] of own) {
      const open = kinds[kind].by.some((permission) => covers(reader, permission, canary))
      for (const number of numbers) {
        if (open) shown.add(number)
        else hidden.set(number, `${kind} of ${canary.name}`)
      }
    }
  }
  for (const number of shown) hidden.delete(number)
  return hidden
}

/** Whether a permission of a reader reaches a canary, as the tables of access/ say it. */
export function covers(
  { actor, company }: Reader,
  permission: Permission,
  canary: Canary,
): boolean {
  const reach = reachOf(actor, company, permission)
  if (!placed(reach, canary)) return false
  return reach.includesPrivate || !canary.isPrivate || canary.userId === actor.userId
}

const placed = (reach: Reach, { userId, businessId }: Canary) =>
  reach.all ||
  reach.userIds.includes(userId) ||
  reachedIn(reach).includes(businessId) ||
  reach.placed.some((one) => one.userId === userId && one.businessId === businessId)
