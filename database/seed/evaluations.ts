import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { moveEvaluationProcess } from '#modules/talent/evaluations/server/moves.service.ts'
import { createEvaluationProcess } from '#modules/talent/evaluations/server/processes.service.ts'
import { releaseEvaluationReviews } from '#modules/talent/evaluations/server/release.service.ts'
import {
  calibrateEvaluationReview,
  recordEvaluationMeeting,
} from '#modules/talent/evaluations/server/reviews.service.ts'
import type { ProcessMove, ProcessStage } from '#modules/talent/evaluations/model/catalogs.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'
import { coihues } from './companies.ts'
import { seedPeers } from './peers.ts'
import { run, type SeedSurvey, seedSurvey } from './surveys.ts'

type SeedProcess = {
  title: string
  /** The supervisor whose team is evaluated; none where the survey of that name is read. */
  team?: keyof typeof coihues.people
  moves: readonly ProcessMove[]
  /** Each person proposes their peers: it has just begun, and nobody has answered. */
  nominated?: boolean
  /** The first day; the stages follow each other from it. */
  from: string
}

/** One in each stage: the first of them is over, with its calibration and its feedback. */
const processes: readonly SeedProcess[] = [
  {
    title: 'Desempeño primer semestre 2026',
    team: 'hernan',
    moves: ['START', 'CALIBRATE', 'FEEDBACK', 'CLOSE'],
    from: '2026-06-01',
  },
  {
    title: 'Desempeño de jefaturas 2026',
    team: 'rodrigo',
    moves: ['START', 'CALIBRATE', 'FEEDBACK'],
    from: '2026-07-15',
  },
  {
    title: 'Desempeño de operaciones 2026',
    team: 'loreto',
    moves: ['START', 'CALIBRATE'],
    from: '2026-08-10',
  },
  { title: 'Desempeño 2026', moves: ['START'], from: '2026-09-01' },
  {
    title: 'Desempeño con pares 2026',
    team: 'hernan',
    nominated: true,
    moves: ['START'],
    from: '2026-09-07',
  },
  { title: 'Desempeño 2027', moves: [], from: '2027-01-04' },
]

const stages: readonly (readonly [ProcessStage, first: number, last: number])[] = [
  ['PREPARATION', 0, 6],
  ['SELF', 7, 13],
  ['EVALUATION', 7, 20],
  ['CALIBRATION', 21, 27],
  ['FEEDBACK', 28, 41],
  ['PLANS', 42, 55],
  ['CLOSING', 56, 60],
]

const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** How many days more pass before the evaluation of a process in which peers are nominated. */
const NOMINATING = 140

const stagesFrom = (from: string, nominated: boolean) =>
  stages.map(([stage, first, last]) => {
    const more = nominated && stage !== 'PREPARATION' && stage !== 'SELF' ? NOMINATING : 0
    return {
      stage,
      startsOn: dayAfter(from, first + more),
      endsOn: dayAfter(from, last + more),
    }
  })

/** The evaluation processes of the demo world, by the services that their keepers use. */
export async function seedEvaluations(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
): Promise<void> {
  for (const process of processes) {
    const surveyId = await surveyOf(owner, companyId, process)
    await carried(owner, request, companyId, process, surveyId)
  }
  // What ended before the demo world begins leaves no notices and no mails.
  await owner.query(
    `delete from notification where company_id = $1
       and (key like 'review-%' or key like 'evaluation-calibration%')`,
    [companyId],
  )
  await owner.query(
    `delete from mail_outbox where company_id = $1
       and (key like 'notice:%:review-%' or key like 'notice:%:evaluation-calibration%')`,
    [companyId],
  )
}

async function surveyOf(owner: pg.Client, companyId: number, process: SeedProcess) {
  const { team, title, from, nominated = false } = process
  if (team === undefined) {
    const { rows } = await owner.query<{ id: string }>(
      'select id from survey where company_id = $1 and title = $2',
      [companyId, title],
    )
    return Number(rows[0]?.id)
  }
  const survey: SeedSurvey = {
    template: 'desempeno180',
    title,
    startAt: `${from}T12:00:00Z`,
    endAt: `${dayAfter(from, nominated ? 20 + NOMINATING : 20)}T23:00:00Z`,
    participants: participantsOf(rutOf(coihues.people[team].rut), !nominated),
    ...(nominated ? { nobody: true } : { everybody: true }),
  }
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const id = await seedSurvey(owner, companyId, survey)
  await run(owner, companyId, id, survey)
  await owner.query('commit')
  return id
}

/** Everybody of a team: themselves, their supervisor, and perhaps three of the others. */
function participantsOf(rut: string, withPeers: boolean): string {
  const team = `(select p.id, p.boss from people p
    join users u on u.company_id = $1 and u.id = p.boss and u.rut = '${rut}'
    order by p.id limit 8)`
  return `select p.id, p.id, 'SELF' from ${team} p
    union all select p.boss, p.id, 'SUPERVISOR' from ${team} p
    ${withPeers ? peersIn(team) : ''}`
}

const peersIn = (team: string) => `
    union all select peer.id, p.id, 'PEER' from ${team} p
      join lateral (select o.id from ${team} o where o.id <> p.id
        order by (o.id * 7 + p.id) % 11, o.id limit 3) peer on true`

async function carried(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
  { title, moves, from, nominated = false }: SeedProcess,
  surveyId: number,
): Promise<void> {
  const made = await inCompany(request, (context) =>
    createEvaluationProcess(context, {
      title,
      selfWeight: 10,
      supervisorWeight: 60,
      peerWeight: 30,
      subordinateWeight: 0,
      peerChoice: nominated ? 'NOMINATED' : 'TEAM',
      minRaters: 3,
      missingPolicy: 'RENORMALIZE',
      planShare: 20,
      mediumCut: '2.50',
      highCut: '3.75',
      stages: stagesFrom(from, nominated),
      surveyIds: [{ id: surveyId }],
    }),
  )
  for (const move of moves) {
    if (move === 'CLOSE') await given(owner, request, made.id)
    await inCompany(request, (context) =>
      moveEvaluationProcess(context, { id: made.id, version: null, move, reason: null }),
    )
    if (move === 'CALIBRATE') await calibrated(owner, request, made.id)
  }
  if (nominated) await seedPeers(owner, request, companyId, made.id)
}

const reviewsIn = async (owner: pg.Client, processId: number) =>
  (
    await owner.query<{ id: string }>('select id from review where process_id = $1 order by id', [
      processId,
    ])
  ).rows.map(({ id }) => Number(id))

/** Two of each three are calibrated: the potential of all of them, the score of some. */
async function calibrated(owner: pg.Client, request: RequestContext, processId: number) {
  const ids = await reviewsIn(owner, processId)
  for (const [at, id] of ids.entries()) {
    if (at % 3 === 2) continue
    await inCompany(request, (context) =>
      calibrateEvaluationReview(context, {
        id,
        version: null,
        calibrated: at % 2 === 0 ? null : '4.10',
        potential: (at % 3) + 1 + (at % 2),
        reason: 'Comparada con las demás personas de su área',
      }),
    )
  }
}

/** All are released and most are met; every second one of these was acknowledged. */
async function given(owner: pg.Client, request: RequestContext, processId: number) {
  await inCompany(request, (context) =>
    releaseEvaluationReviews(context, { processId, reviewIds: null }),
  )
  const ids = await reviewsIn(owner, processId)
  for (const id of ids.slice(1)) {
    await inCompany(request, (context) =>
      recordEvaluationMeeting(context, {
        id,
        version: null,
        metOn: '2026-07-20',
        meetingNotes: 'Se acordaron dos metas para el segundo semestre',
      }),
    )
  }
  await owner.query(
    `update review set status = 'ACKNOWLEDGED', acknowledged_at = '2026-07-22T15:00:00Z',
       acknowledge_comment = 'De acuerdo con las metas', version = version + 1
     where process_id = $1 and status = 'MET' and id % 2 = 0`,
    [processId],
  )
}
