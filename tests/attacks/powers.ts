import type pg from 'pg'
import { services, type Word } from '../../access/services.ts'
import type { Role } from '../../access/roles.ts'

/** What an attacker, their keeper or a target are in one attack. */
export type Standing = {
  role: Role
  privateRole: boolean
  /** Narrowed to the first razón social. */
  restricted: boolean
  /** With a profile that gives every service whole. */
  profile: boolean
}

export type Where = 'here' | 'elsewhere' | 'both'

export type Scene = {
  attacker: Standing
  /** Somebody else who opened the attacker's account, and what they are. */
  keeper: Standing | null
  /** Oneself, or somebody else with what they are and where they work. */
  target: 'self' | (Standing & { where: Where; supervised: boolean })
}

/** A person of the demo world with an account, as the attacks use them. */
export type Player = { userId: number; loginId: number; contractId: number; linkId: number }

export const attackerRoles = [
  'ADMIN',
  'SUPER_MANAGER',
  'MANAGER',
  'BUSINES_MANAGER',
  'SUBMANAGER',
  'ROMANAGER',
  'SUPERVISOR',
  'EMPLOYEE',
  'EXTERNAL',
] as const satisfies readonly Role[]

/** Roles in order of rank: each rank is above the later ones; roles of one rank are equals. */
export const ladder: readonly (readonly Role[])[] = [
  ['ADMIN'],
  ['SUPER_MANAGER'],
  ['MANAGER', 'ROMANAGER'],
  ['BUSINES_MANAGER', 'SUBMANAGER'],
  ['SUPERVISOR'],
  ['EMPLOYEE', 'EXTERNAL', 'GUEST'],
]
export const stepOf = (role: string): number =>
  ladder.findIndex((step) => step.some((one) => one === role))

type Stage = { companyId: number; here: number; elsewhere: number }

/** Reads the players' rows, and makes what every scene needs. Once, and for good. */
export async function setStage(
  owner: pg.Client,
  stage: Stage,
  usernames: readonly string[],
): Promise<Player[]> {
  const { rows } = await owner.query<Player>(
    `select l.user_id as "userId", l.id as "loginId", c.id as "contractId",
       c.user_business_id as "linkId"
     from login l join user_contract c on c.company_id = l.company_id and c.user_id = l.user_id
     where l.company_id = $1 and l.username = any($2) order by array_position($2, l.username)`,
    [stage.companyId, usernames],
  )
  await owner.query(`insert into profile (company_id, name) values ($1, 'Todo')`, [stage.companyId])
  await owner.query(
    `insert into profile_permission
     select $1, (select id from profile where company_id = $1 and name = 'Todo'), code,
       true, true, true, true from unnest($2::text[]) as code`,
    [stage.companyId, (Object.keys(services) as Word[]).map((word) => services[word].code)],
  )
  await owner.query(`insert into restriction (company_id, name) values ($1, 'Aquí')`, [
    stage.companyId,
  ])
  await owner.query(
    `insert into restriction_business select $1, id, $2 from restriction
     where company_id = $1 and name = 'Aquí'`,
    [stage.companyId, stage.here],
  )
  return rows.map((row) => ({
    userId: Number(row.userId),
    loginId: Number(row.loginId),
    contractId: Number(row.contractId),
    linkId: Number(row.linkId),
  }))
}

/** Makes people what the scene says they are, in the transaction that is held. */
export async function play(
  client: pg.Client,
  stage: Stage,
  scene: Scene,
  players: { attacker: Player; keeper: Player; target: Player },
): Promise<void> {
  const { attacker, keeper, target } = players
  const stand = (who: Player, { role, privateRole, restricted, profile }: Standing) =>
    client.query(
      `update users set role = $3, is_private_role = $4, external = $3 = 'EXTERNAL',
         status = 'ACTIVE', is_disabled = false,
         restriction_id = case when $5 then
           (select id from restriction where company_id = $1 and name = 'Aquí') end,
         profile_id = case when $6 then
           (select id from profile where company_id = $1 and name = 'Todo') end
       where company_id = $1 and id = $2`,
      [stage.companyId, who.userId, role, privateRole, restricted, profile],
    )
  await stand(attacker, scene.attacker)
  if (scene.keeper) {
    await stand(keeper, scene.keeper)
    await client.query('update login set given_by = $2, taken_at = null where id = $1', [
      attacker.loginId,
      keeper.loginId,
    ])
  }
  if (scene.target === 'self') return
  await stand(target, scene.target)
  await client.query(
    `update user_contract_version set supervisor_id = $3
     where company_id = $1 and user_contract_id = $2 and superseded_at is null`,
    [stage.companyId, target.contractId, scene.target.supervised ? attacker.userId : null],
  )
  if (scene.target.where !== 'both') return
  await client.query(
    `insert into user_business (company_id, user_id, business_id)
     select $1, $2, id from business where company_id = $1
     on conflict do nothing`,
    [stage.companyId, target.userId],
  )
}
