import type pg from 'pg'
import { publicId } from '../../../platform/model/ids.ts'
import type { Session } from '../../client.ts'
import { type World, demoNow } from '../../world.ts'
import { lookFor } from './numbers.ts'
import { changedAmount } from './perturb.ts'

/** Somebody whose amounts are planted, and where. */
export type Canary = {
  readonly name: string
  readonly userId: number
  readonly contractId: number
  readonly businessId: number
  readonly business: 'vina' | 'peumal'
  /** In the confidential payroll: by their own flag, or by their razón social alone. */
  readonly isPrivate: boolean
}

type Setting = { owner: pg.Client; world: World; admin: Session }
type Wanted = Omit<Canary, 'userId' | 'contractId' | 'businessId'> & { where: string }

/** Who they are: of the confidential payroll in both razones sociales, and a neighbour. */
const wanted: readonly Wanted[] = [
  { name: 'director', business: 'vina', isPrivate: true, where: 'u.is_private_role' },
  {
    name: 'del equipo, privada por su razón social',
    business: 'vina',
    isPrivate: true,
    where: `v.area = 'Viñedos' and c.final_date is null`,
  },
  {
    name: 'del campo, privado por su razón social',
    business: 'peumal',
    isPrivate: true,
    where: `v.area = 'Huertos' and c.final_date is null`,
  },
  {
    name: 'quien dejó el campo en agosto',
    business: 'peumal',
    isPrivate: true,
    where: `c.id in (select user_contract_id from settlement_payslip where company_id = $1)`,
  },
  {
    name: 'vecina de la viña',
    business: 'vina',
    isPrivate: false,
    where: `v.area = 'Bodega' and c.final_date is null and v.supervisor_id is null`,
  },
]

/**
 * Chooses the canaries of the demo world and gives each amounts that nobody else has: salary, plan,
 * retention, items, a loan, an advance, a payment apart, something known late, a bank account, a
 * medical leave, notes. All of it by the API, as an administrator does, so that it is also where
 * those changes leave it: in the audit, in jobs, in payslips.
 */
export async function plantCanaries(setting: Setting): Promise<readonly Canary[]> {
  const canaries: Canary[] = []
  for (const { where, ...one } of wanted) {
    canaries.push({ ...one, ...(await choose(setting, one.business, where, canaries)) })
  }
  await makeConfidential(setting, canaries)
  for (const [at, canary] of canaries.entries()) await giveAmounts(setting, canary, at)
  return canaries
}

async function choose(
  { owner, world }: Setting,
  slug: string,
  where: string,
  taken: readonly Canary[],
) {
  const { rows } = await owner.query<Pick<Canary, 'userId' | 'contractId' | 'businessId'>>(
    `select c.user_id::int as "userId", c.id::int as "contractId",
       c.business_id::int as "businessId"
     from user_contract c
     join business b on b.company_id = $1 and b.id = c.business_id and b.slug = $2
     join users u on u.company_id = $1 and u.id = c.user_id
     join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
       and v.superseded_at is null and upper_inf(v.valid)
     where c.company_id = $1 and ${where} and u.id <> all($3::bigint[])
       and not exists (select from login l where l.company_id = $1 and l.user_id = u.id)
     order by c.id limit 1`,
    [world.coihues.id, slug, taken.map(({ userId }) => userId)],
  )
  if (!rows[0]) throw new Error(`The demo world has nobody in ${slug} where ${where}`)
  return rows[0]
}

/** Only by the link, except for people private already: the flag that is easy to forget. */
const makeConfidential = ({ owner, world }: Setting, canaries: readonly Canary[]) =>
  owner.query(
    `update user_business set private_role = true
     where company_id = $1 and user_id = any($2::bigint[])`,
    [world.coihues.id, canaries.filter((one) => one.isPrivate).map(({ userId }) => userId)],
  )

/** Amounts that no calculation of the demo world comes to: one for each canary and each use. */
export const amountOf = (at: number, of: number): number => 1_310_413 + 357_109 * at + 17_389 * of

/** The same below 50.000, and what they become once all amounts are changed. */
export function smallAmountOf(at: number, of: number): number {
  const amount = lookFor(15_029 + 1_759 * at + 311 * of)
  lookFor(changedAmount(amount))
  return amount
}

const ok = 'status message error { kind message field }'
const send = (admin: Session, name: string, type: string, input: object) =>
  admin.mutate(`mutation Plant($input: ${type}!) { ${name}(input: $input) { ${ok} } }`, { input })

async function giveAmounts(setting: Setting, canary: Canary, at: number): Promise<void> {
  const { admin } = setting
  const id = publicId('user', canary.userId)
  const contractId = publicId('contract', canary.contractId)
  const left = canary.name.startsWith('quien dejó')
  await send(admin, 'updateUser', 'UpdateUserInput', {
    id,
    from: '2026-08-01',
    comment: `Se le ofreció ${amountOf(at, 9)} para quedarse`,
    previsionType: 'AFP_ISAPRE',
    healthInstitution: 'COLMENA',
    healthAmountUf: `${4 + at}.${731 + at}`,
    subjectToJudicialRetention: true,
    judicial: { value: String(161_013 + 3_037 * at), currency: 'CLP' },
  })
  await send(admin, 'createPaymentMethod', 'CreatePaymentMethodInput', {
    userId: id,
    kind: 'TRANSFER',
    bankCode: '037',
    accountType: 'CORRIENTE',
    accountNumber: String(70_913_541_000 + 7_919 * at),
  })
  if (left) return
  await send(admin, 'updateUserContract', 'UpdateUserContractInput', {
    id: contractId,
    from: '2026-09-01',
    monthlySalary: { value: String(amountOf(at, 0)), currency: 'CLP' },
  })
  await giveItems(setting, canary, at)
  await send(admin, 'createAbsence', 'CreateAbsenceInput', {
    userContractId: contractId,
    type: 'LICENSE',
    subtype: 'NORMAL',
    startDate: '2026-09-03',
    endDate: '2026-09-04',
    licenseNumber: `3-${amountOf(at, 8)}`,
    previousPay: amountOf(at, 7),
    comment: `Diagnóstico reservado ${amountOf(at, 6)}`,
    approve: true,
  })
}

async function giveItems({ admin }: Setting, canary: Canary, at: number): Promise<void> {
  const contractId = publicId('contract', canary.contractId)
  const item = { contractId, startMonth: 202609 }
  await send(admin, 'createUserItem', 'CreateUserItemInput', {
    ...item,
    itemCode: 'BONO_FIJO',
    value: String(141_007 + 3_011 * at),
    endMonth: 202609,
    comment: `Acuerdo por ${amountOf(at, 5)}`,
  })
  await send(admin, 'createUserItem', 'CreateUserItemInput', {
    ...item,
    itemCode: 'BONO_VENDIMIA',
    value: String(smallAmountOf(at, 0)),
    endMonth: 202609,
    comment: 'Acuerdo menor',
  })
  await send(admin, 'createUserItem', 'CreateUserItemInput', {
    ...item,
    itemCode: 'EMBARGO_JUDICIAL',
    value: String(121_009 + 3_019 * at),
    totalAmount: amountOf(at, 4),
  })
  await send(admin, 'createEmployerLoan', 'CreateEmployerLoanInput', {
    contractId,
    amount: 317_000 + 1_013 * at,
    totalQuotas: 9,
    startMonth: 202610,
    grantedOn: demoNow.slice(0, 10),
    comment: 'Préstamo de la empresa',
  })
}
