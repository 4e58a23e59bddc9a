import type pg from 'pg'
import { ladder, type Scene, type Standing, stepOf } from './powers.ts'

/** One row that an attack wrote, as the trail of the company has it. */
export type Written = {
  entity: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What is known of everybody before the attack. */
export type Person = {
  id: number
  role: string
  privatePay: boolean
  businessIds: number[]
  loginId: number | null
}

export async function everybody(client: pg.Client, companyId: number): Promise<Person[]> {
  const { rows } = await client.query<Person>(
    `select u.id, u.role, l.id as "loginId",
       u.is_private_role or coalesce(bool_or(b.private_role), false) as "privatePay",
       coalesce(array_agg(b.business_id) filter (where b.id is not null), '{}') as "businessIds"
     from users u
     left join user_business b on b.company_id = $1 and b.user_id = u.id
     left join login l on l.company_id = $1 and l.user_id = u.id
     where u.company_id = $1 group by u.id, u.role, u.is_private_role, l.id`,
    [companyId],
  )
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    loginId: row.loginId === null ? null : Number(row.loginId),
    businessIds: row.businessIds.map(Number),
  }))
}

type Known = {
  scene: Scene
  attackerId: number
  here: number
  people: ReadonlyMap<number, Person>
  /** Whose a contract is. */
  ownerOf: ReadonlyMap<number, number>
}

/** What nobody may give themselves, by table. */
const powerOverOneself: Readonly<Record<string, readonly string[]>> = {
  users: [
    'role',
    'is_private_role',
    'external',
    'retired',
    'status',
    'profile_id',
    'restriction_id',
    'is_disabled',
  ],
  user_business: ['private_role'],
  login: ['username', 'is_disabled'],
  user_contract_version: ['supervisor_id'],
}

const tablesOfPeople = new Set([
  'users',
  'user_version',
  'user_business',
  'payment_method',
  'user_contract',
  'user_contract_version',
  'login',
])
const wholePerson = new Set(['login', 'payment_method'])
const powerColumns = ['role', 'is_private_role', 'external', 'retired', 'status', 'profile_id']

/**
 * The direction of authority in words of its own, apart from the tables of `access/`: every way in
 * which what was written goes upwards, sideways or over oneself.
 */
export function wrongWays(written: readonly Written[], known: Known): string[] {
  const { scene, attackerId } = known
  const powers: readonly Standing[] = scene.keeper
    ? [scene.attacker, scene.keeper]
    : [scene.attacker]
  const step = Math.max(...powers.map(({ role }) => stepOf(role)))
  const narrowed = powers.some(({ restricted }) => restricted) || ofBusinesses(scene.attacker.role)
  const sees = powers.every(({ role, privateRole }) => privateRole || role === 'ADMIN')
  const manages = powers.every(({ role }) => ['ADMIN', 'SUPER_MANAGER'].includes(role))
  const helped = manages || powers.every(({ role, profile }) => profile || isManaging(role))
  return written
    .filter(({ entity }) => tablesOfPeople.has(entity))
    .map((row) => afterItsVersion(row, written))
    .flatMap((row): string[] => {
      const userId = personOf(row, known)
      const own = userId === attackerId
      const person = known.people.get(userId)
      const changed = changesOf(row)
      const wrong: string[] = []
      const say = (words: string) => wrong.push(`${row.entity} ${changed.join(',')}: ${words}`)
      if (own) {
        const power = powerOverOneself[row.entity] ?? []
        if (changed.some((column) => power.includes(column))) say('gives oneself power')
        const freed = ['given_by', 'mail_by'].some(
          (column) => changed.includes(column) && row.after?.[column] === null,
        )
        if (row.entity === 'login' && freed) say('frees an account of who keeps it')
        // A contract of one's own puts one in its razón social: nothing new to who reaches all.
        const business = changed.includes('business_id') ? row.after?.['business_id'] : known.here
        if (narrowed && Number(business) !== known.here) say('adds a razón social to oneself')
        return wrong
      }
      if (person && stepOf(person.role) < step) say(`is about a ${person.role}, who is above`)
      if (row.entity === 'users' && stepOf(String(row.after?.['role'] ?? 'GUEST')) < step) {
        say(`makes a ${String(row.after?.['role'])}, who is above`)
      }
      if (!sees && (person?.privatePay || madePrivate(row))) say('touches the confidential payroll')
      if (!manages && row.entity === 'login') say('holds an account')
      if (!manages && changed.includes('role') && row.action === 'Modificado') say('gives a role')
      if (!helped) say('is by who has no such right')
      if (scene.attacker.role === 'ROMANAGER') say('is by who only reads')
      // Whoever reports to a supervisor is of their team wherever they work.
      const team = scene.attacker.role === 'SUPERVISOR' && isSupervised(scene)
      if (narrowed && !team) wrong.push(...outside(row, person, changed, known))
      return wrong
    })
}

function outside(
  row: Written,
  person: Person | undefined,
  changed: readonly string[],
  { here }: Known,
): string[] {
  const business = row.after?.['business_id'] ?? row.before?.['business_id']
  if (row.entity === 'user_business' || row.entity === 'user_contract') {
    return Number(business) === here ? [] : [`${row.entity}: is of another razón social`]
  }
  if (row.action === 'Creado' && row.entity === 'users') {
    const wide = stepOf(String(row.after?.['role'])) <= stepOf('ROMANAGER')
    return wide && row.after?.['restriction_id'] === null ? ['users: makes who reaches more'] : []
  }
  if (!person) return []
  if (!person.businessIds.includes(here)) return [`${row.entity}: is about somebody elsewhere`]
  const whole = wholePerson.has(row.entity) || changed.some((one) => powerColumns.includes(one))
  const elsewhere = person.businessIds.some((id) => id !== here)
  return whole && elsewhere ? [`${row.entity} ${changed.join(',')}: is not only of here`] : []
}

/** A version that follows another one changes only what differs from it. */
function afterItsVersion(row: Written, written: readonly Written[]): Written {
  const key = versions[row.entity]
  if (key === undefined || row.before !== null) return row
  const former = written.find(
    ({ entity, before }) => entity === row.entity && before?.[key] === row.after?.[key],
  )
  return former ? { ...row, before: former.before } : row
}
const versions: Readonly<Record<string, string>> = {
  user_version: 'user_id',
  user_contract_version: 'user_contract_id',
}

const isSupervised = ({ target }: Scene) => target !== 'self' && target.supervised
const ofBusinesses = (role: string) => role === 'BUSINES_MANAGER' || role === 'SUBMANAGER'
/** Who has rights over others by their role alone. */
const isManaging = (role: string) => stepOf(role) <= 1

function personOf({ entity, before, after }: Written, { ownerOf }: Known): number {
  const row = { ...before, ...after }
  if (entity === 'users') return Number(row['id'])
  const contract = row['user_contract_id']
  if (entity === 'user_contract_version') return ownerOf.get(Number(contract)) ?? 0
  return Number(row['user_id'])
}

const bookkeeping = new Set(['version', 'search', 'taken_at', 'force_password_change'])

function changesOf({ before, after }: Written): string[] {
  const names = Object.keys({ ...before, ...after })
  return names.filter(
    (name) =>
      !bookkeeping.has(name) &&
      JSON.stringify(before?.[name] || null) !== JSON.stringify(after?.[name] || null),
  )
}

const madePrivate = ({ before, after }: Written): boolean =>
  ['is_private_role', 'private_role'].some(
    (column) => (before?.[column] ?? false) !== (after?.[column] ?? false),
  )

/** A role of the ladder above or below another one; the same at its ends. */
export function neighbour(role: string, by: -1 | 1): (typeof ladder)[number][number] {
  const at = Math.min(Math.max(stepOf(role) + by, 0), ladder.length - 1)
  return ladder[at]?.[0] ?? 'EMPLOYEE'
}
