import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, drainJobs } = await startApi()
const { vina, peumal } = world.businesses
const { bernarda, veronica, hernan, monserrat, rene } = world.people
const admin = payrollOf(api.as('admin'))

const Save = `mutation Save($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`
const Contracts = `query Contracts($input: OfPayrollMonth!) {
  activeContractInMonth(input: $input) { contractId name rut jobTitle area contractCode }
}`
const UserItems = `query UserItems($input: UserItemsInput!) {
  userItems(input: $input) { contractId itemCode kind value }
}`
type Cell = { contractId: string; itemCode: string; value: string }

let month: MonthRow
beforeAll(async () => {
  month = await admin.monthAt(vina, 202609)
})
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const cell = (person: KnownPerson, itemCode: string, value: string): Cell => ({
  contractId: contractOf(person),
  itemCode,
  value,
})
const save = (cells: Cell[], who: Parameters<typeof api.as>[0] = 'admin') =>
  api.as(who).mutate<{ saved: number }>(Save, { input: { payrollMonthId: month.id, cells } })
const entered = async (person: KnownPerson, itemCode: string) => {
  const { userItems } = await api
    .as('admin')
    .run<{ userItems: (Cell & { kind: string })[] }>(UserItems, {
      input: { payrollMonthId: month.id, contractId: contractOf(person) },
    })
  return userItems
    .filter((item) => item.itemCode === itemCode && item.kind === 'ONCE')
    .map(({ value }) => Number(value))
}

const Page = `query Page($filter: MonthContractsFilter!, $page: Page) {
  monthContracts(filter: $filter, page: $page) { total rows { contractId name rut } }
}`
type People = { total: number; rows: { contractId: string; name: string; rut: string }[] }
type Asking = { search?: string; contractId?: string }
const pageOf = async (
  filter: Asking,
  page = { number: 1, size: 100 },
  who: 'admin' | 'gerente' = 'admin',
) =>
  (
    await api.as(who).run<{ monthContracts: People }>(Page, {
      filter: { payrollMonthId: month.id, ...filter },
      page,
    })
  ).monthContracts
const ByRut = `query ByRut($input: MonthContractsByRutInput!) {
  monthContractsByRut(input: $input) { contractId rut }
}`
const byRut = async (ruts: readonly string[], who: 'admin' | 'gerente' = 'admin') =>
  (
    await api.as(who).run<{ monthContractsByRut: { contractId: string; rut: string }[] }>(ByRut, {
      input: { payrollMonthId: month.id, people: ruts.map((rut) => ({ rut })) },
    })
  ).monthContractsByRut

describe('the grid of a month', () => {
  test('comes in pages, in the same order as the whole month, and cuts nobody off', async () => {
    const { activeContractInMonth: all } = await api
      .as('admin')
      .run<{ activeContractInMonth: People['rows'] }>(Contracts, {
        input: { payrollMonthId: month.id },
      })
    const found: string[] = []
    for (let number = 1; found.length < all.length; number += 1) {
      const { rows, total } = await pageOf({}, { number, size: 30 })
      expect(total).toBe(all.length)
      expect(rows.length).toBe(Math.min(30, total - found.length))
      found.push(...rows.map(({ contractId }) => contractId))
    }
    expect(found).toEqual(all.map(({ contractId }) => contractId))
  })

  test('finds a person by words of the name, by RUT and by contract', async () => {
    const [hers] = bernarda.contracts
    for (const filter of [
      { search: 'huenchul bernarda' },
      { search: bernarda.rut },
      { contractId: hers?.publicId ?? '' },
    ]) {
      const { rows, total } = await pageOf(filter)
      expect(total).toBe(1)
      expect(rows[0]?.name).toBe(bernarda.name)
    }
    expect((await pageOf({ search: 'nadie se llama así' })).total).toBe(0)
    const mine = { contractId: hers?.publicId, rut: bernarda.rut }
    expect(await byRut([bernarda.rut, '5.126.663-3', 'no es RUT'])).toEqual([mine])
  })

  test('names nobody of the confidential payroll to readers who may not see it', async () => {
    const { rodrigo } = world.people
    const [his] = rodrigo.contracts
    expect((await pageOf({ search: rodrigo.rut })).total).toBe(1)
    expect(await byRut([rodrigo.rut])).toHaveLength(1)
    expect((await pageOf({ search: rodrigo.rut }, undefined, 'gerente')).total).toBe(0)
    expect((await pageOf({ contractId: his?.publicId ?? '' }, undefined, 'gerente')).total).toBe(0)
    expect(await byRut([rodrigo.rut], 'gerente')).toEqual([])
  })

  test('has the contracts of the month, by surname', async () => {
    const { activeContractInMonth } = await api
      .as('admin')
      .run<{ activeContractInMonth: { name: string; contractId: string }[] }>(Contracts, {
        input: { payrollMonthId: month.id },
      })
    expect(activeContractInMonth).toHaveLength(month.contracts)
    const names = activeContractInMonth.map(({ name }) => name)
    expect([names[0], names.at(-1)]).toEqual([
      'Camila Catalina Abarca Aravena',
      'Lorena Patricia Zúñiga Ávila',
    ])
    expect(activeContractInMonth.map(({ contractId }) => contractId)).not.toContain(
      contractOf(rene),
    )
  })
})

describe('saving cells', () => {
  beforeEach(() => save([cell(bernarda, 'COMISIONES', '0'), cell(veronica, 'COMISIONES', '0')]))

  test('writes, replaces, and takes away with zero', async () => {
    expect(await save([cell(bernarda, 'COMISIONES', '15000')])).toEqual({ saved: 1 })
    expect(await entered(bernarda, 'COMISIONES')).toEqual([15_000])
    await save([cell(bernarda, 'COMISIONES', '17000')])
    expect(await entered(bernarda, 'COMISIONES')).toEqual([17_000])
    await save([cell(bernarda, 'COMISIONES', '0')])
    expect(await entered(bernarda, 'COMISIONES')).toEqual([])
  })

  test('touches only the cells that came, and nothing permanent', async () => {
    const hours = await entered(bernarda, 'HORAS_EXTRA')
    await save([cell(bernarda, 'CASINO', '1000')])
    expect(await entered(bernarda, 'HORAS_EXTRA')).toEqual(hours)
    const { userItems } = await api
      .as('admin')
      .run<{ userItems: (Cell & { kind: string })[] }>(UserItems, {
        input: { payrollMonthId: month.id, contractId: contractOf(bernarda) },
      })
    const lunches = userItems.filter(({ itemCode }) => itemCode === 'CASINO')
    expect(lunches.map(({ kind }) => kind).toSorted()).toEqual(['ONCE', 'PERMANENT'])
  })

  test('names the first wrong cell by its place, and saves none', async () => {
    const good = cell(bernarda, 'COMISIONES', '15000')
    const wrong = [
      [cell(veronica, 'COMISIONES', '1.5'), 'cells.1.value', 'Los pesos no llevan decimales'],
      [cell(veronica, 'DIAS_AUSENCIA', '40'), 'cells.1.value', /entre 0 y 31/],
      [cell(veronica, 'COMISIONES', '-5'), 'cells.1.value', 'Debe ingresar un valor'],
      [cell(veronica, 'COMISIONES', 'mucho'), 'cells.1.value', 'Debe ingresar un valor'],
      [cell(veronica, 'NO_EXISTE', '1'), 'cells.1.itemCode', 'Ese concepto no existe'],
      [good, 'cells.1.value', 'La misma celda viene dos veces'],
      [
        cell(rene, 'COMISIONES', '1'),
        'cells.1.contractId',
        'El contrato no está vigente en el mes',
      ],
    ] as const
    for (const [bad, field, message] of wrong) {
      const refused = await save([good, bad]).catch((error: unknown) => error)
      expect(refused, field).toMatchObject({ kind: 'invalid', field })
      expect(String(refused)).toMatch(message)
      expect(await entered(bernarda, 'COMISIONES')).toEqual([])
    }
  })

  test('of a contract of another razón social or company is refused as a missing one', async () => {
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId ?? ''
    for (const contractId of [contractOf(monserrat), foreign]) {
      await expect(
        save([{ contractId, itemCode: 'COMISIONES', value: '1' }]),
      ).rejects.toMatchObject({ kind: 'not-found', message: 'No encontrado' })
    }
  })

  test('is for who administers', async () => {
    const cells = [cell(bernarda, 'COMISIONES', '1')]
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
      await expect(save(cells, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(save(cells, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('takes as many statements for one cell as for two hundred', async () => {
    const { activeContractInMonth } = await api
      .as('admin')
      .run<{ activeContractInMonth: { contractId: string }[] }>(Contracts, {
        input: { payrollMonthId: month.id },
      })
    const cells = activeContractInMonth.flatMap(({ contractId }) => [
      { contractId, itemCode: 'BONO_METAS', value: '1.25' },
      { contractId, itemCode: 'HORAS_EXTRA_DOBLES', value: '2.5' },
    ])
    const many = await queriesOf(() => save(cells))
    const one = await queriesOf(() => save([cell(hernan, 'BONO_METAS', '2')]))
    expect(many).toBe(one)
  })

  test('is paid by the next calculation, one unit or another', async () => {
    await save([
      cell(veronica, 'COMISIONES', '123456'),
      cell(veronica, 'BONO_METAS', '2'),
      cell(veronica, 'HORAS_EXTRA_DOBLES', '0'),
    ])
    await admin.calculate(month.id)
    await drainJobs()
    const payslip = await admin.payslip(month.id, contractOf(veronica))
    expect(amountOf(payslip, 'COMISIONES')).toBe(123_456)
    expect(amountOf(payslip, 'HORAS_EXTRA_DOBLES')).toBe(0)
    // Two UF of the last day of September 2026.
    expect(amountOf(payslip, 'BONO_METAS')).toBe(
      Math.round((2 * amountOf(payslip, 'SUELDO_BASE')) / 62.5),
    )
  })

  test('goes to the month that is open, not to the other razones sociales', async () => {
    const other = await admin.monthAt(peumal, 202609)
    await expect(
      api.as('admin').mutate(Save, {
        input: { payrollMonthId: other.id, cells: [cell(bernarda, 'COMISIONES', '1')] },
      }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('what is said of a cell', () => {
  const Comment = `mutation Comment($input: CommentUserItemInput!) {
    commentUserItem(input: $input) { ${outcome} data } }`
  const Commented = `query Commented($input: UserItemsInput!) {
    userItems(input: $input) { contractId itemCode kind comment } }`
  const say = (
    person: KnownPerson,
    comment: string | null,
    who: Parameters<typeof api.as>[0] = 'admin',
  ) =>
    api.as(who).mutate(Comment, {
      input: {
        payrollMonthId: month.id,
        contractId: contractOf(person),
        itemCode: 'COMISIONES',
        comment,
      },
    })
  const said = async (person: KnownPerson) => {
    const { userItems } = await api
      .as('admin')
      .run<{ userItems: { itemCode: string; kind: string; comment: string | null }[] }>(Commented, {
        input: { payrollMonthId: month.id, contractId: contractOf(person) },
      })
    return userItems.find((one) => one.itemCode === 'COMISIONES' && one.kind === 'ONCE')?.comment
  }

  test('stays with it when its value changes, and is taken away', async () => {
    await save([cell(veronica, 'COMISIONES', '81000')])
    await say(veronica, 'Ventas de la fiesta de la vendimia')
    expect(await said(veronica)).toBe('Ventas de la fiesta de la vendimia')
    await save([cell(veronica, 'COMISIONES', '82000')])
    expect(await said(veronica)).toBe('Ventas de la fiesta de la vendimia')
    await say(veronica, null)
    expect(await said(veronica)).toBeNull()
    await save([cell(veronica, 'COMISIONES', '0')])
  })

  test('needs a stored value, the right to enter it, and somebody within reach', async () => {
    await expect(say(veronica, 'Nada')).rejects.toMatchObject({
      kind: 'conflict',
      field: 'comment',
    })
    await expect(say(veronica, 'Nada', 'gerente')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(say(veronica, 'Nada', 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('is read where the payslip explains the value', async () => {
    await save([cell(veronica, 'BONO_TITULO', '10')])
    const item = { payrollMonthId: month.id, contractId: contractOf(veronica) }
    const comment = 'Título presentado en agosto'
    await api.as('admin').mutate(Comment, { input: { ...item, itemCode: 'BONO_TITULO', comment } })
    const Explain = `query Explain($input: ExplainPayslipInput!) {
      explainPayslip(input: $input) { kind enteredBy comment } }`
    const { explainPayslip } = await api
      .as('admin')
      .run<{ explainPayslip: { comment: string | null }[] }>(Explain, {
        input: { ...item, code: 'BONO_TITULO' },
      })
    expect(explainPayslip.map((node) => node.comment)).toContain(comment)
    await save([cell(veronica, 'BONO_TITULO', '0')])
  })
})
