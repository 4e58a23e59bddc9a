// Every field that somebody can set of a person, of what hangs from a person or of an account,
// tried by every role, restriction, profile and private role, by accounts that others keep, on
// oneself, on peers, on those above and below, here and in another razón social: nothing that was
// written may go upwards, sideways or over oneself.
import { seededRandom } from '#law/random.ts'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { guardedFields, isGuarded, isSetByHand } from '../../access/guarded-fields.ts'
import { rutOf } from '../../chile/rut.ts'
import type { FieldMeta } from '../../platform/model/field.ts'
import { publicId } from '../../platform/model/ids.ts'
import type { Input } from '../../platform/server/graphql/input.ts'
import { startApi } from '../api.ts'
import { call, headOf, requestOf } from './actors.ts'
import { everybody, neighbour, wrongWays, type Written } from './directions.ts'
import { enter, heldDatabase } from './held-database.ts'
import { attackerRoles, play, type Player, type Scene, setStage, type Standing } from './powers.ts'
import { allOperations, sampleOf } from './schema.ts'

const { world, database, services } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const { vina, peumal, casa } = world.businesses
const stage = { companyId, here: vina.id, elsewhere: peumal.id }
const [attacker, keeper, neighbourHere, neighbourThere] = (await setStage(owner, stage, [
  'gerente',
  'supergerente',
  'lectura',
  'gerente.peumal',
])) as [Player, Player, Player, Player]
const client = new pg.Client({ connectionString: database.appUrl })
await client.connect()
afterAll(() => client.end())
const db = heldDatabase(client)

const seed = Number(process.env['SEED'] ?? Math.floor(Date.now() % 1_000_000))
const budget = Number(process.env['ATTACK_SECONDS'] ?? 25) * 1000

const random = seededRandom(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

type Try = { operation: (typeof allOperations)[number]; field: string | null }
/** Every operation that sets a guarded field, with each of these fields; and the removals. */
const tries: readonly Try[] = [
  ...allOperations
    .filter(({ kind }) => kind === 'mutation')
    .flatMap((operation) => guardedNames(operation.input).map((field) => ({ operation, field }))),
  ...allOperations
    .filter(({ name }) =>
      ['deleteUser', 'deleteUserBusiness', 'deletePaymentMethod', 'deleteUserContract'].includes(
        name,
      ),
    )
    .map((operation) => ({ operation, field: null })),
]

/** Plain facts of a record, of which there are many alike: a part of them in each round. */
const isPlain = ({ operation, field }: Try): boolean => {
  const found = field === null ? undefined : operation.input?.fields[field]
  if (!found || 'nested' in found || !found.guardedAs || !isGuarded(found.guardedAs)) return false
  return ['record', 'contact'].includes(guardedFields[found.guardedAs].kind)
}
const round = () => {
  const [plain, telling] = [tries.filter(isPlain), tries.filter((one) => !isPlain(one))]
  return shuffled([...telling, ...shuffled(plain).slice(0, telling.length)])
}

function guardedNames(input: Input<unknown> | undefined): string[] {
  return Object.entries(input?.fields ?? {}).flatMap(([name, field]) => {
    if ('nested' in field || field.guardedAs === undefined) return []
    return isGuarded(field.guardedAs) && isSetByHand(field.guardedAs) ? [name] : []
  })
}

const standings = (role: Standing['role']): Standing[] =>
  [false, true].flatMap((privateRole) =>
    [false, true].flatMap((restricted) =>
      [false, true].map((profile) => ({ role, privateRole, restricted, profile })),
    ),
  )

function scene(role: Standing['role']): Scene {
  const who = pick(standings(role))
  const kept = pick([false, false, true])
  const keeping = kept ? pick(standings(pick(['ADMIN', 'SUPER_MANAGER', 'MANAGER']))) : null
  const relation = pick(['self', 'peer', 'above', 'below', 'any'] as const)
  if (relation === 'self') return { attacker: who, keeper: keeping, target: 'self' }
  const other =
    relation === 'peer'
      ? role
      : relation === 'any'
        ? pick(attackerRoles)
        : neighbour(role, relation === 'above' ? -1 : 1)
  return {
    attacker: who,
    keeper: keeping,
    target: {
      ...pick(standings(other)),
      where: pick(['here', 'here', 'elsewhere', 'both'] as const),
      supervised: pick([false, true]),
    },
  }
}

let next = 44_000_000

/** What is sent: the target and what must be there, and the one field with another value. */
function inputFor({ operation, field }: Try, target: Player, people: Facts) {
  const { input, name } = operation
  if (!input) throw new Error(`${name} takes nothing`)
  const id = (_path: string, entity: string) =>
    entity === 'user'
      ? publicId('user', target.userId)
      : entity === 'contract'
        ? publicId('contract', target.contractId)
        : entity === 'userBusiness'
          ? publicId('userBusiness', pick(people.linkIds))
          : entity === 'paymentMethod'
            ? publicId('paymentMethod', people.methodId)
            : entity === 'business'
              ? pick([vina, peumal, casa]).publicId
              : entity === 'profile'
                ? publicId('profile', people.profileId)
                : publicId('restriction', people.restrictionId)
  const all = sampleOf(input.fields, id)
  const must = Object.entries(input.fields).filter(
    ([key, one]) =>
      !('nested' in one) &&
      (!one.optional || key === field || key === 'userId' || key === 'version'),
  )
  const given = Object.fromEntries(must.map(([key]) => [key, all[key]]))
  if ('version' in given) given['version'] = people.versions[name] ?? 1
  if (name === 'createUser') Object.assign(given, newcomer())
  if (name.endsWith('PaymentMethod') && field !== null) {
    const accountNumber = String((next += 1))
    Object.assign(given, { kind: 'TRANSFER', bankCode: '012', accountType: 'VISTA', accountNumber })
  }
  if (name === 'updatePassword') {
    Object.assign(given, { password: 'Robada2026', repeatedPassword: 'Robada2026' })
  }
  if (field !== null) given[field] = valueFor(name, field, input.fields[field] as FieldMeta, people)
  return given
}

const newcomer = () => ({
  identificationType: 'RUT',
  rut: rutOf((next += 1)),
  businessId: pick([vina, vina, peumal]).publicId,
})

type Facts = {
  methodId: number
  /** In each of their razones sociales. */
  linkIds: readonly number[]
  profileId: number
  restrictionId: number
  versions: Record<string, number>
  row: Record<string, unknown>
}

/** Another value than the one there is, so that what is let through leaves a row. */
function valueFor(operation: string, field: string, meta: FieldMeta, people: Facts): unknown {
  const now = people.row[field]
  if (field === 'username') return `usuario.${(next += 1)}`
  if (field === 'password' || field === 'repeatedPassword') return 'Robada2026'
  if (field === 'rut') return rutOf((next += 1))
  if (field === 'email') return `nueva.${(next += 1)}@correo.example`
  if (field === 'role') return pick(attackerRoles)
  if (field === 'supervisorId') return publicId('user', pick([attacker, keeper]).userId)
  if (field === 'accountNumber') return String((next += 1))
  if (field === 'bankCode') return pick(['012', '016', '001'])
  if (field === 'businessId') return pick([vina, peumal, casa]).publicId
  if (meta.kind === 'flag') return now === undefined ? true : now !== true
  if (meta.kind === 'choice') {
    return pick((meta.catalog?.values ?? []).filter((value) => value !== now))
  }
  if (meta.kind === 'text' || meta.kind === 'longText') return `Texto ${(next += 1)}`.slice(0, 12)
  if (meta.kind === 'date') return pick(['2019-03-04', '2020-05-06'])
  if (meta.kind === 'integer' || meta.kind === 'pesos') return pick([1, 2, 3])
  return sampleOf({ [field]: meta }, () => '')[field] ?? operation
}

async function factsOf(target: Player): Promise<Facts> {
  const { rows } = await client.query<{
    methodId: number
    linkIds: number[]
    profileId: number
    restrictionId: number
    users: number
    link: number
    contract: number
    row: Record<string, unknown>
  }>(
    `select (select max(id) from payment_method where company_id = $1 and user_id = $2)
         as "methodId",
       (select array_agg(id) from user_business where company_id = $1 and user_id = $2)
         as "linkIds",
       (select id from profile where company_id = $1 and name = 'Todo') as "profileId",
       (select id from restriction where company_id = $1 and name = 'Aquí') as "restrictionId",
       (select version from users where company_id = $1 and id = $2) as users,
       (select version from user_business where company_id = $1 and id = $3) as link,
       (select version from user_contract where company_id = $1 and id = $4) as contract,
       (select jsonb_build_object('isPrivateRole', u.is_private_role, 'external', u.external,
          'retired', u.retired, 'role', u.role, 'status', u.status, 'privateRole', b.private_role,
          'inPayroll', b.in_payroll)
        from users u join user_business b on b.company_id = $1 and b.id = $3
        where u.company_id = $1 and u.id = $2) as row`,
    [companyId, target.userId, target.linkId, target.contractId],
  )
  const [row] = rows
  if (!row) throw new Error('The target is gone')
  return {
    ...row,
    methodId: Number(row.methodId),
    versions: {
      updateUser: row.users,
      updateUserBusiness: row.link,
      updateUserContract: row.contract,
      updatePaymentMethod: 1,
    },
  }
}

/** One attack, in a transaction that ends with it: what it wrote, and what was wrong with that. */
async function attack(one: Try, within: Scene) {
  const target =
    within.target === 'self'
      ? attacker
      : within.target.where === 'elsewhere'
        ? neighbourThere
        : neighbourHere
  const tenant = {
    companyId,
    userId: attacker.userId,
    loginId: attacker.loginId,
    acting: false,
    traceId: 'attack',
  }
  await client.query('begin')
  try {
    await enter(client, tenant)
    await play(client, stage, within, { attacker, keeper, target })
    const people = new Map((await everybody(client, companyId)).map((row) => [row.id, row]))
    const facts = await factsOf(target)
    const since = await headOf(client, companyId)
    const who = { companyId, slug: 'coihues', ...attacker }
    const context = await requestOf(services, db, who, within.keeper ? [keeper.userId] : [])
    const { bug } = await call(one.operation.name, inputFor(one, target, facts), context)
    const known = {
      scene: within,
      attackerId: attacker.userId,
      here: vina.id,
      people,
      ownerOf: contracts,
    }
    const written = await writtenSince(since)
    return { written, wrong: wrongWays(written, known), bug }
  } finally {
    await client.query('rollback')
  }
}

const { rows: ownerRows } = await owner.query<{ id: number; userId: number }>(
  'select id, user_id as "userId" from user_contract where company_id = $1',
  [companyId],
)
const contracts: ReadonlyMap<number, number> = new Map(
  ownerRows.map(({ id, userId }) => [Number(id), Number(userId)]),
)

async function writtenSince(seq: number): Promise<Written[]> {
  await enter(client, { companyId, userId: null, loginId: null, acting: false, traceId: 'look' })
  const { rows } = await client.query<Written>(
    `select entity, action, before, after from audit_event
     where company_id = $1 and seq > $2 order by seq`,
    [companyId, seq],
  )
  return rows
}

test('nothing goes upwards, sideways or over oneself', async () => {
  const deadline = performance.now() + budget
  const wrong: string[] = []
  const letThrough = new Map<string, number>()
  let attempts = 0
  const rounds = function* () {
    for (;;) {
      for (const one of round()) yield { one, role: pick(attackerRoles) }
    }
  }
  for (const { one, role } of rounds()) {
    if (performance.now() > deadline) break
    const within = scene(role)
    const found = await attack(one, within)
    attempts += 1
    const name = `${one.operation.name} ${one.field ?? ''}`
    if (found.written.length > 0) letThrough.set(name, (letThrough.get(name) ?? 0) + 1)
    const where = () => `${name} in ${JSON.stringify(within)}`
    wrong.push(...found.wrong.map((words) => `${words} — ${where()}`))
    if (found.bug) wrong.push(`${found.bug} — ${where()}`)
  }
  const summary = `seed ${seed}, ${attempts} attacks, ${letThrough.size} ways let through`
  process.stdout.write(`authority: ${summary}\n`)
  expect(wrong.slice(0, 5)).toEqual([])
  // It can see: who may, does; and most fields were set by somebody.
  expect(tries.length).toBeGreaterThan(200)
  expect(letThrough.size).toBeGreaterThan(Math.min(tries.length, attempts / 10) / 3)
})
