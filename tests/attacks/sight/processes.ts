import type pg from 'pg'
import { publicId } from '../../../platform/model/ids.ts'
import type { Session } from '../../client.ts'
import type { World } from '../../world.ts'
import { amountOf, type Canary } from './canaries.ts'

/** The months that everything is asked of: public ids. */
export type Months = Readonly<
  Record<
    'vina' | 'peumal' | 'vinaClosed' | 'peumalClosed' | 'advance' | 'additional' | 'settlement',
    string
  >
>

type Setting = {
  owner: pg.Client
  world: World
  admin: Session
  canaries: readonly Canary[]
  drainJobs: () => Promise<void>
}

const ok = 'status message error { kind message field }'
const send = <Data>(admin: Session, name: string, type: string, input: object, data = '') =>
  admin.mutate<Data>(
    `mutation Plant($input: ${type}!) { ${name}(input: $input) { ${ok} ${data} } }`,
    { input },
  )

/**
 * Runs every process over the canaries, so that their amounts are also in results: payslips, an
 * advance, a payment apart, what is owed from August, a scenario, an example of the studio, notes.
 */
export async function runProcesses(setting: Setting): Promise<Months> {
  const { admin, world, canaries } = setting
  const open = (business: 'vina' | 'peumal', yearMonth: number, type: string) =>
    send<{ id: string }>(
      admin,
      'initPayrollMonth',
      'InitPayrollMonthInput',
      { businessId: world.businesses[business].publicId, yearMonth, type },
      'data { id }',
    ).then(({ id }) => id)
  const months: Months = {
    vina: await monthOf(setting, 'vina', 202609, 'PAYROLL'),
    peumal: await monthOf(setting, 'peumal', 202609, 'PAYROLL'),
    vinaClosed: await monthOf(setting, 'vina', 202608, 'PAYROLL'),
    peumalClosed: await monthOf(setting, 'peumal', 202608, 'PAYROLL'),
    settlement: await monthOf(setting, 'peumal', 202608, 'SETTLEMENT'),
    advance: await open('vina', 202609, 'ADVANCE'),
    additional: await open('vina', 202608, 'ADDITIONAL'),
  }
  await payBesides(setting, months)
  for (const id of [months.vina, months.peumal]) {
    await send(admin, 'generateProcess', 'GenerateProcessInput', { id })
  }
  await setting.drainJobs()
  await lateAndTried(setting, months)
  // What a change moves is calculated in its transaction: one more after the run.
  const [first] = canaries
  if (first) await changeAgain(setting, first)
  await setting.drainJobs()
  return months
}

async function monthOf(
  { owner, world }: Setting,
  business: 'vina' | 'peumal',
  yearMonth: number,
  type: string,
): Promise<string> {
  const { rows } = await owner.query<{ id: number }>(
    `select id::int from payroll_month
     where company_id = $1 and business_id = $2 and year_month = $3 and type = $4`,
    [world.coihues.id, world.businesses[business].id, yearMonth, type],
  )
  return publicId('payrollMonth', rows[0]?.id ?? 0)
}

const inVina = (canaries: readonly Canary[]) =>
  canaries.flatMap((one, at) => (one.business === 'vina' ? [{ one, at }] : []))

async function payBesides({ admin, canaries }: Setting, months: Months): Promise<void> {
  const rows = inVina(canaries).map(({ one, at }) => ({ ...contractOf(one), at }))
  await send(admin, 'saveAdvances', 'SaveAdvancesInput', {
    payrollMonthId: months.advance,
    rows: rows.map(({ contractId, at }) => ({
      contractId,
      mode: 'FIXED',
      value: String(213_000 + 1_019 * at),
    })),
  })
  await send(admin, 'saveAdditionalPayments', 'SaveAdditionalPaymentsInput', {
    payrollMonthId: months.additional,
    rows: rows.map(({ contractId, at }) => ({
      contractId,
      itemCode: 'BONO_FIJO',
      value: String(91_000 + 1_033 * at),
    })),
  })
}

const contractOf = ({ contractId }: Canary) => ({ contractId: publicId('contract', contractId) })

/** What the law of the studio calls a draft: an item of the company, as it is. */
export const draft = {
  kind: 'ITEM',
  isNew: false,
  code: 'BONO_FIJO',
  title: 'Bono fijo',
  sourceCode: null,
  type: 'EARNING',
  inputUnit: 'CLP',
  taxable: true,
  tributable: true,
  gratification: true,
  proportional: false,
}

async function lateAndTried(setting: Setting, months: Months): Promise<void> {
  const { admin, world, canaries } = setting
  for (const [at, one] of canaries.entries()) {
    if (one.name.startsWith('quien dejó')) continue
    await send(admin, 'createLateItem', 'CreateLateItemInput', {
      payrollMonthId: months[one.business],
      ...contractOf(one),
      yearMonth: 202608,
      itemCode: 'BONO_FIJO',
      value: String(51_000 + 1_039 * at),
      comment: `Acordado por ${amountOf(at, 3)}`,
    })
    await send(admin, 'createConceptCase', 'CreateConceptCaseInput', {
      ...draft,
      payrollMonthId: months[one.business],
      ...contractOf(one),
      caseTitle: 'El bono de una persona',
      expected: amountOf(at, 2),
      facts: [],
    })
  }
  for (const [name, businessId, one] of [
    ['De toda la empresa', null, canaries[1]],
    ['Del campo', world.businesses.peumal.publicId, canaries[2]],
  ] as const) {
    if (!one) continue
    const { id } = await send<{ id: string }>(
      admin,
      'createScenario',
      'CreateScenarioInput',
      { ...scenario, name, businessId, changes: [raise([contractOf(one)])] },
      'data { id }',
    )
    await send(admin, 'calculateScenario', 'ByIdScenario', { id })
  }
}

const scenario = {
  firstMonth: 202609,
  months: 1,
  yearly: false,
  monthlyGrowth: '0',
  repeatItems: true,
}

const raise = (contracts: readonly object[]) => ({
  kind: 'RAISE',
  from: 202609,
  scope: 'LIST',
  percent: '11',
  raiseToMinimum: false,
  contracts,
})

async function changeAgain({ admin }: Setting, canary: Canary): Promise<void> {
  await send(admin, 'createUserItem', 'CreateUserItemInput', {
    ...contractOf(canary),
    itemCode: 'MOVILIZACION',
    value: '137411',
    startMonth: 202609,
    endMonth: 202609,
  })
}
