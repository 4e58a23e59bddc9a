// Today is Tuesday 15 September 2026. Bernarda works in Viña, Hernán supervises her.
import { describe, expect, test } from 'vitest'
import { annexesOf } from '#tests/annexes.ts'
import { startApi } from '#tests/api.ts'
import { documentsOf } from '#tests/documents.ts'
import type { KnownPerson, Username } from '#tests/world.ts'

const started = await startApi()
const { api, world, database } = started
const annexes = annexesOf(started)
const documents = documentsOf(started)
const { bernarda, carolina, ester, hernan } = world.people

const contractOf = ({ contracts: [contract] }: KnownPerson) => {
  if (!contract) throw new Error('There is no contract')
  return contract.publicId
}
const held = async (contract: string, asOf: string) =>
  (
    await api.as('admin').run<{
      userContract: {
        jobTitle: string
        hoursPerWeek: string
        monthlySalary: { value: string; currency: string }
      }
    }>(
      `query ($input: UserContractInput!) { userContract(input: $input) {
        jobTitle hoursPerWeek monthlySalary { value currency } } }`,
      { input: { id: contract, asOf, reveal: true } },
    )
  ).userContract
const pesos = (value: string) => ({ value, currency: 'CLP' })

const made = async (input: object, who: Username = 'admin') => {
  const { data, error } = await annexes.create(who, input)
  if (!data) throw new Error(error?.message ?? 'No annex was made')
  return data
}
const sent = async (input: object) => {
  const { id, version } = await made(input)
  const { data, error } = await annexes.send('admin', { id, version })
  if (!data) throw new Error(error?.message ?? 'It was not sent')
  return data
}

describe('an annex', () => {
  const contract = contractOf(bernarda)
  /** The annex of the first test. */
  const raised = async () => {
    const { rows } = await annexes.list('admin', { userContractId: contract, state: 'SIGNED' })
    const found = rows.find(({ title }) => title === 'Anexo de cargo y sueldo base')
    if (!found) throw new Error('Nothing is signed')
    return found
  }

  test('is written, printed, signed, and changes the contract from its day on', async () => {
    const before = await held(contract, '2026-10-01')
    const draft = await made({
      userContractId: contract,
      effectiveOn: '2026-10-01',
      jobTitle: 'Encargada de ventas',
      monthlySalary: pesos('900000'),
    })
    expect(draft).toMatchObject({ state: 'DRAFT', terms: ['jobTitle', 'monthlySalary'] })
    expect(draft.title).toBe('Anexo de cargo y sueldo base')
    const noPaper = await annexes.open('admin', { id: draft.id })
    expect(noPaper.error?.message).toContain('todavía es un borrador')

    const waiting = await annexes.send('admin', seen(draft))
    expect(waiting.data).toMatchObject({ state: 'PENDING', version: 2 })
    expect(await held(contract, '2026-10-01')).toEqual(before)
    const papers = await documents.list('trabajador', { userId: bernarda.publicId })
    const paper = papers.rows.find(({ name }) => name.startsWith(`Anexo N° ${draft.number} de`))
    expect(paper).toMatchObject({ state: 'PENDING_SIGNATURE', currentNo: 1 })

    const withoutScan = await annexes.sign('admin', { id: draft.id, version: 2 })
    expect(withoutScan.error).toMatchObject({ field: 'fileId' })
    const { data } = await annexes.signed('admin', { ...draft, version: 2 })
    expect(data).toMatchObject({ state: 'SIGNED', signedOn: '2026-09-15' })
    expect(await held(contract, '2026-09-30')).toEqual(before)
    expect(await held(contract, '2026-10-01')).toMatchObject({
      jobTitle: 'Encargada de ventas',
      monthlySalary: pesos('900000'),
    })
    const signed = await documents.one('admin', paper?.id ?? '')
    expect(signed).toMatchObject({ state: 'SIGNED', currentNo: 2 })
    expect(signed.versions.map(({ origin }) => origin)).toEqual(['SCANNED', 'GENERATED'])
    expect(await annexes.needs('admin', contract)).toEqual([])
  })

  test('is not signed twice, nor changed, nor removed', async () => {
    const signed = await raised()
    const { id, version } = signed
    expect((await annexes.signed('admin', signed)).error?.kind).toBe('conflict')
    const edit = await annexes.update('admin', { id, version, title: 'Otro' })
    expect(edit.error?.message).toContain('Un anexo firmado se conserva')
    const remove = await annexes.remove('admin', { id, version })
    expect(remove.error?.message).toContain('Un anexo firmado se conserva')
    const inDatabase = database.owner.query(
      `update contract_annex set patch = '{"jobTitle": "Gerente"}' where state = 'SIGNED'`,
    )
    await expect(inDatabase).rejects.toThrow('no se modifica')
  })

  test('is one from each day of a contract', async () => {
    const second = await annexes.create('admin', {
      userContractId: contract,
      effectiveOn: '2026-10-01',
      hoursPerWeek: '40',
    })
    expect(second.error).toMatchObject({
      field: 'effectiveOn',
      message: 'Ya hay un anexo desde esa fecha',
    })
  })

  test('is annulled by another one, which gives back what the contract said', async () => {
    const before = await held(contract, '2026-09-30')
    const signed = await raised()
    const { data: draft } = await annexes.annul('admin', {
      id: signed.id,
      version: signed.version,
      effectiveOn: '2026-11-01',
    })
    expect(draft).toMatchObject({ state: 'DRAFT', annulsNumber: signed.number })
    if (!draft) throw new Error('No annex was made')
    const more = await annexes.update('admin', { ...seen(draft), hoursPerWeek: '30' })
    expect(more.error?.kind).toBe('conflict')
    const { data: waiting } = await annexes.send('admin', seen(draft))
    if (!waiting) throw new Error('It was not sent')
    expect((await annexes.signed('admin', waiting)).data?.state).toBe('SIGNED')
    expect(await annexes.one('admin', signed.id)).toMatchObject({ state: 'ANNULLED' })
    expect(await held(contract, '2026-10-15')).toMatchObject({ jobTitle: 'Encargada de ventas' })
    expect(await held(contract, '2026-11-01')).toEqual(before)
    const papers = await documents.list('admin', { userId: bernarda.publicId, state: 'VOID' })
    expect(papers.rows).toHaveLength(1)
  })

  test('that is rejected says why, and leaves the contract as it is', async () => {
    const before = await held(contract, '2026-12-01')
    const input = { userContractId: contract, effectiveOn: '2026-12-01', jobTitle: 'Jefa' }
    const waiting = await sent(input)
    const silent = await annexes.reject('admin', seen(waiting))
    expect(silent.error).toMatchObject({ field: 'reason' })
    const reason = 'No estuvo de acuerdo con el cargo'
    const { data } = await annexes.reject('admin', { ...seen(waiting), reason })
    expect(data).toMatchObject({ state: 'REJECTED', reason })
    expect(await held(contract, '2026-12-01')).toEqual(before)
    expect((await made(input)).state).toBe('DRAFT')
  })
})

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })

describe('what an annex may say', () => {
  const contract = contractOf(ester)
  const base = { userContractId: contract, effectiveOn: '2026-10-01' }

  test.each([
    ['a supervisor', { supervisorId: carolina.publicId }],
    ['the union', { syndicateId: null }],
    ['the company', { businessId: world.businesses.peumal.publicId }],
    ['the state of the contract', { status: 'DELETED' }],
    ['an overdraft', { overdraft: true }],
    ['the tax', { taxRegime: 'TAXI_DRIVER' }],
  ])('is none of %s', async (_what, terms) => {
    await expect(annexes.create('admin', { ...base, ...terms })).rejects.toThrow()
    const rows = await database.owner.query(
      'select from contract_annex where user_contract_id = $1',
      [ester.contracts[0]?.id],
    )
    expect(rows.rowCount).toBe(0)
  })

  test('nor in the database', async () => {
    const written = database.owner.query(
      `insert into contract_annex (company_id, user_contract_id, number, title, effective_on, patch,
        before) values ($1, $2, 99, 'x', '2026-10-01', '{"supervisorId": 1}', '{}')`,
      [world.coihues.id, ester.contracts[0]?.id],
    )
    await expect(written).rejects.toThrow('contract_annex_terms')
  })

  test.each([
    [{}, 'effectiveOn', 'cambie algún dato'],
    [{ hoursPerWeek: '60' }, 'hoursPerWeek', 'jornada máxima'],
    [{ jobTitle: 'Otro', effectiveOn: '1999-01-01' }, 'effectiveOn', 'anterior al inicio'],
    [{ contractType: 'FIXED', finalDate: null }, 'finalDate', 'plazo fijo'],
  ])('%j is refused at its field', async (terms, field, words) => {
    const { error } = await annexes.create('admin', { ...base, ...terms })
    expect(error).toMatchObject({ field })
    expect(error?.message).toContain(words)
  })

  test('is only what differs, also when it is corrected', async () => {
    const { jobTitle } = await held(contract, base.effectiveOn)
    const draft = await made({ ...base, jobTitle, hoursPerWeek: '30', daysPerWeek: 4 })
    expect(draft.terms).toEqual(['daysPerWeek', 'hoursPerWeek'])
    const { data } = await annexes.update('admin', {
      ...seen(draft),
      title: 'Anexo de jornada parcial',
      daysPerWeek: 5,
    })
    expect(data).toMatchObject({ title: 'Anexo de jornada parcial', version: 2 })
    const stale = await annexes.update('admin', { ...seen(draft), title: 'Tarde' })
    expect(stale.error?.kind).toBe('conflict')
    expect((await annexes.remove('admin', { id: draft.id, version: 2 })).status).toBe('OK')
  })
})

describe('a draft', () => {
  const contract = contractOf(bernarda)
  const base = { userContractId: contract, effectiveOn: '2027-06-01' }

  test('is answered as its form has it, and corrected term by term', async () => {
    const before = await held(contract, base.effectiveOn)
    const draft = await made({ ...base, jobTitle: 'Cajera mayor', monthlySalary: pesos('950000') })
    const shown = await annexes.one('admin', draft.id, true)
    expect(shown.values).toMatchObject({
      jobTitle: 'Cajera mayor',
      monthlySalary: pesos('950000'),
      branchOffice: null,
      daysPerWeek: null,
    })
    const hidden = await annexes.one('admin', draft.id)
    expect(hidden.values).toMatchObject({ jobTitle: 'Cajera mayor', monthlySalary: null })
    const { data } = await annexes.update('admin', {
      ...seen(draft),
      jobTitle: before.jobTitle,
      monthlySalary: pesos('970000'),
      remoteWork: true,
    })
    expect(data?.terms).toEqual(['monthlySalary', 'remoteWork'])
    const corrected = await annexes.one('admin', draft.id, true)
    expect(corrected.values).toMatchObject({
      jobTitle: null,
      monthlySalary: pesos('970000'),
      remoteWork: true,
    })
    await expect(annexes.one('trabajador', draft.id)).rejects.toMatchObject({ kind: 'not-found' })
    expect((await annexes.remove('admin', { id: draft.id, version: 2 })).status).toBe('OK')
  })

  test('is not registered as signed by who works as the company', async () => {
    const annex = await sent({ ...base, jobTitle: 'Jefa de local' })
    const { fileId } = await annexes.scan('admin', annex.id)
    const session = await api.signIn('superadmin')
    await session.mutate(
      `mutation ($input: SimulateCompanyInput!) {
        simulateCompany(input: $input) { status message error { kind } data } }`,
      { input: { companyId: world.coihues.publicId } },
    )
    const { error } = await session.result(
      `mutation ($input: SignContractAnnexInput!) { signContractAnnex(input: $input) {
        status message error { kind message field traceId } data { id } } }`,
      { input: { ...seen(annex), fileId } },
    )
    expect(error).toMatchObject({
      kind: 'forbidden',
      message: 'Lo que las partes firmaron lo registra una persona de la empresa',
    })
    expect((await annexes.one('admin', annex.id)).state).toBe('PENDING')
    expect((await held(contract, base.effectiveOn)).jobTitle).not.toBe('Jefa de local')
    expect((await annexes.reject('admin', { ...seen(annex), reason: 'Ya no va' })).status).toBe(
      'OK',
    )
  })
})

describe('a change by hand', () => {
  const contract = contractOf(hernan)
  const change = (input: object, who: Username = 'admin') =>
    api.as(who).result(
      `mutation ($input: UpdateUserContractInput!) { updateUserContract(input: $input) {
        status message error { kind message field traceId } data { id } } }`,
      { input: { id: contract, ...input } },
    )

  test('of pay needs an annex, which changes nothing twice', async () => {
    await change({ from: '2026-10-01', monthlySalary: pesos('1500000'), isSupervisor: true })
    const [, need] = await annexes.needs('admin', contract)
    expect(need).toMatchObject({ effectiveOn: '2026-10-01', terms: ['Sueldo base'] })
    const { data: draft } = await annexes.generate('admin', { id: need?.id })
    if (!draft) throw new Error('No annex was made')
    expect(draft).toMatchObject({ applied: true, effectiveOn: '2026-10-01' })
    expect(await annexes.needs('admin', contract)).toHaveLength(1)
    const other = await annexes.update('admin', { ...seen(draft), monthlySalary: pesos('1') })
    expect(other.error?.kind).toBe('conflict')
    const removed = await annexes.remove('admin', seen(draft))
    expect(removed.status).toBe('OK')
    const [, again] = await annexes.needs('admin', contract)
    const { data: second } = await annexes.generate('admin', { id: again?.id })
    if (!second) throw new Error('No annex was made')
    const { data: waiting } = await annexes.send('admin', seen(second))
    await change({ from: '2026-11-01', monthlySalary: pesos('1600000') })
    if (!waiting) throw new Error('It was not sent')
    expect((await annexes.signed('admin', waiting)).data?.state).toBe('SIGNED')
    expect((await held(contract, '2026-11-01')).monthlySalary).toEqual(pesos('1600000'))
  })

  test('of two fields on one day is one, and changed back it is none', async () => {
    const { jobTitle } = await held(contract, '2027-01-01')
    await change({ from: '2027-01-01', jobTitle: 'Supervisor general' })
    await change({ from: '2027-01-01', daysPerWeek: 4 })
    const needs = async () =>
      (await annexes.needs('admin', contract)).filter((one) => one.effectiveOn === '2027-01-01')
    expect(await needs()).toMatchObject([{ terms: ['Cargo', 'Días por semana'] }])
    await change({ from: '2027-01-01', jobTitle })
    expect(await needs()).toMatchObject([{ terms: ['Días por semana'] }])
    await change({ from: '2027-01-01', daysPerWeek: 5 })
    expect(await needs()).toEqual([])
  })

  test('may need none, and somebody says why', async () => {
    const [need, later] = await annexes.needs('admin', contract)
    expect((await annexes.dismiss('admin', { id: need?.id })).error).toMatchObject({
      field: 'reason',
    })
    const reason = 'El anexo se firmó en papel antes de usar el sistema'
    expect((await annexes.dismiss('gerente', { id: need?.id, reason })).error?.kind).toBe(
      'forbidden',
    )
    expect((await annexes.dismiss('boreal.admin', { id: need?.id, reason })).error?.kind).toBe(
      'not-found',
    )
    expect((await annexes.dismiss('supergerente', { id: need?.id, reason })).status).toBe('OK')
    expect(await annexes.needs('admin', contract)).toEqual([later])
    await annexes.dismiss('admin', { id: later?.id, reason })
    expect((await annexes.generate('admin', { id: need?.id })).error?.kind).toBe('not-found')
  })

  test('of what no annex says, or from the first day, needs none', async () => {
    await change({ from: '2026-10-01', shiftWork: true })
    expect(await annexes.needs('admin', contract)).toEqual([])
  })
})

describe('whose annexes', () => {
  const contract = contractOf(bernarda)
  const listed = async (who: Username, filter: object = {}) =>
    (await annexes.list(who, filter)).rows.map(({ state }) => state)

  test('a person reads their own that were offered, and opens the paper', async () => {
    const own = await annexes.list('trabajador')
    expect(own.rows.length).toBeGreaterThan(0)
    expect(own.rows.every(({ isOwn, state }) => isOwn && state !== 'DRAFT')).toBe(true)
    const annulled = own.rows.find(({ state }) => state === 'ANNULLED')
    const detail = await annexes.one('trabajador', annulled?.id ?? '')
    expect(detail.changes.at(-1)).toMatchObject({ label: 'Sueldo base', after: '$900.000' })
    const { data } = await annexes.open('trabajador', { id: annulled?.id })
    expect(data?.name).toMatch(/^Anexo N° \d+ de .+\.pdf$/)
  })

  test('others read pay only when they ask for it, and that is in the audit', async () => {
    const [annulled] = (
      await annexes.list('admin', { state: 'ANNULLED', userContractId: contract })
    ).rows
    const id = annulled?.id ?? ''
    const read = async () => {
      const { rows } = await database.owner.query<{ n: number }>(
        `select count(*)::int as n from audit_event where entity = 'lectura:remuneración'`,
      )
      return rows[0]?.n ?? 0
    }
    const before = await read()
    const closed = await annexes.one('gerente', id)
    expect(closed).toMatchObject({ revealed: false })
    expect(closed.changes).toMatchObject([
      { attribute: 'jobTitle', after: 'Encargada de ventas' },
      { attribute: 'monthlySalary', before: null, after: null },
    ])
    expect(await read()).toBe(before)
    const open = await annexes.one('gerente', id, true)
    expect(open.changes.at(-1)).toMatchObject({ after: '$900.000' })
    expect(await read()).toBe(before + 1)
  })

  test('nobody reads or writes out of their reach', async () => {
    expect(await listed('boreal.admin')).toEqual([])
    for (const who of ['supervisor', 'externo', 'gerente.peumal'] as const) {
      const rows = await listed(who, { userContractId: contract }).catch(() => [])
      expect(rows, who).toEqual([])
    }
    const [one] = (await annexes.list('admin', { state: 'SIGNED', userContractId: contract })).rows
    const id = one?.id ?? ''
    for (const who of ['boreal.admin', 'gerente.peumal', 'supervisor'] as const) {
      await expect(annexes.one(who, id), who).rejects.toThrow()
      expect((await annexes.open(who, { id })).error, who).not.toBeNull()
      expect((await annexes.scan(who, id)).status, who).not.toBe(200)
    }
    const input = { userContractId: contract, effectiveOn: '2027-03-01', jobTitle: 'Gerenta' }
    for (const who of ['trabajador', 'gerente', 'lectura', 'supervisor', 'externo'] as const) {
      expect((await annexes.create(who, input)).error?.kind, who).toBe('forbidden')
    }
    expect((await annexes.create('boreal.admin', input)).error?.kind).toBe('not-found')
  })

  test('nobody registers their own as signed', async () => {
    const own = await sent({
      userContractId: contractOf(carolina),
      effectiveOn: '2026-10-01',
      jobTitle: 'Directora de personas',
    })
    const { error } = await annexes.signed('admin', own)
    expect(error).toMatchObject({
      kind: 'forbidden',
      message: 'El anexo propio lo registra otra persona',
    })
    const mine = await annexes.reject('admin', { ...seen(own), reason: 'No' })
    expect(mine.error?.kind).toBe('forbidden')
    expect((await annexes.signed('supergerente', own)).error?.kind).toBe('forbidden')
  })

  test('a scan is of one annex alone', async () => {
    const input = { userContractId: contract, effectiveOn: '2027-04-01', jobTitle: 'Cajera' }
    const one = await sent(input)
    const other = await sent({ ...input, effectiveOn: '2027-05-01', jobTitle: 'Jefa de caja' })
    const { fileId } = await annexes.scan('admin', other.id)
    const wrong = await annexes.sign('admin', { ...seen(one), fileId })
    expect(wrong.error?.kind).toBe('not-found')
  })
})
