import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { rightsOf } from '#tests/api/rights.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world, url, database } = await startApi()
const { bernarda, elcira, rodrigo } = world.people

type Certificate = {
  id: string
  kind: string
  state: string
  fromMonth: number | null
  toMonth: number | null
  issuedOn: string
  expiresOn: string
  sha256: string
  userId: string
  isOwn: boolean
}
const shown = `id kind span state fromMonth toMonth issuedOn expiresOn sha256 userId isOwn author`

const contractOf = (person: { contracts: readonly { publicId: string }[] }) =>
  person.contracts[0]?.publicId ?? ''
const issue = (who: Username, userContractId: string, kind: string, span: string | null = null) =>
  api.as(who).mutate<Certificate>(
    `mutation ($input: CreateCertificateInput!) {
      createCertificate(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { userContractId, kind, span } },
  )
const listed = async (who: Username, filter: object = {}) =>
  (
    await api.as(who).run<{ certificates: { total: number; rows: Certificate[] } }>(
      `query ($filter: CertificateFilter, $page: Page) {
        certificates(filter: $filter, page: $page) {
        total rows { ${shown} } } }`,
      { filter, page: { number: 1, size: 100 } },
    )
  ).certificates
const open = (who: Username, id: string) =>
  api.as(who).mutate<{ name: string; url: string }>(
    `mutation ($input: OpenCertificateInput!) {
      openCertificate(input: $input) { ${outcome} data { name url } } }`,
    { input: { id } },
  )
const offered = async (who: Username, search: string | null = null) =>
  (
    await api
      .as(who)
      .run<{ certificateContracts: { id: string; label: string; isOwn: boolean }[] }>(
        `query ($input: CertificateContractsInput!) {
        certificateContracts(input: $input) { id label hint isOwn } }`,
        { input: { search } },
      )
  ).certificateContracts
const bytesOf = async (who: Username, id: string) => {
  const { pathname, search } = new URL((await open(who, id)).url, url)
  return new Uint8Array(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}
const verify = async (code: string) =>
  (
    await api.nobody.run<{ verifyCertificate: Record<string, unknown> | null }>(
      `query ($input: VerifyCertificateInput!) { verifyCertificate(input: $input) {
        company kind fromMonth toMonth issuedOn expiresOn rutEnding hash state } }`,
      { input: { code } },
    )
  ).verifyCertificate
const printed = (pdf: Uint8Array) => pdfText(pdf).join(' ').replace(/\s+/g, ' ')
const codeIn = (text: string) => /este código:\s*([\w-]{38})/.exec(text)?.[1] ?? ''

describe('a worker asks for a certificate alone', () => {
  test('of seniority: since when, as what and until when it is good', async () => {
    const made = await issue('trabajador', contractOf(bernarda), 'SENIORITY', 'SIX')
    expect(made).toMatchObject({ state: 'CURRENT', isOwn: true, fromMonth: null, toMonth: null })
    expect([made.issuedOn, made.expiresOn]).toEqual(['2026-09-15', '2026-10-15'])
    const page = printed(await bytesOf('trabajador', made.id))
    expect(page).toContain('Certificado de antigüedad laboral')
    expect(page).toContain(bernarda.name)
    expect(page).toContain('presta servicios desde el')
    expect(page).not.toContain('$')
  })

  test('of pay: the months of the payslips that reached them, and their sum', async () => {
    const made = await issue('trabajador', contractOf(bernarda), 'INCOME', 'THREE')
    expect(made).toMatchObject({ fromMonth: 202606, toMonth: 202608 })
    const page = printed(await bytesOf('trabajador', made.id))
    const amounts = [...page.matchAll(/(?:Junio|Julio|Agosto) 2026((?: \$[\d.]+){5})/g)].map(
      ([, row = '']) => row.trim().split(' ').map(pesosOf),
    )
    expect(amounts).toHaveLength(3)
    expect(amounts[2]?.at(-1)).toBe(832_783)
    const total = /Total((?: \$[\d.]+){5})/.exec(page)?.[1]?.trim().split(' ').map(pesosOf)
    expect(total).toEqual(
      amounts[0]?.map((_, at) => amounts.reduce((sum, row) => sum + (row[at] ?? 0), 0)),
    )
    for (const [, earned = 0, legal = 0, other = 0, net = 0] of amounts) {
      expect(earned - legal - other).toBe(net)
    }
  })

  test('of contributions: what was withheld, and the file that declares each month', async () => {
    const made = await issue('trabajador', contractOf(bernarda), 'CONTRIBUTIONS', 'THREE')
    const page = printed(await bytesOf('trabajador', made.id))
    expect(page).toMatch(/Julio 2026(?: \$[\d.]+){5} Archivo del/)
    expect(page).toMatch(/Agosto 2026(?: \$[\d.]+){5} Sin archivo/)
  })

  test('and finds their own contract alone, and their own certificates', async () => {
    const contracts = await offered('trabajador')
    expect(contracts.map(({ id }) => id)).toEqual(
      bernarda.contracts.map(({ publicId }) => publicId),
    )
    expect(contracts.every(({ isOwn }) => isOwn)).toBe(true)
    await issue('admin', contractOf(elcira), 'SENIORITY')
    const { rows } = await listed('trabajador')
    expect(rows.length).toBeGreaterThan(2)
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([bernarda.publicId]))
  })

  test('not without its months, and not more than twenty of a day', async () => {
    await expect(issue('trabajador', contractOf(bernarda), 'INCOME')).rejects.toMatchObject({
      kind: 'invalid',
      field: 'span',
    })
    await database.owner.query(
      `insert into certificate (company_id, user_contract_id, user_id, business_id, kind,
         issued_on, expires_on)
       select company_id, user_contract_id, user_id, business_id, kind, issued_on, expires_on
       from certificate cross join generate_series(1, 20)
       where company_id = $1 and user_id = $2 and kind = 'SENIORITY'`,
      [world.coihues.id, elcira.id],
    )
    await expect(issue('admin', contractOf(elcira), 'SENIORITY')).rejects.toMatchObject({
      kind: 'conflict',
    })
  })
})

test('many asked for at the same moment are no more than those of a day', async () => {
  const asked = Array.from({ length: 30 }, () => issue('admin', contractOf(rodrigo), 'SENIORITY'))
  const made = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')
  expect(made.length).toBeLessThanOrEqual(20)
  expect(made.length).toBeGreaterThan(10)
})

describe('a certificate is verified by its code', () => {
  test('without a name or an amount, with the hash of the file that was issued', async () => {
    const made = await issue('trabajador', contractOf(bernarda), 'INCOME', 'SIX')
    const bytes = await bytesOf('trabajador', made.id)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256)
    const code = codeIn(printed(bytes))
    const verified = await verify(code)
    expect(verified).toEqual({
      company: 'Viña Los Coihues SpA',
      kind: 'INCOME',
      fromMonth: made.fromMonth,
      toMonth: 202608,
      issuedOn: '2026-09-15',
      expiresOn: '2026-10-15',
      rutEnding: bernarda.rut.slice(-5),
      hash: made.sha256,
      state: 'CURRENT',
    })
    const other = code.startsWith('B') ? 'C' : 'B'
    for (const wrong of [`${other}${code.slice(1)}`, code.slice(0, -2), `${code}AAAAAAAA`, 'x']) {
      expect(await verify(wrong), wrong).toBeNull()
    }
  })
})

describe('whose certificates somebody reads', () => {
  test('not of other people, another razón social or another company', async () => {
    const made = await issue('admin', contractOf(bernarda), 'INCOME', 'THREE')
    for (const who of ['supervisor', 'gerente', 'gerente.peumal', 'boreal.admin'] as const) {
      await expect(open(who, made.id), who).rejects.toMatchObject({ kind: 'not-found' })
      await expect(issue(who, contractOf(bernarda), 'SENIORITY'), who).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
    await expect(issue('externo', contractOf(bernarda), 'SENIORITY')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect((await listed('boreal.admin')).total).toBe(0)
  })

  test('is recorded, but for one’s own', async () => {
    const readings = async () =>
      (
        await database.owner.query<{ n: number }>(
          `select count(*)::int as n from audit_event where entity = 'lectura:certificado'`,
        )
      ).rows[0]?.n ?? 0
    const before = await readings()
    const [first] = (await listed('trabajador')).rows
    await open('trabajador', first?.id ?? '')
    expect(await readings()).toBe(before)
    await open('admin', first?.id ?? '')
    expect(await readings()).toBe(before + 1)
  })

  test('with confidential pay, readers of that alone, and the person', async () => {
    const { vina } = world.businesses
    const made = await issue('admin', contractOf(bernarda), 'INCOME', 'THREE')
    await rightsOf(api.as('admin')).hide(bernarda, vina)
    await database.owner.query(
      'update users set is_private_role = false where company_id = $1 and id = $2',
      [world.coihues.id, rodrigo.id],
    )
    expect((await listed('supergerente')).rows.map(({ userId }) => userId)).not.toContain(
      bernarda.publicId,
    )
    await expect(open('supergerente', made.id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      issue('supergerente', contractOf(bernarda), 'INCOME', 'THREE'),
    ).rejects.toMatchObject({ kind: 'not-found' })
    expect((await open('trabajador', made.id)).name).toContain('Certificado de renta')
    expect((await issue('trabajador', contractOf(bernarda), 'INCOME', 'SIX')).isOwn).toBe(true)
  })

  test('and a list costs the same for all', async () => {
    expect(await queriesOf(() => listed('admin'))).toBeLessThan(15)
  })
})

const pesosOf = (text: string) => Number(text.replaceAll(/[$.]/g, ''))
