import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, world } = await startApi()
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const Net = `query Net($input: NetToGrossInput!) {
  netToGross(input: $input) {
    userId name currentSalary salary net earnings deductions employerCost assumptions
    sections { key total lines { code amount } }
  }
}`
const Why = `query Why($input: ExplainNetToGrossInput!) {
  explainNetToGross(input: $input) { parent code exact words }
}`
type Answer = {
  name: string | null
  salary: number
  net: number
  earnings: number
  deductions: number
  assumptions: string[]
  sections: { key: string; lines: { code: string; amount: number }[] }[]
}
const base = {
  contractId: null,
  yearMonth: 202609,
  net: 500_000,
  afp: 'MODELO',
  planUf: null,
  contractType: 'INDEFINITE',
  gratification: false,
  allowances: 0,
}
const ask = async (more: object = {}, who: Who = 'admin') =>
  (await api.as(who).run<{ netToGross: Answer }>(Net, { input: { ...base, ...more } })).netToGross

test('half a million of net, by hand: ÷ (1 − 10,58 % − 7 % − 0,6 %)', async () => {
  const answer = await ask()
  expect(answer).toMatchObject({ salary: 611_098, net: 500_000, earnings: 611_098, name: null })
  expect(answer.earnings - answer.deductions).toBe(500_000)
  const legal = answer.sections.find(({ key }) => key === 'legal')
  expect(legal?.lines).toContainEqual({ code: 'COTIZACION_AFP', amount: 64_654 })
})

test('allowances, AFP and term change it; an unknown month says what it assumes', async () => {
  const { salary } = await ask()
  expect((await ask({ allowances: 50_000 })).salary).toBeLessThan(salary)
  expect((await ask({ afp: 'PROVIDA' })).salary).toBeGreaterThan(salary)
  expect((await ask({ contractType: 'FIXED' })).salary).toBeLessThan(salary)
  expect((await ask({ planUf: '3.5' })).salary).toBeGreaterThan(salary)
  expect((await ask({ yearMonth: 202612 })).assumptions[0]).toMatch(/^UF .*último valor conocido/)
})

test('of a contract it takes everything but the salary', async () => {
  const contractId = bernarda.contracts[0]?.publicId ?? ''
  const answer = await ask({ contractId, net: 900_000 })
  expect(answer.name).toContain('Bernarda')
  expect(answer.net).toBeGreaterThanOrEqual(900_000)
  expect(answer.net).toBeLessThan(900_010)
  await expect(ask({ contractId }, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(ask({ contractId, yearMonth: 202401 })).rejects.toMatchObject({ kind: 'invalid' })
})

test('explains each line of the payslip that it makes', async () => {
  const input = { ...base, code: 'COTIZACION_AFP' }
  const { explainNetToGross: nodes } = await api
    .as('admin')
    .run<{ explainNetToGross: { code: string; exact: string; parent: number | null }[] }>(Why, {
      input,
    })
  expect(nodes[0]).toMatchObject({ code: 'COTIZACION_AFP', exact: '64654', parent: null })
  await expect(
    api.as('admin').run(Why, { input: { ...base, code: 'NADA' } }),
  ).rejects.toMatchObject({ kind: 'not-found' })
})

test('is for who writes contracts, and refuses what no salary leaves', async () => {
  for (const who of ['gerente', 'trabajador', 'supervisor'] as const) {
    await expect(ask({}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(ask({ net: 30_000_001 })).rejects.toMatchObject({ field: 'net' })
  await expect(ask({ afp: 'NINGUNA' })).rejects.toMatchObject({ kind: 'invalid' })
})
