import { beforeAll, describe, expect, test } from 'vitest'
import { inEachCompany, type NewNotice } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { docs, type Process, rules } from '#tests/api/evaluations.ts'
import { outcome } from '#tests/api/payroll.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'
import { ofProposals } from './reminders.ts'

const { api, world, database, services, clock, asCompany } = await startApi({ connections: 12 })
const { bernarda, hernan, loreto, rodrigo, gonzalo, carolina, ester, patricio } = world.people
const { owner } = database
type Who = Parameters<typeof api.as>[0]

type Person = { id: number; publicId: string }
type Proposal = {
  id: string
  version: number
  status: string
  fullname: string
  isOwn: boolean
  canAnswer: boolean
  response: string | null
  peers: { userId: string; fullname: string }[]
}
const parts = `id version status fullname isOwn canAnswer response peers { userId fullname }`
const Propose = `mutation P($input: ProposePeersInput!) {
  proposePeers(input: $input) { ${outcome} data { ${parts} } } }`
const AnswerIt = `mutation A($input: AnswerPeerProposalInput!) {
  answerPeerProposal(input: $input) { ${outcome} data { ${parts} } } }`
const Simulate = `mutation S($input: SimulateCompanyInput!) {
  simulateCompany(input: $input) { ${outcome} } }`

const chosen = (...people: Person[]) => people.map(({ publicId: userId }) => ({ userId }))

const list = async (who: Who, process: Process) =>
  (
    await api.as(who).run<{ peerProposals: { rows: Proposal[] } }>(
      `query L($filter: PeerProposalFilter) { peerProposals(filter: $filter) {
        rows { ${parts} } } }`,
      { filter: { processId: process.id } },
    )
  ).peerProposals.rows

const ofPerson = async (who: Who, process: Process, person: { name: string }) => {
  const found = (await list(who, process)).find(({ fullname }) => fullname === person.name)
  if (!found) throw new Error(`No proposal of ${person.name}`)
  return found
}

/** Why something is refused, with its right or by its rules; undefined of what was done. */
const refusal = async (who: Who, document: string, input: object) => {
  try {
    return (await api.as(who).result(document, { input })).error?.message
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
const seen = ({ id, version }: Proposal) => ({ id, version })
const propose = (who: Who, of: Proposal, ...people: Person[]) =>
  api.as(who).mutate<Proposal>(Propose, { input: { ...seen(of), peers: chosen(...people) } })
const approval = (of: Proposal, more: object = {}) => ({
  ...seen(of),
  answer: 'APPROVED',
  response: null,
  peers: null,
  ...more,
})
const candidates = async (who: Who, id: string, search: string | null) =>
  (
    await api
      .as(who)
      .run<{ peerCandidates: { fullname: string }[] }>(
        `query C($input: PeerCandidatesInput!) { peerCandidates(input: $input) { fullname } }`,
        { input: { id, search, chosen: null } },
      )
  ).peerCandidates.map(({ fullname }) => fullname)

const waiting = async (who: Who) =>
  (
    await api
      .as(who)
      .run<{ inbox: { rows: { key: string; summary: string; fullname: string }[] } }>(
        `query I($filter: InboxFilter) { inbox(filter: $filter, page: { number: 1, size: 100 }) {
        rows { key summary fullname } } }`,
        { filter: { kind: 'PEER_PROPOSAL' } },
      )
  ).inbox.rows

/** Who is asked about somebody as a peer, in the surveys of a process. */
const askedAbout = async (person: Person, surveyId: number) =>
  (
    await owner.query<{ id: string }>(
      `select respondent_id as id from user_survey
       where survey_id = $1 and evaluatee_id = $2 and relation = 'PEER' order by respondent_id`,
      [surveyId, person.id],
    )
  ).rows.map(({ id }) => Number(id))

/** The order of the register of people, by their whole name. */
const surnames = new Map<string, string>()
const bySurname = (one: string, other: string) =>
  (surnames.get(one) ?? one) < (surnames.get(other) ?? other) ? -1 : 1

const stageFrom = '2026-10-01'
const stages = (startsOn: string) => [{ stage: 'EVALUATION', startsOn, endsOn: '2026-12-20' }]

/** The people of a process, each with their supervisor of the start. */
const evaluated = [
  [bernarda, hernan],
  [hernan, loreto],
  [gonzalo, rodrigo],
] as const

async function begun(title: string, more: object = {}) {
  const survey = await makeSurvey(owner, world.coihues.id, {
    title,
    endAt: '2026-12-31T21:00:00Z',
    questions: [{ title: 'Ayuda' }, { title: 'Escucha' }],
    of: evaluated.flatMap(([{ id }, boss]) => [
      { respondent: id, evaluatee: id, relation: 'SELF' },
      { respondent: boss.id, evaluatee: id, relation: 'SUPERVISOR' },
    ]),
  })
  for (const [{ id }, boss] of evaluated) {
    await owner.query(
      `update user_survey set person_snapshot = jsonb_build_object('evaluatee',
         jsonb_build_object('supervisorId', $3::bigint))
       where survey_id = $1 and evaluatee_id = $2`,
      [survey.id, id, boss.id],
    )
  }
  const made = await api.as('admin').mutate<Process>(docs.create, {
    input: {
      ...rules,
      title,
      peerChoice: 'NOMINATED',
      stages: stages(stageFrom),
      surveyIds: [{ id: survey.publicId }],
      ...more,
    },
  })
  return { survey, made }
}
const startInput = ({ id, version }: Process) => ({ id, version, move: 'START', reason: null })
const start = (made: Process) =>
  api.as('admin').mutate<Process>(docs.move, { input: startInput(made) })

let process: Process
let surveyId: number

beforeAll(async () => {
  const { rows } = await owner.query<{ name: string; surname: string }>(
    `select concat_ws(' ', firstname, second_name, paternal_lastname, maternal_lastname) as name,
       surname_key as surname from user_version where superseded_at is null`,
  )
  for (const { name, surname } of rows) surnames.set(name, surname)
  const { made, survey } = await begun('Con pares')
  surveyId = survey.id
  process = await start(made)
})

describe('a process with nominated peers', () => {
  test('does not start without the day on which its evaluation begins', async () => {
    const { made } = await begun('Sin fechas', { stages: [] })
    expect(await refusal('admin', docs.move, startInput(made))).toBe(
      'Ponga las fechas de la etapa Evaluación: hasta que comience se proponen los pares',
    )
  })

  test('asks each of its people for a proposal, and nobody of a process of teams', async () => {
    expect((await list('admin', process)).map(({ status }) => status)).toEqual([
      'WAITING',
      'WAITING',
      'WAITING',
    ])
    const { made } = await begun('Los del mismo jefe', { peerChoice: 'TEAM' })
    expect(await list('admin', await start(made))).toEqual([])
  })

  test('keeps its choice of peers once it started', async () => {
    const { id, version } = process
    const refused = await refusal('admin', docs.update, { id, version, peerChoice: 'TEAM' })
    expect(refused).toBe('Las reglas de un proceso quedan fijas cuando comienza')
  })

  test('shows a proposal to its person, their supervisor and who reads processes', async () => {
    const names = async (who: Who) =>
      (await list(who, process)).map(({ fullname }) => fullname).toSorted()
    expect(await names('trabajador')).toEqual([bernarda.name])
    expect(await names('supervisor')).toEqual([bernarda.name, hernan.name].toSorted())
    expect(await names('lectura')).toHaveLength(3)
    for (const who of ['forzado', 'subgerente', 'boreal.admin', 'boreal.trabajador'] as const) {
      const shown = await list(who, process).catch(() => [])
      expect(shown, who).toEqual([])
    }
  })
})

describe('who may be a peer', () => {
  test('a colleague with a contract, who is nothing else to the person', async () => {
    const own = await ofPerson('trabajador', process, bernarda)
    const first = async (person: { name: string }) => candidates('trabajador', own.id, person.name)
    expect(await first(loreto)).toContain(loreto.name)
    expect(await first(bernarda)).toEqual([])
    expect(await first(hernan)).toEqual([])
    expect(await first(patricio)).toEqual([])
    const everybody = await candidates('trabajador', own.id, null)
    expect(everybody).toHaveLength(20)
    expect(everybody).toEqual(everybody.toSorted(bySurname))
    const boss = await ofPerson('supervisor', process, hernan)
    expect(await candidates('supervisor', boss.id, bernarda.name)).toEqual([])
    expect(await candidates('supervisor', boss.id, loreto.name)).toEqual([])
    expect(await candidates('supervisor', boss.id, carolina.name)).toEqual([carolina.name])
  })

  test('nobody is offered for a proposal out of reach', async () => {
    const { id } = await ofPerson('admin', process, gonzalo)
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      await expect(candidates(who, id, null), who).rejects.toThrow('No encontrado')
    }
  })
})

describe('a proposal', () => {
  test('names three to eight people who may be peers, each once', async () => {
    const own = await ofPerson('trabajador', process, bernarda)
    const why = (...people: Person[]) =>
      refusal('trabajador', Propose, { ...seen(own), peers: chosen(...people) })
    const few = 'Elija entre 3 y 8 personas'
    expect(await why(loreto, rodrigo)).toBe(few)
    expect(await why()).toBe(few)
    expect(await why(loreto, rodrigo, rodrigo)).toBe('Nombre a cada persona una sola vez')
    const wrong = 'Elija personas con contrato vigente, que no sean su jefatura ni le reporten'
    const nobody = { id: 0, publicId: publicId('user', 99_999_999) }
    const stranger = world.boreal.people.violeta
    for (const one of [bernarda, hernan, patricio, stranger, nobody]) {
      expect(await why(loreto, rodrigo, one), one.publicId).toBe(wrong)
    }
    expect(await ofPerson('trabajador', process, bernarda)).toMatchObject({
      status: 'WAITING',
      peers: [],
    })
  })

  test('is made by its own person alone', async () => {
    const of = await ofPerson('admin', process, bernarda)
    const input = { ...seen(of), peers: chosen(loreto, rodrigo, gonzalo) }
    for (const who of [
      'admin',
      'gerente',
      'supervisor',
      'lectura',
      'forzado',
      'externo',
      'boreal.admin',
      'boreal.trabajador',
    ] as const) {
      expect(await refusal(who, Propose, input), who).toBeDefined()
    }
  })

  test('is changed while nobody approved it, and waits for the supervisor', async () => {
    const own = await ofPerson('trabajador', process, bernarda)
    await propose('trabajador', own, loreto, rodrigo, gonzalo)
    const stale = await refusal('trabajador', Propose, {
      ...seen(own),
      peers: chosen(loreto, rodrigo, carolina),
    })
    expect(stale).toBeDefined()
    const after = await ofPerson('trabajador', process, bernarda)
    const changed = await propose('trabajador', after, loreto, rodrigo, carolina)
    expect(changed.status).toBe('PENDING')
    expect(changed.peers.map(({ fullname }) => fullname)).toEqual(
      [carolina.name, loreto.name, rodrigo.name].toSorted(bySurname),
    )
    const [row] = (await waiting('supervisor')).filter(({ summary }) =>
      summary.includes('Con pares'),
    )
    expect(row).toMatchObject({ summary: '3 pares en Con pares, antes del 01-10-2026' })
    expect(await waiting('trabajador')).toEqual([])
  })

  test('is answered neither by its person, nor by who only reads, nor from outside', async () => {
    const of = await ofPerson('supervisor', process, bernarda)
    for (const who of [
      'trabajador',
      'lectura',
      'forzado',
      'subgerente',
      'boreal.admin',
      'externo',
    ] as const) {
      expect(await refusal(who, AnswerIt, approval(of)), who).toBeDefined()
    }
    const simulates = (companyId: string | null) =>
      api.as('superadmin').mutate(Simulate, { input: { companyId } })
    await simulates(world.coihues.publicId)
    expect(await refusal('superadmin', AnswerIt, approval(of))).toBe(
      'Quien mira la empresa desde la plataforma no responde propuestas de pares',
    )
    expect(
      await refusal('superadmin', Propose, {
        ...seen(of),
        peers: chosen(loreto, rodrigo, gonzalo),
      }),
    ).toBe('Cada persona propone sus propios pares')
    await simulates(null)
    expect((await ofPerson('supervisor', process, bernarda)).status).toBe('PENDING')
    expect(await askedAbout(bernarda, surveyId)).toEqual([])
  })

  test('is returned with a reason, and proposed again', async () => {
    const of = await ofPerson('supervisor', process, bernarda)
    const returned = { ...approval(of), answer: 'RETURNED' }
    expect(await refusal('supervisor', AnswerIt, returned)).toBe('Diga por qué se devuelve')
    const back = await api.as('supervisor').mutate<Proposal>(AnswerIt, {
      input: { ...returned, response: 'Falta alguien de otra área' },
    })
    expect(back).toMatchObject({ status: 'RETURNED', response: 'Falta alguien de otra área' })
    const own = await ofPerson('trabajador', process, bernarda)
    const again = await propose('trabajador', own, loreto, rodrigo, gonzalo, carolina)
    expect(again).toMatchObject({ status: 'PENDING', response: null })
  })

  test('is approved without some and with others, who are asked from then on', async () => {
    const of = await ofPerson('supervisor', process, bernarda)
    const why = (...people: Person[]) =>
      refusal('supervisor', AnswerIt, approval(of, { peers: chosen(...people) }))
    expect(await why(loreto, rodrigo)).toBe('Elija entre 3 y 8 personas')
    expect(await why(loreto, rodrigo, bernarda)).toBeDefined()
    expect(await why(loreto, rodrigo, hernan)).toBeDefined()
    const approved = await api.as('supervisor').mutate<Proposal>(AnswerIt, {
      input: approval(of, { peers: chosen(loreto, rodrigo, ester) }),
    })
    expect(approved.status).toBe('APPROVED')
    const peers = [loreto.id, rodrigo.id, ester.id].toSorted((a, b) => a - b)
    expect(await askedAbout(bernarda, surveyId)).toEqual(peers)
    const { rows } = await owner.query<{ raters: number; placed: boolean }>(
      `select review.raters, (select bool_and(person_snapshot is not null) from user_survey
         where survey_id = $1 and evaluatee_id = $2) as placed
       from review join evaluation_process p on p.id = review.process_id
       where p.title = 'Con pares' and evaluatee_id = $2`,
      [surveyId, bernarda.id],
    )
    expect(rows).toEqual([{ raters: 5, placed: true }])
  })

  test('is not changed once it is approved, nor answered again', async () => {
    const own = await ofPerson('trabajador', process, bernarda)
    const peers = chosen(loreto, rodrigo, gonzalo)
    expect(await refusal('trabajador', Propose, { ...seen(own), peers })).toBe('Ya están aprobados')
    expect(await refusal('supervisor', AnswerIt, approval(own))).toBe('Ya está aprobada')
    const returned = approval(own, { answer: 'RETURNED', response: 'No' })
    expect(await refusal('supervisor', AnswerIt, returned)).toBe('Está aprobada')
    await expect(
      asCompany(
        `delete from peer_proposal_person where proposal_id in
           (select id from peer_proposal where status = 'APPROVED')`,
      ),
    ).rejects.toThrow('Los pares ya están aprobados')
  })

  test('does not say who of its peers has answered', async () => {
    await owner.query(
      `update user_survey set status = 'COMPLETE', progress = 100, completed_at = now()
       where survey_id = $1 and evaluatee_id = $2 and respondent_id = $3`,
      [surveyId, bernarda.id, loreto.id],
    )
    const own = JSON.stringify(await ofPerson('trabajador', process, bernarda))
    expect(own).not.toMatch(/COMPLETE|progress/)
    const { peerProposals: told } = await api
      .as('trabajador')
      .run<{ peerProposals: { rows: object[] } }>(
        `query { peerProposals { rows { id status respondedAt version peers { userId } } } }`,
      )
    expect(JSON.stringify(told)).not.toMatch(/COMPLETE|done/i)
  })

  test('is approved once by fifty who try at the same time', async () => {
    const own = await ofPerson('supervisor', process, hernan)
    const made = await propose('supervisor', own, carolina, gonzalo, ester)
    const tried = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        refusal(at % 2 === 0 ? 'gerente' : 'admin', AnswerIt, approval(made)),
      ),
    )
    const refused = tried.filter((one) => one !== undefined)
    expect(refused).toHaveLength(49)
    expect([...new Set(refused)]).toEqual(['Ya está aprobada'])
    const peers = [carolina.id, gonzalo.id, ester.id].toSorted((a, b) => a - b)
    expect(await askedAbout(hernan, surveyId)).toEqual(peers)
  })

  test('two of different people are approved at the same time', async () => {
    const { made, survey } = await begun('Dos a la vez')
    const both = await start(made)
    const one = await propose(
      'trabajador',
      await ofPerson('trabajador', both, bernarda),
      loreto,
      rodrigo,
      ester,
    )
    const other = await propose(
      'supervisor',
      await ofPerson('supervisor', both, hernan),
      carolina,
      gonzalo,
      ester,
    )
    const done = await Promise.all([
      refusal('supervisor', AnswerIt, approval(one)),
      refusal('gerente', AnswerIt, approval(other)),
    ])
    expect(done).toEqual([undefined, undefined])
    expect(await askedAbout(bernarda, survey.id)).toHaveLength(3)
    expect(await askedAbout(hernan, survey.id)).toHaveLength(3)
  })
})

describe('once the evaluation begins', () => {
  const shortages = async (who: Who) =>
    (
      await api.as(who).run<{ peerShortages: { rows: { fullname: string; peers: number }[] } }>(
        `query S($filter: PeerShortageFilter) { peerShortages(filter: $filter) {
          rows { fullname peers } } }`,
        { filter: { processId: process.id } },
      )
    ).peerShortages.rows

  test('those with fewer than three peers are listed to readers of all processes', async () => {
    expect(await shortages('lectura')).toEqual([{ fullname: gonzalo.name, peers: 0 }])
    for (const who of ['trabajador', 'supervisor'] as const) {
      await expect(shortages(who), who).rejects.toThrow()
    }
    expect(await shortages('subgerente')).toEqual([])
    const { peerShortages: none } = await api
      .as('boreal.admin')
      .run<{ peerShortages: { rows: object[] } }>(`query { peerShortages { rows { id } } }`)
    expect(none.rows).toEqual([])
  })

  test('those who have not proposed are reminded seven days before, two, and one', async () => {
    const saidOn = async (day: string) => {
      const said: NewNotice[] = []
      await inEachCompany(services.db, new Date(`${day}T15:00:00Z`), async (round) => {
        said.push(...(await ofProposals(round)))
      })
      return said.filter(({ title }) => title.endsWith(': Con pares'))
    }
    expect(await saidOn('2026-09-23')).toEqual([])
    for (const day of ['2026-09-24', '2026-09-29', '2026-09-30']) {
      expect(await saidOn(day), day).toMatchObject([
        {
          userId: gonzalo.id,
          title: 'Proponga a sus pares: Con pares',
          detail: 'Antes del 01-10-2026',
        },
      ])
    }
    expect(await saidOn(stageFrom)).toEqual([])
  })

  test('nothing is proposed or approved, until its beginning is moved', async () => {
    const own = await ofPerson('lectura', process, gonzalo)
    const asked = await propose('lectura', own, loreto, carolina, ester)
    expect((await waiting('admin')).map(({ fullname }) => fullname)).toContain(gonzalo.name)
    clock.set('2026-10-01T15:00:00Z')
    const closed = 'La evaluación ya comenzó: los pares quedaron como estaban'
    const peers = chosen(loreto, carolina, ester)
    expect(await refusal('lectura', Propose, { ...seen(asked), peers })).toBe(closed)
    expect(await refusal('admin', AnswerIt, approval(asked))).toBe(closed)
    const returned = approval(asked, { answer: 'RETURNED', response: 'Tarde' })
    expect(await refusal('admin', AnswerIt, returned)).toBe(closed)
    expect((await waiting('admin')).map(({ fullname }) => fullname)).not.toContain(gonzalo.name)
    expect(await shortages('lectura')).toEqual([{ fullname: gonzalo.name, peers: 0 }])

    const { id } = process
    await api
      .as('admin')
      .mutate(docs.update, { input: { id, version: null, stages: stages('2026-10-05') } })
    // Who keeps the process answers for a supervisor who is gone.
    await api.as('admin').mutate(AnswerIt, { input: approval(asked) })
    expect(await askedAbout(gonzalo, surveyId)).toHaveLength(3)
    expect(await shortages('lectura')).toEqual([])
  })
})
