import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, url } = await startApi()
const { bernarda, rocio } = world.people

const Statement = `query Statement($input: VacationLedgerInput!) {
  vacationStatement(input: $input) { name url }
}`
const Adjust = `mutation Adjust($input: CreateVacationAdjustmentInput!) {
  createVacationAdjustment(input: $input) { ${outcome} data { totalBalance } }
}`
const Config = `query Config($input: VacationConfigInput!) {
  vacationConfig(input: $input) { totalBalance }
}`

type Link = { vacationStatement: { name: string; url: string } }
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

/** What the paper says, in one line. */
async function paper(person: KnownPerson, more: object = {}, who: Who = 'admin') {
  const input = { userContractId: contractOf(person), asOf: '2026-09-15', ...more }
  const { vacationStatement } = await api.as(who).run<Link>(Statement, { input })
  const { pathname, search } = new URL(vacationStatement.url, url)
  const file = await fetch(new URL(pathname + search, url))
  const words = pdfText(new Uint8Array(await file.arrayBuffer())).join(' ')
  return { name: vacationStatement.name, words: words.replaceAll(/\s+/g, ' ') }
}

const printIn = ({ words }: { words: string }) =>
  /Huella de los hechos: ([0-9a-f ]+)/.exec(words)?.[1]?.replaceAll(' ', '').slice(0, 64)

describe('the statement of vacations on paper', () => {
  test('says the lines, the balance of each purse, and both days', async () => {
    const { name, words } = await paper(bernarda, { knownOn: '2026-09-10' })
    expect(name).toBe(`Cartola de vacaciones ${bernarda.name} al 15-09-2026.pdf`)
    for (const said of [
      'Cartola de vacaciones',
      'Saldo al',
      '15-09-2026',
      '10-09-2026',
      'Página 1 de 1',
    ]) {
      expect(words).toContain(said)
    }
    const input = { userContractId: contractOf(bernarda), asOf: '2026-09-15' }
    const { vacationConfig } = await api
      .as('admin')
      .run<{ vacationConfig: { totalBalance: string } }>(Config, { input })
    expect(words).toContain(
      `Total ${Number(vacationConfig.totalBalance).toLocaleString('de-DE')} días`,
    )
  })

  test('has the print of its facts: the same until one of them changes', async () => {
    const before = await paper(bernarda)
    expect(printIn(before)).toHaveLength(64)
    expect(printIn(await paper(bernarda))).toBe(printIn(before))
    await api.as('admin').mutate(Adjust, {
      input: {
        userContractId: contractOf(bernarda),
        pool: 'LEGAL',
        on: '2026-09-01',
        days: '-1',
        reason: 'Día convenido',
      },
    })
    const after = await paper(bernarda)
    expect(after.words).toContain('Ajuste: Día convenido')
    expect(printIn(after)).not.toBe(printIn(before))
    // What was known before the adjustment is the same as it was.
    const known = await paper(bernarda, { knownOn: '2026-09-10' })
    expect(known.words).not.toContain('Día convenido')
    expect(printIn(known)).toBe(printIn(before))
  })

  test('is for the person and for readers of their balance', async () => {
    expect((await paper(bernarda, {}, 'trabajador')).words).toContain('Cartola')
    for (const who of ['trabajador', 'boreal.admin'] as const) {
      await expect(paper(rocio, {}, who)).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(paper(bernarda, {}, 'gerente.peumal')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})
