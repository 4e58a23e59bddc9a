import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, asCompany } = await startApi()
const { bernarda, veronica, hernan } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

const Explain = `query Explain($input: ExplainPayslipInput!) {
  explainPayslip(input: $input) {
    index parent kind text words numbers decisions code label unit shown exact note rounding bracket
    source sourceUrl since law enteredBy enteredAt
  }
}`
type Node = {
  index: number
  parent: number | null
  kind: string
  words: string | null
  numbers: string | null
  decisions: string[]
  code: string | null
  label: string | null
  shown: string
  exact: string
  rounding: string | null
  bracket: string | null
  source: string | null
  since: string | null
  law: string | null
  enteredBy: string | null
  enteredAt: string | null
}

let august: MonthRow
beforeAll(async () => {
  august = await admin.monthAt(world.businesses.vina, 202608)
})
const explain = async (
  contractId: string,
  code: string,
  who: Parameters<typeof api.as>[0] = 'admin',
): Promise<Node[]> => {
  const input = { payrollMonthId: august.id, contractId, code }
  return (await api.as(who).run<{ explainPayslip: Node[] }>(Explain, { input })).explainPayslip
}

/** A term of zero, or a factor of one: whoever reads an operation looks for what they change. */
const IDLE = /[+−×÷] \$?0(?![\d,.])|(?<![\d,.$])\$?0( días| horas)? [+−×÷]|[×÷] 1(?![\d,.]| día)/

/** Hundreds of questions, one after the other: on a busy machine they take their time. */
const PATIENT = { timeout: 120_000 }

describe('an explanation', () => {
  test('says the formula in words, with its numbers, and how it was rounded', async () => {
    const [root] = await explain(contractOf(bernarda), 'COTIZACION_AFP')
    expect(root).toMatchObject({
      label: 'Cotización AFP',
      shown: '$98.163',
      words: '«Renta imponible con tope» × «Tasa de cotización AFP».',
      numbers: '$879.594 × 11,16%',
      rounding: '98.162,6904 se redondea al más cercano: 98.163',
    })
    expect(root?.law).toMatch(/3\.500/)
  })

  test('tells each case of a choice, and which one was taken', async () => {
    const [root] = await explain(contractOf(bernarda), 'GRATIFICACION')
    expect(root?.words?.split('\n')).toEqual([
      'Si «Forma de la gratificación» es artículo 50: «Gratificación que da el art. 50».',
      'Si «Forma de la gratificación» es ninguna: 0.',
      'En otro caso: «Gratificación del art. 47 o convencional».',
    ])
    expect(root?.decisions).toEqual(['«Forma de la gratificación»: artículo 50.'])
  })

  test('names the row of the table, its source and since when it holds', async () => {
    const nodes = await explain(contractOf(veronica), 'IMPUESTO_UNICO')
    expect(nodes[0]?.numbers).toBe('$2.269.463 × 8% − $124.669,26')
    const factor = nodes.find(({ kind }) => kind === 'bracket')
    expect(factor).toMatchObject({ label: 'Factor del tramo', shown: '8%' })
    expect(factor?.bracket).toMatch(/tramo 3: más de \$.* hasta \$/)
    expect(factor?.source).toMatch(/SII/)
    expect(factor?.since).toMatch(/20\d\d/)
  })

  test('says who entered a value, and when', async () => {
    const contracts = Object.values(world.people).flatMap((person) => person.contracts)
    const { rows } = await database.owner.query<{ id: number; item: string }>(
      `select i.user_contract_id::int as id, i.item_code as item from user_item i
       join payslip p on p.company_id = i.company_id and p.user_contract_id = i.user_contract_id
       join payroll_month m on m.company_id = p.company_id and m.id = p.payroll_month_id
         and m.current_run_id = p.payroll_run_id and m.year_month = 202608
       where i.user_contract_id = any($1) and i.start_month <= 202608 and i.end_month is null
         and m.business_id = $2 and i.company_id = $3 order by i.id limit 1`,
      [contracts.map(({ id }) => id), world.businesses.vina.id, world.coihues.id],
    )
    const [entered] = rows
    const owner = contracts.find(({ id }) => Number(id) === entered?.id)
    // The values of the demo world were entered by no login.
    const nodes = await explain(owner?.publicId ?? '', entered?.item ?? '')
    expect(nodes.find(({ code }) => code === `VALOR_${entered?.item}`)).toMatchObject({
      enteredBy: null,
      enteredAt: expect.stringMatching(/^20\d\d-/),
    })
  })

  test('is a tree: every node but the first has a parent before it', async () => {
    const nodes = await explain(contractOf(bernarda), 'TOTAL_DESCUENTOS')
    nodes.forEach(({ index, parent }, place) => {
      expect(index).toBe(place)
      if (place > 0) expect(parent).toBeLessThan(place)
    })
  })

  test('of every printed line of ten payslips gives the stored amount', PATIENT, async () => {
    const { rows } = await admin.payslips(august.id, { page: { number: 2, size: 10 } })
    expect(rows).toHaveLength(10)
    for (const { userContractId } of rows) {
      const { sections } = await admin.payslip(august.id, userContractId)
      for (const { code, amount } of sections.flatMap(({ lines }) => lines)) {
        const [root] = await explain(userContractId, code)
        expect(root?.exact, `${userContractId} ${code}`).toBe(String(amount))
        expect(root?.words, code).not.toBe('')
        expect(root?.words, code).not.toMatch(/undefined|NaN|[A-Z]{3,}_[A-Z]/)
        expect(root?.numbers, code).not.toMatch(IDLE)
      }
    }
  })

  test('goes down to the facts: every concept in it can be asked about', PATIENT, async () => {
    const asked = new Set<string>()
    const open = async (code: string): Promise<void> => {
      if (asked.has(code)) return
      asked.add(code)
      const nodes = await explain(contractOf(bernarda), code)
      const inner = nodes.slice(1).flatMap((node) => (node.kind === 'concept' ? [node.code] : []))
      for (const next of inner) if (next) await open(next)
    }
    await open('LIQUIDO')
    expect(asked.size).toBeGreaterThan(60)
  })
})

describe('who is answered', () => {
  test('a worker about their own', async () => {
    const [root] = await explain(contractOf(bernarda), 'LIQUIDO', 'trabajador')
    expect(root?.exact).toBe('832783')
    for (const other of [veronica, hernan]) {
      await expect(explain(contractOf(other), 'LIQUIDO', 'trabajador')).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
  })

  test('nobody about a concept that does not exist, or in another company', async () => {
    for (const code of ['NO_EXISTE', 'toString', '__proto__', 'SUMA(HABER)']) {
      await expect(explain(contractOf(bernarda), code), code).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
    await expect(explain(contractOf(bernarda), 'LIQUIDO', 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('asking about another’s pay is in the audit, with the concept', async () => {
    await explain(contractOf(veronica), 'AFC', 'gerente')
    const { rows } = await database.owner.query(
      `select user_id, after from audit_event where entity = 'lectura:liquidación'
       order by seq desc limit 1`,
    )
    expect(rows[0]).toMatchObject({
      user_id: world.personOf('gerente')?.id,
      after: { code: 'AFC', user_id: veronica.id },
    })
  })

  test('a stored payslip that the formulas do not give is not explained', async () => {
    await asCompany(
      `update payslip set results = array_replace(results, 293460::bigint, 293461::bigint)
       where user_contract_id = $1`,
      [veronica.contracts[0]?.id],
    )
    await expect(explain(contractOf(veronica), 'COTIZACION_AFP')).rejects.toMatchObject({
      kind: 'internal',
    })
  })
})
