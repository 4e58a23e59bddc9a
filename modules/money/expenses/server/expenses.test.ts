import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { innerId, publicId } from '#platform/model/ids.ts'

/** Today is Tuesday 15 September 2026. Bernarda renders, Carolina answers, Rodrigo manages. */
const { api, url, world, database } = await startApi()
const { owner } = database
const { bernarda, hernan } = world.people
type Who = Parameters<typeof api.as>[0]

type Expense = { id: string; version: number; money: number; status: string; looksTwice: boolean }
type Report = {
  id: string
  number: number
  version: number
  status: string
  total: number
  expenseCount: number
  comment: string | null
  expenses: { id: string; name: string }[]
}

const expenseParts = `id version name money status looksTwice reportNumber
  documentIdentifier providerIdentifier files { id name }`
const reportParts = `id number version status title total expenseCount comment approvedTotal paidOn
  payment expenses { id name }`
const change = (name: string, input: string, parts: string) =>
  `mutation M($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${parts} } } }`

const policyOf = async (who: Who, code: string) => {
  const { expensePolicies } = await api.as(who).run<{
    expensePolicies: { id: string; code: string; categories: { id: string; name: string }[] }[]
  }>('{ expensePolicies { id code issuerCount categories { id name maxAmount } } }', {})
  const policy = expensePolicies.find((one) => one.code === code)
  if (!policy) throw new Error(`no policy ${code}`)
  return policy
}
const trip = await policyOf('trabajador', 'VIAJE')
const small = await policyOf('trabajador', 'CAJA')
const categoryOf = (policy: typeof trip, name: string) =>
  policy.categories.find((one) => one.name === name)?.id

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let folio = 100_000
const boleta = (more: object = {}) => ({
  name: 'Almuerzo en ruta',
  expensePolicyId: trip.id,
  expenseCategoryId: categoryOf(trip, 'Alimentación'),
  date: '2026-09-10',
  accountingDocumentType: 'BOLETA',
  documentIdentifier: String((folio += 1)),
  providerIdentifier: '76543210-3',
  currencyId: 'CLP',
  amount: '12990',
  files: [],
  ...more,
})

const by = (who: Who) => {
  const session = api.as(who)
  const mutate = <T>(name: string, input: string, parts: string, given: object) =>
    session.mutate<T>(change(name, input, parts), { input: given })
  const attempt = <T>(name: string, input: string, parts: string, given: object) =>
    session.result<T>(change(name, input, parts), { input: given })
  return {
    write: (more?: object) =>
      mutate<Expense>('createExpense', 'CreateExpenseInput', expenseParts, boleta(more)),
    tryWrite: (more?: object) =>
      attempt<Expense>('createExpense', 'CreateExpenseInput', expenseParts, boleta(more)),
    correct: (given: object) =>
      attempt<Expense>('updateExpense', 'UpdateExpenseInput', expenseParts, given),
    report: (expenses: readonly Expense[], more: object = {}) =>
      mutate<Report>('createExpenseReport', 'CreateExpenseReportInput', reportParts, {
        title: 'Viaje a Talca',
        businessId: world.businesses.vina.publicId,
        expenses: expenses.map(({ id }) => ({ expenseId: id })),
        ...more,
      }),
    send: ({ id, version }: Pick<Report, 'id' | 'version'>) =>
      attempt<Report>('submitExpenseReport', 'SubmitExpenseReportInput', reportParts, {
        id,
        version,
      }),
    withdraw: ({ id }: Pick<Report, 'id'>) =>
      attempt<Report>('withdrawExpenseReport', 'WithdrawExpenseReportInput', reportParts, { id }),
    answer: ({ id }: Pick<Report, 'id'>, status: string, comment: string | null = null) =>
      attempt<Report>('updateExpenseReportStatus', 'UpdateExpenseReportStatusInput', reportParts, {
        id,
        status,
        comment,
      }),
    pay: (reports: readonly Pick<Report, 'id'>[]) =>
      session.result<{ paid: number; total: number }>(
        `mutation M($input: PayExpenseReportsInput!) {
          payExpenseReports(input: $input) { ${outcome} data { paid total } } }`,
        {
          input: {
            reports: reports.map(({ id }) => ({ reportId: id })),
            paidOn: '2026-09-15',
            payment: 'TRANSFER',
          },
        },
      ),
    read: async ({ id }: Pick<Report, 'id'>) =>
      (
        await session.run<{ expenseReport: Report }>(
          `query R($input: ByIdExpenseReport!) { expenseReport(input: $input) { ${reportParts} } }`,
          { input: { id } },
        )
      ).expenseReport,
  }
}

async function receiptOf(who: Who, person: { publicId: string }): Promise<string> {
  const body = new FormData()
  body.append('relatedType', 'expense')
  body.append('relatedId', person.publicId)
  body.append('files', new File([pixel], 'boleta.png', { type: 'image/png' }))
  const response = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as(who).token()}` },
    body,
  })
  const { data }: { data?: { id: string }[] } = await response.json()
  const file = data?.[0]
  if (!file) throw new Error(`not uploaded: ${response.status}`)
  return file.id
}

/** What a change answered, which was to succeed. */
function done<T>({ data, error }: { data?: T | null; error?: unknown }): T {
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

/** A report of Bernarda with one expense and its receipt, sent. */
async function sent(): Promise<Report> {
  const fileId = await receiptOf('trabajador', bernarda)
  const one = await by('trabajador').write({ files: [{ fileId }] })
  const report = await by('trabajador').report([one])
  return done(await by('trabajador').send(report))
}

describe('an expense', () => {
  test('is written with its document and pesos, and waits to be rendered', async () => {
    const one = await by('trabajador').write({ documentIdentifier: ' 00 99881 ' })
    expect(one).toMatchObject({ money: 12_990, status: 'LOOSE', documentIdentifier: '99881' })
  })

  test('in another currency is rounded once; a credit note takes back', async () => {
    const dollars = { currencyId: 'USD', amount: '18.50', rate: '951.27' }
    const taxi = { accountingDocumentType: 'EXTRANJERO', documentIdentifier: null }
    expect((await by('trabajador').write({ ...taxi, ...dollars })).money).toBe(17_598)
    const note = { accountingDocumentType: 'NOTA_CREDITO', amount: '4500' }
    expect((await by('trabajador').write(note)).money).toBe(-4500)
    const { error } = await by('trabajador').tryWrite({ ...taxi, currencyId: 'USD' })
    expect(error).toMatchObject({ field: 'rate' })
    const huge = { ...taxi, currencyId: 'USD', amount: '999999999', rate: '99999999' }
    expect((await by('trabajador').tryWrite(huge)).error).toMatchObject({
      field: 'amount',
      message: 'En pesos pasa de $999.999.999',
    })
  })

  test.each([
    [{ amount: '26000' }, 'comment', 'El monto supera el tope de $18.000: escriba el motivo'],
    [{ date: '2026-06-01' }, 'date', 'El gasto tiene 106 días; el máximo es 60'],
    [{ date: '2026-09-16' }, 'date', 'No puede ser después de hoy, 15-09-2026'],
    [{ documentIdentifier: null }, 'documentIdentifier', 'Escriba el folio del documento'],
    [
      { providerIdentifier: '76543210-4' },
      'providerIdentifier',
      'El dígito verificador no corresponde: revise el RUT 76.543.210-4',
    ],
    [{ amount: '100.5' }, 'amount', 'Los pesos no llevan decimales'],
    [{ amount: '-5' }, 'amount', 'Debe ser al menos 0,01'],
  ])('is refused at its field: %j', async (more, field, message) => {
    const { error } = await by('trabajador').tryWrite(more)
    expect(error).toMatchObject({ field })
    expect(error?.message).toBe(message)
  })

  test('of a category or a document that the policy does not take is refused', async () => {
    const material = categoryOf(small, 'Materiales menores')
    const { error } = await by('trabajador').tryWrite({ expenseCategoryId: material })
    expect(error?.message).toBe('La política no tiene esa categoría')
    const other = await by('trabajador').tryWrite({
      expensePolicyId: small.id,
      expenseCategoryId: material,
      accountingDocumentType: 'SIN_DOCUMENTO',
    })
    expect(other.error?.message).toBe('La política no acepta ese documento')
  })

  test('of a document that was rendered is refused with the number of its report', async () => {
    const document = { documentIdentifier: '8812', providerIdentifier: '76118245-5' }
    const one = await by('trabajador').write(document)
    const report = await by('trabajador').report([one])
    for (const who of ['trabajador', 'supervisor'] as const) {
      const { error } = await by(who).tryWrite({ ...document, documentIdentifier: '08812' })
      expect(error).toMatchObject({
        field: 'documentIdentifier',
        message: `Este documento ya fue rendido en la rendición N° ${report.number}`,
      })
    }
  })

  test('that looks like another one says so', async () => {
    const same = { amount: '3330', date: '2026-09-02' }
    expect((await by('trabajador').write(same)).looksTwice).toBe(false)
    expect((await by('trabajador').write(same)).looksTwice).toBe(true)
  })

  test('is nobody else’s to read while it was not sent, nor to correct', async () => {
    const one = await by('trabajador').write()
    const ask = `query E($input: ByIdExpense!) { expense(input: $input) { id } }`
    for (const who of ['supervisor', 'gerente', 'admin', 'boreal.admin'] as const) {
      const { text } = await api.as(who).raw(ask, { input: { id: one.id } })
      expect(text).toMatch(/"kind":"(not-found|forbidden)"/)
      const { error } = await by(who).correct({ id: one.id, name: 'Otra cosa' })
      expect(error?.kind).toMatch(/not-found|forbidden/)
    }
  })
})

describe('a report', () => {
  test('is sent with its receipts, answered by another person and paid by a third', async () => {
    const report = await sent()
    expect(report).toMatchObject({ status: 'SUBMITTED', total: 12_990, expenseCount: 1 })
    const approved = await by('admin').answer(report, 'APPROVED', 'De acuerdo')
    expect(approved.data).toMatchObject({ status: 'APPROVED', approvedTotal: 12_990 })
    const paid = await by('supergerente').pay([report])
    expect(paid.data).toEqual({ paid: 1, total: 12_990 })
    expect(await by('trabajador').read(report)).toMatchObject({
      status: 'PAID',
      paidOn: '2026-09-15',
      payment: 'TRANSFER',
    })
  })

  test('waits in the inbox of who approves, and of nobody else', async () => {
    const report = await sent()
    const keys = async (who: Who) =>
      (await api.as(who).run<{ inbox: { rows: { key: string }[] } }>(Inbox, {})).inbox.rows.map(
        ({ key }) => key,
      )
    expect((await keys('admin')).some((key) => key.includes(report.id))).toBe(true)
    expect((await keys('gerente')).some((key) => key.includes(report.id))).toBe(false)
  })

  test('is not sent without its receipt, nor empty', async () => {
    const one = await by('trabajador').write({ amount: '5000' })
    const report = await by('trabajador').report([one])
    const { error } = await by('trabajador').send(report)
    expect(error?.message).toBe('«Almuerzo en ruta»: Falta la boleta: se exige desde $5.000')
    const empty = await by('trabajador').report([])
    expect((await by('trabajador').send(empty)).error?.message).toBe(
      'Agregue los gastos que rinde antes de enviarla',
    )
  })

  test('takes no expense of somebody else, nor one of another report', async () => {
    const theirs = await by('supervisor').write()
    const input = {
      title: 'Ajeno',
      businessId: world.businesses.vina.publicId,
      expenses: [{ expenseId: theirs.id }],
    }
    const tried = (given: object) =>
      api
        .as('trabajador')
        .result<never>(change('createExpenseReport', 'CreateExpenseReportInput', reportParts), {
          input: given,
        })
    expect((await tried(input)).error?.kind).toBe('not-found')
    const own = await by('trabajador').write()
    await by('trabajador').report([own])
    const { error } = await tried({ ...input, expenses: [{ expenseId: own.id }] })
    expect(error?.message).toBe('«Almuerzo en ruta» ya está en otra rendición')
  })

  test('that was sent stays as it is until it is withdrawn or given back', async () => {
    const report = await sent()
    const [expense] = report.expenses
    const corrected = () => by('trabajador').correct({ id: expense?.id, name: 'Cena' })
    expect((await corrected()).error?.message).toContain('retírela para corregirlo')
    await expect(
      owner.query('update expense set money = 1 where company_id = $1 and id = $2', [
        world.coihues.id,
        innerId('expense', expense?.id ?? ''),
      ]),
    ).rejects.toThrow('Un gasto de una rendición enviada no se modifica')
    expect((await by('trabajador').withdraw(report)).data).toMatchObject({ status: 'DRAFT' })
    expect((await corrected()).error).toBeNull()
  })

  test('given back says what lacks, and is sent again', async () => {
    const report = await sent()
    const without = await by('admin').answer(report, 'RETURNED')
    expect(without.error?.message).toBe('Diga qué falta corregir')
    const back = await by('admin').answer(report, 'RETURNED', 'La boleta no se lee')
    expect(back.data).toMatchObject({ status: 'RETURNED', comment: 'La boleta no se lee' })
    const again = await by('trabajador').send(done(back))
    expect(again.data).toMatchObject({ status: 'SUBMITTED', comment: null })
  })

  test('is never answered or paid by its own person, in the database either', async () => {
    const one = await by('admin').write({
      files: [{ fileId: await receiptOf('admin', world.people.carolina) }],
    })
    const report = await by('admin').report([one])
    await by('admin').send(report)
    const { error } = await by('admin').answer(report, 'APPROVED')
    expect(error?.message).toBe('Nadie responde su propia rendición')
    await expect(
      owner.query(
        `update expense_report set status = 'APPROVED', approved_total = 1,
           updated_login_id = (select id from login where username = 'admin')
         where company_id = $1 and id = $2`,
        [world.coihues.id, innerId('expenseReport', report.id)],
      ),
    ).rejects.toThrow('Nadie responde ni paga su propia rendición')
  })

  test('is answered once of fifty at the same time, and paid once', async () => {
    const report = await sent()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => by('admin').answer(report, 'APPROVED')),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const said = new Set(answers.flatMap(({ error }) => (error ? [error.message] : [])))
    expect([...said]).toEqual(['Ya está aprobada'])
    const payments = await Promise.all(
      Array.from({ length: 10 }, () => by('supergerente').pay([report])),
    )
    expect(payments.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test('is not read by somebody without the duty, nor from another company', async () => {
    const report = await sent()
    for (const who of ['gerente', 'lectura', 'externo', 'boreal.admin'] as const) {
      await expect(by(who).read(report)).rejects.toThrow()
    }
    const foreign = { id: publicId('expenseReport', 999_999) }
    expect((await by('admin').answer(foreign, 'APPROVED')).error?.kind).toBe('not-found')
  })
})

describe('what else is done', () => {
  test('an expense is removed, and its receipt opens for those who read it alone', async () => {
    const fileId = await receiptOf('trabajador', bernarda)
    const one = await by('trabajador').write({ files: [{ fileId }] })
    const open = (who: Who) =>
      api
        .as(who)
        .result<{ url: string }>(change('openExpenseFile', 'OpenExpenseFileInput', 'url'), {
          input: { id: one.id, fileId },
        })
    expect((await open('trabajador')).data?.url).toContain('/files/')
    expect((await open('supervisor')).error?.kind).toBe('not-found')
    const remove = `mutation D($input: ByIdExpense!) {
      deleteExpense(input: $input) { ${outcome} data } }`
    await api.as('trabajador').mutate(remove, { input: { id: one.id } })
    expect((await open('trabajador')).error?.kind).toBe('not-found')
  })

  test('a draft is corrected and removed; its expenses are loose again', async () => {
    const [one, other] = [await by('trabajador').write(), await by('trabajador').write()]
    const draft = await by('trabajador').report([one])
    const { expenseBusinesses } = await api
      .as('trabajador')
      .run<{ expenseBusinesses: { id: string }[] }>('{ expenseBusinesses { id name } }', {})
    const corrected = await api
      .as('trabajador')
      .mutate<Report>(change('updateExpenseReport', 'UpdateExpenseReportInput', reportParts), {
        input: {
          id: draft.id,
          title: 'Viaje a Linares',
          businessId: expenseBusinesses[0]?.id,
          expenses: [{ expenseId: other.id }],
        },
      })
    expect(corrected.expenses.map(({ id }) => id)).toEqual([other.id])
    await api
      .as('trabajador')
      .mutate(change('deleteExpenseReport', 'DeleteExpenseReportInput', 'id'), {
        input: { id: draft.id },
      })
    const { expenseReports } = await api
      .as('trabajador')
      .run<{ expenseReports: { rows: { id: string; isOwn: boolean }[] } }>(
        '{ expenseReports { rows { id isOwn } } }',
        {},
      )
    expect(expenseReports.rows.some(({ id }) => id === draft.id)).toBe(false)
    expect(expenseReports.rows.every(({ isOwn }) => isOwn)).toBe(true)
  })

  test('an approved report goes back to be answered, until it is paid', async () => {
    const report = await sent()
    await by('admin').answer(report, 'APPROVED')
    const reopen = (comment: string | null) =>
      api
        .as('supergerente')
        .result<Report>(change('reopenExpenseReport', 'ReopenExpenseReportInput', reportParts), {
          input: { id: report.id, comment },
        })
    expect((await reopen(null)).error?.message).toBe('Diga por qué vuelve a revisión')
    expect((await reopen('La boleta es de otra empresa')).data?.status).toBe('SUBMITTED')
    await by('admin').answer(report, 'APPROVED')
    await by('supergerente').pay([report])
    expect((await reopen('Tarde')).error?.message).toBe('Ya está pagada')
  })

  test('a policy names its issuers, and is not for anybody else', async () => {
    const base = {
      code: 'LAB',
      name: 'Laboratorio',
      status: 'ACTIVE',
      currencyId: 'CLP',
      receiptFrom: 0,
      maxAgeDays: 30,
      levels: 1,
      categories: [],
      documents: [],
    }
    const create = (issuers: object[]) =>
      api
        .as('supergerente')
        .result<{ id: string; version: number; issuerCount: number }>(
          change('createExpensePolicy', 'CreateExpensePolicyInput', 'id version issuerCount'),
          { input: { ...base, issuers } },
        )
    const stranger = await create([{ userId: world.people.camilo.publicId }])
    expect(stranger.error?.field).toBe('issuers')
    const policy = done(await create([{ userId: hernan.publicId }]))
    expect(policy.issuerCount).toBe(1)
    const more = { expensePolicyId: policy.id, expenseCategoryId: categoryOf(trip, 'Traslados') }
    expect((await by('trabajador').tryWrite(more)).error?.kind).toBe('not-found')
    expect((await by('supervisor').tryWrite(more)).error).toBeNull()
    await api
      .as('supergerente')
      .mutate(change('updateExpensePolicy', 'UpdateExpensePolicyInput', 'id'), {
        input: { id: policy.id, version: policy.version, status: 'INACTIVE' },
      })
    const late = await by('supervisor').tryWrite(more)
    expect(late.error?.message).toBe('Esa política ya no se usa')
  })
})

describe('the duties', () => {
  const Set = change('updateExpensePermission', 'UpdateExpensePermissionInput', 'id version issuer')
  const given = (person: { publicId: string }) => ({
    userId: person.publicId,
    issuer: true,
    approver: true,
    admin: true,
  })

  test('are given by an administrator to others, and take effect at once', async () => {
    const { gonzalo } = world.people
    const mine = () => api.as('lectura').run('{ expenseBusinesses { id } }', {})
    await expect(mine()).rejects.toThrow()
    await api.as('admin').mutate(Set, { input: { ...given(gonzalo), admin: false } })
    const { expensePermissions } = await api
      .as('admin')
      .run<{ expensePermissions: { rows: { userId: string }[] } }>(
        '{ expensePermissions { rows { userId } } }',
        {},
      )
    expect(expensePermissions.rows.map(({ userId }) => userId)).toContain(gonzalo.publicId)
    expect(await mine()).toMatchObject({ expenseBusinesses: expect.any(Array) })
  })

  test('are given by nobody to themselves, nor by who has none', async () => {
    const own = await api.as('supergerente').result(Set, { input: given(world.people.rodrigo) })
    expect(own.error?.message).toBe('Sus propios permisos los cambia otra persona')
    for (const who of ['supervisor', 'trabajador', 'gerente'] as const) {
      const { error } = await api.as(who).result(Set, { input: given(bernarda) })
      expect(error?.kind).toBe('forbidden')
    }
  })
})

const Inbox = '{ inbox(page: { number: 1, size: 100 }) { rows { key kind } } }'
