import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

/** Who comes in and who leaves Los Coihues, with its usual lists. Today is 15 September 2026. */
const { api, url, world, database } = await startApi()
const { bernarda, hernan, carolina } = world.people
const { vina, peumal } = world.businesses
const today = '2026-09-15'

const list = `id kind state day name byHand reason version taskCount doneCount overdueCount`
const task = `id arrivalId title kind assignee due state serial returnedOn comment hasFile
  obligatory isOverdue mayDo returns version doneBy`
const Lists = `query L($filter: ArrivalFilter) {
  arrivals(filter: $filter, page: { number: 1, size: 100 }) { total rows { ${list} userId } } }`
const Tasks = `query T($filter: ArrivalTaskFilter) {
  arrivalTasks(filter: $filter, page: { number: 1, size: 100 }) { total rows { ${task} } } }`
const Start = `mutation S($input: StartArrivalInput!) {
  startArrival(input: $input) { ${outcome} data { ${list} } } }`
const Cancel = `mutation C($input: CancelArrivalInput!) {
  cancelArrival(input: $input) { ${outcome} data { ${list} } } }`
const Complete = `mutation D($input: CompleteArrivalTaskInput!) {
  completeArrivalTask(input: $input) { ${outcome} data { ${task} } } }`
const Skip = `mutation K($input: SkipArrivalTaskInput!) {
  skipArrivalTask(input: $input) { ${outcome} data { ${task} } } }`
const Reopen = `mutation R($input: ReopenArrivalTaskInput!) {
  reopenArrivalTask(input: $input) { ${outcome} data { ${task} } } }`
const Open = `mutation O($input: ByIdArrivalTask!) {
  openArrivalTaskFile(input: $input) { ${outcome} data { name url } } }`
const UpdateTemplate = `mutation UT($input: UpdateArrivalTemplateInput!) {
  updateArrivalTemplate(input: $input) { ${outcome} data { id version status } } }`
const DeleteTemplate = `mutation DT($input: ByIdArrivalTemplate!) {
  deleteArrivalTemplate(input: $input) { ${outcome} data } }`
const Templates = `{ arrivalTemplates { id kind name status version tasks { title days kind } } }`
const CreateTemplate = `mutation N($input: CreateArrivalTemplateInput!) {
  createArrivalTemplate(input: $input) { ${outcome} data { id version } } }`
const CreateUser = `mutation U($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id } } }`
const Contract = `mutation C($input: CreateUserContractInput!) {
  createUserContract(input: $input) { ${outcome} data { id version } } }`
const UpdateContract = `mutation M($input: UpdateUserContractInput!) {
  updateUserContract(input: $input) { ${outcome} data { id } } }`
const DeleteContract = `mutation X($input: ByIdContract!) {
  deleteUserContract(input: $input) { ${outcome} data } }`
const End = `mutation E($input: CreateContractSettlementInput!) {
  createContractSettlement(input: $input) { ${outcome}
    data { id lines { part what effect } } } }`
const Undo = `mutation U($input: UndoContractSettlementInput!) {
  undoContractSettlement(input: $input) { ${outcome} data { id } } }`
const Preview = `query P($input: ContractEndingPreviewInput!) {
  contractEndingPreview(input: $input) { lines { part what effect } } }`
const Inbox = `{ inbox(filter: { kind: ARRIVAL_TASK }) { total rows { key title userId } } }`
const AnswerInbox = `mutation A($input: AnswerInboxInput!) {
  answerInbox(input: $input) { ${outcome} data { rows { key problem } } } }`

type Row = {
  id: string
  kind: string
  state: string
  day: string
  byHand: boolean
  reason: string | null
  version: number
  taskCount: number
  doneCount: number
  overdueCount: number
  userId: string
}
type Task = {
  id: string
  arrivalId: string
  title: string
  kind: string
  assignee: string
  due: string
  state: string
  serial: string | null
  returnedOn: string | null
  returns: boolean
  mayDo: boolean
  version: number
}

const listsOf = async (who: Username, userId: string) =>
  (await api.as(who).run<{ arrivals: { rows: Row[] } }>(Lists, { filter: { userId } })).arrivals
    .rows
const tasksOf = async (who: Username, filter: object) =>
  (await api.as(who).run<{ arrivalTasks: { rows: Task[] } }>(Tasks, { filter })).arrivalTasks.rows
const done = (who: Username, input: object) => api.as(who).result<Task>(Complete, { input })
const named = (tasks: readonly Task[], start: string) => {
  const found = tasks.find(({ title }) => title.startsWith(start))
  if (!found) throw new Error(`No task ${start}`)
  return found
}

let passport = 7000
async function hired(day: string, more: object = {}) {
  const { id: userId } = await api.as('admin').mutate<{ id: string }>(CreateUser, {
    input: {
      identificationType: 'PASSPORT',
      documentNumber: `AR${(passport += 1)}`,
      firstname: 'Nueva',
      paternalLastname: 'Persona',
      from: day < today ? day : today,
    },
  })
  const contract = await api.as('admin').mutate<{ id: string; version: number }>(Contract, {
    input: {
      userId,
      businessId: vina.publicId,
      initialDate: day,
      contractType: 'INDEFINITE',
      jobTitle: 'Operaria de bodega',
      hoursPerWeek: '42',
      monthlySalary: { value: '700000', currency: 'CLP' },
      supervisorId: carolina.publicId,
      ...more,
    },
  })
  return { userId, contract }
}

describe('a contract that begins', () => {
  test('begins the list of its person, each task due by its days', async () => {
    const { userId } = await hired('2026-10-01')
    const [row] = await listsOf('admin', userId)
    expect(row).toMatchObject({ kind: 'ARRIVAL', state: 'RUNNING', day: '2026-10-01' })
    expect(row).toMatchObject({ byHand: false, taskCount: 10, doneCount: 0 })
    const tasks = await tasksOf('admin', { arrivalId: row?.id })
    expect(named(tasks, 'Pedir examen').due).toBe('2026-09-26')
    expect(named(tasks, 'Firmar el contrato').due).toBe('2026-10-15')
  })

  test('of long ago begins none, nor one that follows another of its person', async () => {
    const old = await hired('2026-01-05')
    expect(await listsOf('admin', old.userId)).toEqual([])
    const { userId } = await hired('2026-09-20', { finalDate: '2026-12-31', contractType: 'FIXED' })
    await api.as('admin').mutate(Contract, {
      input: {
        userId,
        businessId: vina.publicId,
        initialDate: '2027-01-01',
        contractType: 'INDEFINITE',
        jobTitle: 'Operaria de bodega',
        hoursPerWeek: '42',
        monthlySalary: { value: '700000', currency: 'CLP' },
      },
    })
    expect(await listsOf('admin', userId)).toHaveLength(1)
  })

  test('on another day moves what is left to do; removed, it annuls the list', async () => {
    const { userId, contract } = await hired('2026-10-01')
    const before = await tasksOf('admin', { userId })
    await done('admin', { id: named(before, 'Pedir examen').id })
    await api.as('admin').mutate(UpdateContract, {
      input: { id: contract.id, version: contract.version, initialDate: '2026-10-08' },
    })
    const after = await tasksOf('admin', { userId })
    expect(named(after, 'Pedir examen').due).toBe('2026-09-26')
    expect(named(after, 'Crear correo').due).toBe('2026-10-06')
    await api.as('admin').mutate(DeleteContract, { input: { id: contract.id } })
    expect(await listsOf('admin', userId)).toMatchObject([
      { state: 'CANCELED', reason: 'El contrato se eliminó' },
    ])
  })

  test('takes the template that says most of it', async () => {
    const template = (name: string, more: object) =>
      api.as('admin').mutate<{ id: string; version: number }>(CreateTemplate, {
        input: {
          kind: 'ARRIVAL',
          name,
          status: 'ACTIVE',
          businessId: null,
          area: null,
          jobTitle: null,
          tasks: [
            {
              title: 'Calibrar balanza',
              kind: 'TASK',
              assignee: 'HR',
              userId: null,
              days: 0,
              obligatory: true,
              documentTemplateId: null,
            },
          ],
          ...more,
        },
      })
    const made = await template('Ingreso de bodega', { jobTitle: 'pesador de bodega' })
    await template('Ingreso de Peumal', { businessId: peumal.publicId })
    const { userId } = await hired('2026-10-01', { jobTitle: 'Pesador de Bodega' })
    expect(await listsOf('admin', userId)).toMatchObject([{ taskCount: 1 }])
    const { id, version } = made
    const closed = { id, version, status: 'INACTIVE' }
    expect(await api.as('admin').mutate(UpdateTemplate, { input: closed })).toMatchObject({
      status: 'INACTIVE',
    })
    const again = await api.as('admin').result(UpdateTemplate, { input: closed })
    expect(again.error?.kind).toBe('conflict')
    await api.as('admin').mutate(DeleteTemplate, { input: { id } })
    expect(await listsOf('admin', userId)).toMatchObject([{ taskCount: 1, state: 'RUNNING' }])
    await expect(template('ingreso de PEUMAL', {})).rejects.toMatchObject({ field: 'name' })
    await expect(template('Vacía', { tasks: [] })).rejects.toMatchObject({ field: 'tasks' })
  })
})

describe('the tasks of a list', () => {
  let userId = ''
  let tasks: Task[] = []
  beforeAll(async () => {
    ;({ userId } = await hired('2026-09-16'))
    tasks = await tasksOf('admin', { userId })
  })

  test('are done, taken back, left out with a reason, and the last completes it', async () => {
    const first = named(tasks, 'Pedir examen')
    const { data } = await done('admin', { id: first.id, comment: 'Hora para el lunes' })
    expect(data).toMatchObject({ state: 'DONE', comment: 'Hora para el lunes' })
    expect((await done('admin', { id: first.id })).error?.message).toBe('Ya está hecha')
    await api.as('admin').mutate(Reopen, { input: { id: first.id } })
    const skipped = await api.as('admin').result<Task>(Skip, { input: { id: first.id } })
    expect(skipped.error?.message).toBe('Diga por qué no corresponde')
    await api.as('admin').mutate(Skip, { input: { id: first.id, comment: 'Ya lo tenía' } })
    for (const { id, title } of tasks) {
      if (id !== first.id && !title.startsWith('Conversar')) await done('admin', { id })
    }
    expect(await listsOf('admin', userId)).toMatchObject([{ state: 'RUNNING', doneCount: 9 }])
    await done('admin', { id: named(tasks, 'Conversar').id })
    expect(await listsOf('admin', userId)).toMatchObject([{ state: 'DONE', doneCount: 10 }])
    await api.as('admin').mutate(Reopen, { input: { id: first.id } })
    expect(await listsOf('admin', userId)).toMatchObject([{ state: 'RUNNING' }])
  })

  test('are for the people that they name: the manager, and nobody beside', async () => {
    const { userId: other } = await hired('2026-09-16', { supervisorId: hernan.publicId })
    const all = await tasksOf('admin', { userId: other })
    const presents = named(all, 'Presentar al equipo')
    for (const who of ['trabajador', 'boreal.admin'] as const) {
      expect(await tasksOf(who, { userId: other })).toEqual([])
      expect((await done(who, { id: presents.id })).error?.message, who).toBe('No encontrado')
    }
    const seen = await tasksOf('gerente', { userId: other })
    if (seen.length > 0) expect(seen.every(({ mayDo }) => !mayDo)).toBe(true)
    expect((await done('lectura', { id: presents.id })).status).not.toBe('OK')
  })

  test('two at once: the second reads that it is done', async () => {
    const { userId: other } = await hired('2026-09-16')
    const { id } = named(await tasksOf('admin', { userId: other }), 'Crear correo')
    const both = await Promise.all([done('admin', { id }), done('admin', { id })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['ERROR', 'OK'])
  })

  test('a paper proves one, and is of that task alone', async () => {
    const { userId: other } = await hired('2026-09-16')
    const [one, two] = await tasksOf('admin', { userId: other })
    const body = new FormData()
    body.append('relatedId', one?.id ?? '')
    body.append('relatedType', 'arrivalTask')
    body.append('multiple', 'false')
    body.append('files', new File(['%PDF-1.4\n%%EOF'], 'acta.pdf', { type: 'application/pdf' }))
    const authorization = `Bearer ${await api.as('admin').token()}`
    const sent = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      body,
      headers: { authorization },
    })
    expect(sent.status).toBe(200)
    const { data: stored }: { data?: { id: string }[] } = await sent.json()
    const [file] = stored ?? []
    expect((await done('admin', { id: two?.id, fileId: file?.id })).status).not.toBe('OK')
    expect((await done('admin', { id: one?.id, fileId: file?.id })).data).toMatchObject({
      hasFile: true,
    })
    const opened = await api.as('admin').mutate<{ name: string }>(Open, { input: { id: one?.id } })
    expect(opened.name).toBe('acta.pdf')
    const none = await api.as('trabajador').result(Open, { input: { id: one?.id } })
    expect(none.error?.message).toBe('No encontrado')
  })
})

describe('in the inbox', () => {
  test('a task waits for who keeps the lists a week before, and is done from there', async () => {
    const { userId } = await hired(addDays(today, 3))
    const mine = async (who: Username) => {
      const { inbox } = await api
        .as(who)
        .run<{ inbox: { rows: { key: string; title: string; userId: string }[] } }>(Inbox, {})
      return inbox.rows.filter((row) => row.userId === userId)
    }
    const waiting = await mine('admin')
    expect(waiting.map(({ title }) => title)).toContain('Crear correo y clave')
    expect(waiting.map(({ title }) => title)).not.toContain('Informar el ingreso a la AFC')
    expect(await mine('trabajador')).toEqual([])
    const key = waiting.find(({ title }) => title === 'Crear correo y clave')?.key
    await api.as('admin').mutate(AnswerInbox, {
      input: { ids: [{ key }], answer: 'APPROVE', reason: null },
    })
    const tasks = await tasksOf('admin', { userId })
    expect(named(tasks, 'Crear correo')).toMatchObject({ state: 'DONE' })
  })
})

describe('an ending', () => {
  test('begins a departure, asks back what its person has, and undone annuls it', async () => {
    const { userId, contract } = await hired('2026-09-10')
    const tasks = await tasksOf('admin', { userId })
    const laptop = named(tasks, 'Entregar equipo')
    await done('admin', { id: laptop.id, serial: 'NB-1' })
    const terms = {
      userContractId: contract.id,
      dismissalCause: '160-7',
      contractFinalDate: '2026-10-16',
      notice: 'NONE',
    }
    const { contractEndingPreview: before } = await api.as('admin').run<{
      contractEndingPreview: { lines: { part: string; what: string; effect: string }[] }
    }>(Preview, { input: terms })
    expect(before.lines).toContainEqual({
      part: 'DEPARTURE',
      what: 'Entregar equipo de trabajo, serie NB-1',
      effect: 'Falta que lo devuelva',
    })
    const ending = await api.as('admin').mutate<{ id: string }>(End, {
      input: { ...terms, displayToEmployee: true },
    })
    const departure = async () =>
      (await listsOf('admin', userId)).find(({ kind }) => kind === 'DEPARTURE')
    expect(await departure()).toMatchObject({ state: 'RUNNING', day: '2026-10-16', taskCount: 7 })
    const back = named(
      await tasksOf('admin', { arrivalId: (await departure())?.id }),
      'Devolver: Entregar equipo',
    )
    expect(back).toMatchObject({ serial: 'NB-1', returns: true, due: '2026-10-16' })
    await done('admin', { id: back.id })
    const given = named(await tasksOf('admin', { userId }), 'Entregar equipo')
    expect(given.returnedOn).toBe(today)
    expect(
      (await api.as('admin').result<Task>(Reopen, { input: { id: laptop.id } })).error?.message,
    ).toBe('El equipo ya se devolvió: deshaga primero la devolución')
    await api.as('admin').mutate(Undo, { input: { id: ending.id, reason: 'Fue un error' } })
    expect(await departure()).toMatchObject({ state: 'CANCELED', reason: 'El término se deshizo' })
    expect(
      (await api.as('admin').result<Task>(Reopen, { input: { id: back.id } })).status,
    ).not.toBe('OK')
  })
})

describe('by hand', () => {
  test('a list begins on the day that is said, once, and is annulled with a reason', async () => {
    const { userId, contract } = await hired('2026-01-12')
    const { arrivalTemplates } = await api
      .as('admin')
      .run<{ arrivalTemplates: { id: string; kind: string; name: string }[] }>(Templates, {})
    const templateId = arrivalTemplates.find(({ name }) => name === 'Ingreso a la empresa')?.id
    const input = { kind: 'ARRIVAL', userContractId: contract.id, templateId, day: '2026-09-21' }
    const row = await api.as('admin').mutate<Row>(Start, { input })
    expect(row).toMatchObject({ byHand: true, day: '2026-09-21' })
    expect((await api.as('admin').result<Row>(Start, { input })).error?.message).toBe(
      'Ese contrato ya tiene su lista',
    )
    const other = { ...input, kind: 'DEPARTURE' }
    expect((await api.as('admin').result<Row>(Start, { input: other })).error).toMatchObject({
      field: 'templateId',
    })
    const { id, version } = row
    expect(
      (await api.as('admin').result<Row>(Cancel, { input: { id, version } })).error,
    ).toMatchObject({ field: 'reason' })
    await api.as('admin').mutate(Cancel, { input: { id, version, reason: 'Se inició dos veces' } })
    expect(await listsOf('admin', userId)).toMatchObject([{ state: 'CANCELED' }])
    for (const who of ['gerente', 'supervisor', 'trabajador', 'boreal.admin'] as const) {
      expect((await api.as(who).result<Row>(Start, { input })).status, who).not.toBe('OK')
    }
  })

  test('a worker sees of their own list what is theirs to do, and does it', async () => {
    const [contract] = bernarda.contracts
    const { arrivalTemplates } = await api
      .as('admin')
      .run<{ arrivalTemplates: { id: string; name: string }[] }>(Templates, {})
    const templateId = arrivalTemplates.find(({ name }) => name === 'Ingreso a la empresa')?.id
    await api.as('admin').mutate(Start, {
      input: { kind: 'ARRIVAL', userContractId: contract?.publicId, templateId, day: today },
    })
    const own = await tasksOf('trabajador', {})
    expect(own.map(({ assignee }) => assignee)).toEqual(['WORKER'])
    expect(await listsOf('trabajador', bernarda.publicId)).toMatchObject([{ taskCount: 1 }])
    const [mine] = own
    const others = await tasksOf('admin', { userId: bernarda.publicId, kind: 'ACCESS' })
    expect((await done('trabajador', { id: others[0]?.id })).error?.message).toBe('No encontrado')
    expect((await done('trabajador', { id: mine?.id })).data).toMatchObject({ state: 'DONE' })
    const manager = await tasksOf('supervisor', { userId: bernarda.publicId, mine: true })
    expect(manager.every(({ assignee, mayDo }) => assignee === 'MANAGER' && mayDo)).toBe(true)
    expect(manager.length).toBeGreaterThan(0)
  })

  test('every act is in the audit', async () => {
    const { rows } = await database.owner.query<{ n: number }>(
      `select count(*)::int as n from audit_event where entity = 'arrival_task'`,
    )
    expect(rows[0]?.n).toBeGreaterThan(10)
  })
})
