import { describe, expect, test } from 'vitest'
import { formatRut } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Carolina writes down what happened to data of Los Coihues; Bernarda is one of those affected. */
const { api, world, database, drainJobs } = await startApi()
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]
type Breach = { id: string; version: number; state: string; people: number; told: number }

const shown = 'id version state people told agencyOn'
const send = <Data = Breach>(who: Who, name: string, input: object, fields = shown) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  return api
    .as(who)
    .result<Data>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`,
      { input },
    )
}
async function done(name: string, input: object): Promise<Breach> {
  const { data, error } = await send('admin', name, input)
  if (!data) throw new Error(`${name}: ${error?.message}`)
  return data
}
const refused = async (name: string, input: object, who: Who = 'admin') =>
  (await send(who, name, input)).error

const incident = {
  title: 'Planilla enviada a otra persona',
  knownOn: '2026-09-14',
  knownTime: '09:30',
  what: 'Una planilla salió a un correo equivocado',
  data: 'Nombre y sueldo del mes',
  risk: true,
  sensitive: false,
  minors: false,
  economic: true,
  advice: 'Revise los movimientos de su cuenta',
}
const begun = (more: object = {}) => done('createDataBreach', { ...incident, ...more })
const choose = (id: string, choice: object) =>
  send<{ added: number; people: number; wrongRuts: string[]; unknownRuts: string[] }>(
    'admin',
    'chooseDataBreachPeople',
    { id, ...choice },
    'added people wrongRuts unknownRuts',
  )
const seen = ({ id, version }: Breach) => ({ id, version })

const People = `query ($filter: DataBreachPeopleFilter) { dataBreachPeople(filter: $filter) {
  total rows { userId fullname toldAt toldHow isReached } } }`
type Page = { total: number; rows: { userId: string; toldAt: string | null; toldHow: string }[] }
const peopleOf = async (id: string) =>
  (await api.as('admin').run<{ dataBreachPeople: Page }>(People, { filter: { id } }))
    .dataBreachPeople
const Own = `query { ownDataBreaches { rows { what advice toldAt } } }`
const own = async (who: Who) =>
  (await api.as(who).run<{ ownDataBreaches: { rows: { what: string }[] } }>(Own)).ownDataBreaches
    .rows

describe('an incident', () => {
  test('Carolina notes it, chooses Bernarda, and notifies her by bell and mail', async () => {
    const breach = await begun()
    const { data } = await choose(breach.id, { ruts: `${formatRut(bernarda.rut)}\n1-0` })
    expect(data).toMatchObject({ added: 1, people: 1, wrongRuts: ['1-0'] })
    expect(await own('trabajador')).toEqual([])
    const told = await done('tellDataBreachPeople', seen(await again(breach.id)))
    expect(told).toMatchObject({ people: 1, told: 1 })
    expect(await own('trabajador')).toEqual([
      expect.objectContaining({ what: incident.what, advice: incident.advice }),
    ])
    const mails = await database.owner.query<{ subject: string }>(
      `select subject from mail_outbox where key like 'breach:%' order by id desc limit 1`,
    )
    expect(mails.rows[0]?.subject).toBe('Un incidente de seguridad afectó datos suyos')
    await drainJobs()
  })

  test('nobody is notified twice, and who was notified is not taken out', async () => {
    const breach = await begun({ title: 'Dos veces' })
    await choose(breach.id, { ruts: bernarda.rut })
    await done('tellDataBreachPeople', seen(await again(breach.id)))
    expect((await refused('tellDataBreachPeople', seen(await again(breach.id))))?.message).toBe(
      'No queda nadie por avisar',
    )
    const [row] = (await peopleOf(breach.id)).rows
    expect(row?.toldHow).toBe('NOTICE')
    expect(
      (await refused('removeDataBreachPerson', { id: breach.id, userId: row?.userId }))?.message,
    ).toBe('Ya se le avisó: queda en el registro')
  })

  test('a whole razón social is chosen at once, and once', async () => {
    const breach = await begun({ title: 'Toda la viña' })
    const business = world.businesses.vina.publicId
    const first = await choose(breach.id, { businessId: business })
    expect(first.data?.added).toBeGreaterThan(5)
    expect((await choose(breach.id, { businessId: business })).data).toMatchObject({ added: 0 })
    expect((await peopleOf(breach.id)).total).toBe(first.data?.people)
  })

  test('what is given and cannot be used is refused', async () => {
    const breach = await begun({ title: 'Elegir mal' })
    expect((await choose(breach.id, {})).error?.field).toBe('businessId')
    expect((await choose(breach.id, { area: 'Bodega', ruts: bernarda.rut })).error?.field).toBe(
      'businessId',
    )
    expect((await refused('createDataBreach', { ...incident, knownTime: '25:10' }))?.field).toBe(
      'knownTime',
    )
    expect((await refused('createDataBreach', { ...incident, knownOn: '2031-01-01' }))?.field).toBe(
      'knownOn',
    )
  })

  test('it closes only when the Agency and the people know, and then changes no more', async () => {
    const breach = await begun({ title: 'Cierre' })
    const close = async () =>
      refused('closeDataBreach', { ...seen(await again(breach.id)), closedReason: 'Terminó' })
    expect((await close())?.message).toBe('Falta decir cuándo se avisó a la Agencia')
    await done('recordAgencyNotice', { ...seen(breach), agencyOn: '2026-09-14' })
    expect((await close())?.message).toBe('Falta decir a qué personas afectó')
    await choose(breach.id, { ruts: bernarda.rut })
    expect((await close())?.message).toBe('Falta avisar a 1 persona')
    await done('markDataBreachPeopleTold', { id: breach.id, note: 'Carta certificada' })
    expect(await close()).toBeNull()
    expect((await refused('addDataBreachEntry', { id: breach.id, note: 'Más' }))?.message).toBe(
      'Ya está cerrado',
    )
  })

  test('two who correct it at once: the second one is notified so', async () => {
    const breach = await begun({ title: 'A la vez' })
    await done('updateDataBreach', { ...seen(breach), measures: 'Se borró' })
    expect(await refused('updateDataBreach', { ...seen(breach), measures: 'Otra' })).toBeTruthy()
  })

  test('the notices are printed, and each step is in the log with its author', async () => {
    const breach = await begun({ title: 'Papel' })
    for (const to of ['AGENCY', 'PEOPLE']) {
      const { dataBreachNotice } = await api.as('admin').run<{
        dataBreachNotice: { name: string; url: string }
      }>(Printed, { input: { id: breach.id, to } })
      expect(dataBreachNotice.name).toMatch(/Papel\.pdf$/)
    }
    const { dataBreachEntries } = await api
      .as('admin')
      .run<{ dataBreachEntries: { rows: { kind: string; author: string }[] } }>(
        `query ($filter: DataBreachEntryFilter) { dataBreachEntries(filter: $filter) {
          rows { kind author } } }`,
        { filter: { id: breach.id } },
      )
    expect(dataBreachEntries.rows).toEqual([
      { kind: 'OPENED', author: expect.stringContaining('Carolina') },
    ])
  })
})

describe('who sees incidents', () => {
  test('administrators alone', async () => {
    const breach = await begun({ title: 'Reservado' })
    for (const who of ['trabajador', 'supervisor', 'gerente', 'supergerente'] as const) {
      await expect(api.as(who).run(`query { dataBreaches { total } }`), who).rejects.toMatchObject(
        {},
      )
      expect(await refused('createDataBreach', incident, who), who).toBeTruthy()
      expect(await refused('tellDataBreachPeople', seen(breach), who), who).toBeTruthy()
    }
  })

  test('another company finds none of it', async () => {
    const breach = await begun({ title: 'De Los Coihues' })
    expect(
      await refused('addDataBreachEntry', { id: breach.id, note: 'Hola' }, 'boreal.admin'),
    ).toBeTruthy()
    expect(await own('boreal.trabajador')).toEqual([])
  })
})

const Read = `query ($input: ByIdDataBreach!) { dataBreach(input: $input) { ${shown} } }`
const again = async (id: string) =>
  (await api.as('admin').run<{ dataBreach: Breach }>(Read, { input: { id } })).dataBreach

const Printed = `query ($input: DataBreachNoticeInput!) {
  dataBreachNotice(input: $input) { name url } }`
