import type pg from 'pg'
import { type Actor, actorOf, type Company } from '../../../access/actor.ts'
import type { Role } from '../../../access/roles.ts'
import { services } from '../../../access/services.ts'
import { loadActor, loadCompany } from '#modules/company/authority/server/index.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { Session } from '../../api.ts'
import { demoPassword, demoToday } from '../../world.ts'

/** Somebody who reads: a role, narrowed and widened in the ways that an administrator can. */
export type ReaderKind = {
  readonly name: string
  readonly role: Role
  /** Where their contract is: what a role of razones sociales reaches. */
  readonly from: 'vina' | 'peumal'
  /** Narrowed to the orchard. */
  readonly restricted?: true
  /** Narrowed to the cellar, a unit in which one of those who are looked for works. */
  readonly ofUnit?: true
  /** The name of a profile, or what it says of some services. */
  readonly profile?: string
  readonly isPrivate?: true
  /** In the confidential payroll by their razón social alone. */
  readonly isPrivateThere?: true
  /** Others' contracts name them as supervisor. */
  readonly supervises?: true
}

const withoutPay = 'Jefatura sin remuneraciones'

/** Every combination of role, restriction, profile and private role that answers otherwise. */
export const readerKinds: readonly ReaderKind[] = [
  { name: 'admin del campo', role: 'ADMIN', from: 'peumal', restricted: true },
  { name: 'supergerente', role: 'SUPER_MANAGER', from: 'vina' },
  { name: 'supergerente del campo', role: 'SUPER_MANAGER', from: 'peumal', restricted: true },
  {
    name: 'supergerente privado del campo',
    role: 'SUPER_MANAGER',
    from: 'peumal',
    restricted: true,
    isPrivate: true,
  },
  {
    name: 'supergerente privado por su vínculo',
    role: 'SUPER_MANAGER',
    from: 'vina',
    isPrivateThere: true,
  },
  { name: 'supergerente sin pago', role: 'SUPER_MANAGER', from: 'vina', profile: withoutPay },
  { name: 'gerente', role: 'MANAGER', from: 'vina' },
  { name: 'gerente del campo', role: 'MANAGER', from: 'vina', restricted: true },
  { name: 'supergerente de una unidad', role: 'SUPER_MANAGER', from: 'peumal', ofUnit: true },
  { name: 'gerente de una unidad', role: 'MANAGER', from: 'peumal', ofUnit: true },
  { name: 'gerente sin pago', role: 'MANAGER', from: 'vina', profile: withoutPay },
  { name: 'gerente que audita', role: 'MANAGER', from: 'vina', profile: 'Audita e ingresa' },
  { name: 'gerente de razón social', role: 'BUSINES_MANAGER', from: 'peumal' },
  { name: 'subgerente', role: 'SUBMANAGER', from: 'peumal' },
  { name: 'solo lectura', role: 'ROMANAGER', from: 'vina' },
  { name: 'supervisora', role: 'SUPERVISOR', from: 'vina', supervises: true },
  { name: 'trabajador', role: 'EMPLOYEE', from: 'vina' },
  { name: 'trabajador que audita', role: 'EMPLOYEE', from: 'vina', profile: 'Audita e ingresa' },
  { name: 'externo', role: 'EXTERNAL', from: 'vina' },
]

export type Reader = ReaderKind & {
  readonly userId: number
  readonly session: Session
  /** What access/ says of them: the oracle. */
  readonly actor: Actor
  readonly company: Company
}

type Setting = {
  owner: pg.Client
  db: Database
  companyId: number
  signIn: (username: string, password?: string) => Promise<Session>
}

/** A profile with every service but the records of people. */
export const withoutRecords = 'Todo menos las fichas'
const allButRecords = Object.fromEntries(
  Object.values(services)
    .filter(({ rows }) => rows !== 'platform')
    .map(({ code }) => [code, code === services.users.code ? '' : 'crud']),
)

/** Profiles that only these readers have: `code: letters`. */
const profiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Audita e ingresa': { GS_0006: 'r', GR_0007: 'r', GR_0017: 'r', GR_0020: 'r', GP_0008: 'r' },
  [withoutRecords]: allButRecords,
}

/** Gives people without a name of the demo world the roles of the readers, and lets them in. */
export async function openReaders(
  setting: Setting,
  kinds: readonly ReaderKind[] = readerKinds,
): Promise<readonly Reader[]> {
  const { owner, companyId } = setting
  for (const [name, says] of Object.entries(profiles))
    await openProfile(owner, companyId, name, says)
  await openUnit(owner, companyId)
  const free = {
    vina: await ordinaryPeople(owner, companyId, 'vina'),
    peumal: await ordinaryPeople(owner, companyId, 'peumal'),
  }
  const people = kinds.map((kind) => ({ kind, userId: free[kind.from].shift() ?? 0 }))
  for (const { kind, userId } of people) await becomes(setting, kind, userId)
  return Promise.all(people.map(({ kind, userId }) => opened(setting, kind, userId)))
}

async function opened({ db, companyId, signIn }: Setting, kind: ReaderKind, userId: number) {
  const session = await signIn(usernameOf(userId), demoPassword)
  const access = await db.withTenant(
    { companyId, userId: null, loginId: null, acting: false, traceId: 'test' },
    async (tx) => ({
      actor: await loadActor(tx, companyId, userId, demoToday),
      company: await loadCompany(tx, { id: companyId, slug: 'coihues', config: {} }, demoToday),
    }),
  )
  return { ...kind, userId, session, actor: actorOf(access.actor), company: access.company }
}

const ofUnit = 'Solo la bodega'
const restrictionOf = ({ restricted, ofUnit: unit }: ReaderKind): string | null =>
  restricted ? 'Solo el campo' : unit ? ofUnit : null

/** A restriction to one unit, and to no razón social. */
async function openUnit(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query(
    `with made as (insert into restriction (company_id, name) values ($1, $2) returning id)
     insert into restriction_unit (company_id, restriction_id, hierarchy_node_id)
     select $1, made.id, node.id from made join hierarchy_node node
       on node.company_id = $1 and node.code = '300'`,
    [companyId, ofUnit],
  )
}

const usernameOf = (userId: number) => `reader.${userId}`

async function openProfile(
  owner: pg.Client,
  companyId: number,
  name: string,
  says: Readonly<Record<string, string>>,
) {
  const { rows } = await owner.query<{ id: number }>(
    'insert into profile (company_id, name) values ($1, $2) returning id',
    [companyId, name],
  )
  for (const [code, letters] of Object.entries(says)) {
    await owner.query(
      `insert into profile_permission
         (company_id, profile_id, code, can_create, can_read, can_update, can_delete)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [companyId, rows[0]?.id, code, ...[...'crud'].map((letter) => letters.includes(letter))],
    )
  }
}

/** People with one contract in force in a razón social, in the order of their numbers. */
async function ordinaryPeople(owner: pg.Client, companyId: number, slug: string) {
  const { rows } = await owner.query<{ id: number }>(
    `select c.user_id as id from user_contract c
     join business b on b.company_id = $1 and b.id = c.business_id and b.slug = $2
     where c.company_id = $1 and c.final_date is null
       and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
       and (select count(*) from user_contract o
         where o.company_id = $1 and o.user_id = c.user_id) = 1
     order by c.user_id desc`,
    [companyId, slug],
  )
  return rows.map(({ id }) => Number(id))
}

async function becomes({ owner, companyId }: Setting, kind: ReaderKind, userId: number) {
  await owner.query(
    `update users set role = $3, external = $4, is_private_role = $5,
       profile_id = (select id from profile where company_id = $1 and name = $6),
       restriction_id = (select id from restriction where company_id = $1 and name = $7)
     where company_id = $1 and id = $2`,
    [
      companyId,
      userId,
      kind.role,
      kind.role === 'EXTERNAL',
      kind.isPrivate ?? false,
      kind.profile ?? null,
      restrictionOf(kind),
    ],
  )
  if (kind.isPrivateThere) {
    await owner.query(
      'update user_business set private_role = true where company_id = $1 and user_id = $2',
      [companyId, userId],
    )
  }
  await owner.query(
    `insert into login (username, email, password_hash, company_id, user_id)
     select $3, $3 || '@minga.example', password_hash, $1, $2 from login where username = 'admin'`,
    [companyId, userId, usernameOf(userId)],
  )
}
