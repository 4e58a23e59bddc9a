import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { bernarda, rodrigo } = world.people
const contract = bernarda.contracts[0]!

type Consequence = {
  businessName: string
  closedMonths: number[]
  payIn: { yearMonth: number } | null
  hidden: boolean
  owed: { contractId: string; originMonth: number; toPay: number }[]
}
const fields =
  'businessName closedMonths payIn { yearMonth } hidden owed { contractId originMonth toPay }'

const raise = (from: string, value = '900000') => ({
  id: contract.publicId,
  from,
  version: null,
  monthlySalary: { value, currency: 'CLP' },
})
const ifContract = async (input: object, who: 'admin' | 'supergerente' = 'admin') =>
  (
    await api.as(who).run<{ owedByContractChange: Consequence[] }>(
      `query ($input: UpdateUserContractInput!) {
        owedByContractChange(input: $input) { ${fields} } }`,
      { input },
    )
  ).owedByContractChange

const everything = async () =>
  (
    await database.owner.query(
      `select (select count(*) from user_contract_version) as versions,
         (select count(*) from user_version) as people, (select max(seq) from audit_event) as seq,
         (select sum(version) from user_contract) as contracts`,
    )
  ).rows[0]

test('a raise from a closed month says what it will owe, before anything is saved', async () => {
  const before = await everything()
  const [found, ...more] = await ifContract(raise('2026-07-15'))
  expect(more).toEqual([])
  expect(found).toMatchObject({
    businessName: 'Viña Los Coihues',
    closedMonths: [202607, 202608],
    payIn: { yearMonth: 202609 },
    hidden: false,
  })
  expect(found?.owed.map(({ originMonth }) => originMonth)).toEqual([202607, 202608])
  expect(found?.owed.every(({ toPay }) => toPay > 0)).toBe(true)
  expect(await everything()).toEqual(before)
  // And it is what is owed once it is saved.
  await api.as('admin').mutate(
    `mutation ($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) { ${outcome} } }`,
    { input: raise('2026-07-15') },
  )
  const month = await api
    .as('admin')
    .run<{ payrollProcessMonths: { id: string }[] }>(
      `{ payrollProcessMonths(input: { businessId: "${contract.business.publicId}" }) { id } }`,
    )
  const saved = await api.as('admin').run<{ retroactivity: { owed: Consequence['owed'] } }>(
    `query ($input: RetroactivityInput!) {
      retroactivity(input: $input) { owed { contractId originMonth toPay } } }`,
    { input: { payrollMonthId: month.payrollProcessMonths[0]?.id, size: 100 } },
  )
  expect(saved.retroactivity.owed).toEqual(found?.owed)
})

test('from a day of the open month on nothing is closed, and nothing is owed', async () => {
  expect(await ifContract(raise('2026-09-10', '950000'))).toEqual([])
})

test('of a person says so too: an isapre that began in a closed month', async () => {
  const [found] = (
    await api
      .as('admin')
      .run<{ owedByPersonChange: Consequence[] }>(
        `query ($input: UpdateUserInput!) { owedByPersonChange(input: $input) { ${fields} } }`,
        { input: { id: bernarda.publicId, from: '2026-08-01', version: null, afcEnrolled: false } },
      )
  ).owedByPersonChange
  expect(found?.owed.map(({ originMonth }) => originMonth)).toContain(202608)
})

test('what could not be saved is refused as it would be', async () => {
  await expect(ifContract(raise('2001-01-01'))).rejects.toMatchObject({ field: 'from' })
  await expect(
    ifContract({ ...raise('2026-07-15'), id: rodrigo.contracts[0]?.publicId, version: 999 }),
  ).rejects.toMatchObject({ kind: 'conflict' })
})
