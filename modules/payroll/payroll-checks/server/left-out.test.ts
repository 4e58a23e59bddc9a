import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { Close, findingsOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))

type Finding = {
  rule: string
  severity: string
  contractId: string | null
  name: string | null
  message: string
  fix: string
  answerable: boolean
  noted: boolean
}
const fields = 'rule severity contractId name message fix answerable noted'
const checks = (who: 'admin' | 'gerente' = 'admin') =>
  findingsOf<Finding>(api.as(who), september.id, fields)
const leftOut = async (who: 'admin' | 'gerente' = 'admin') =>
  (await checks(who)).filter(({ rule }) => rule === 'SIN_LIQUIDACION')
const note = (of: readonly Finding[]) =>
  api.as('admin').mutate(
    `mutation ($input: NotePayrollChecksInput!) {
      notePayrollChecks(input: $input) { ${outcome} data { findings { ${fields} } } } }`,
    {
      input: {
        payrollMonthId: september.id,
        note: 'Ingresó el 30 y se paga en octubre',
        findings: of.map(({ rule, contractId }) => ({ rule, contractId })),
      },
    },
  )

const closeAnyway = () =>
  api.as('admin').mutate(Close, { input: { id: september.id, acceptErrors: true } })

/** Somebody whose record lacks an AFP: nothing is guessed, and nothing is calculated. */
const withoutAfp = ({ id }: typeof bernarda) =>
  asCompany('update user_version set pension_institution = null where user_id = $1', [id])

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  // The demo world has one record that lacks something already.
  for (const person of [bernarda, rodrigo]) await withoutAfp(person)
  await admin.calculate(september.id)
  await drainJobs()
})

describe('a contract without payslip', () => {
  test('is an error with its person, why, and where it is put right', async () => {
    const found = await leftOut()
    expect(found).toHaveLength((await admin.month(september.id)).failed)
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining([bernarda.name, rodrigo.name]),
    )
    expect(found.find(({ name }) => name === bernarda.name)).toMatchObject({
      severity: 'ERROR',
      message: 'Queda sin liquidación: falta la AFP',
      fix: 'PERSON',
      answerable: true,
      noted: false,
    })
    // Who may not see confidential pay does not learn of it here either.
    const seen = (await leftOut('gerente')).map(({ name }) => name)
    expect(seen).toContain(bernarda.name)
    expect(seen).not.toContain(rodrigo.name)
  })

  test('blocks the closing, also of who accepts to leave it out without saying why', async () => {
    await expect(closeAnyway()).rejects.toMatchObject({
      message:
        '3 contratos sin liquidación impiden cerrar. En «Controles», corríjalos o anote por qué ' +
        'quedan fuera.',
    })
  })

  test('is left out with a note that names it; an error of another kind takes none', async () => {
    const [, ...rest] = await leftOut()
    await note(rest)
    await expect(closeAnyway()).rejects.toMatchObject({
      message:
        '1 contrato sin liquidación impide cerrar. En «Controles», corríjalo o anote por qué ' +
        'queda fuera.',
    })
    await note((await checks()).filter(({ noted }) => !noted))
    expect((await leftOut()).every(({ noted }) => noted)).toBe(true)
    await expect(admin.close(september.id)).rejects.toMatchObject({
      message: '3 contratos no tienen liquidación. Corríjalos o acepte cerrar sin ellos.',
    })
    await closeAnyway()
    expect((await leftOut()).map(({ name }) => name)).toContain(bernarda.name)
  })
})
