import { formatDate } from '#chile/dates.ts'
import { listedNumber } from '#chile/identity-document.ts'
import { formatRut } from '#chile/rut.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { ReviewStatus } from '#modules/talent/evaluations/model/catalogs.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { NO_SCORE, scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { changeText } from '#modules/talent/surveys/model/scoring/previous.ts'
import { publicId } from '#platform/model/ids.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { evaluationResult, type EvaluationResult, type ResultAsked } from './result.queries.ts'
import { resultTemplate } from './result.template.ts'

/** Papers are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

/**
 * The result of somebody on paper: what its reader sees on the page, and nothing more.
 *
 * @throws UserError while people still answer, and for a person who does not see that result
 */
export async function printEvaluationResult(context: Context, asked: ResultAsked) {
  const result = await evaluationResult(context, asked)
  if (!result.isShown) throw conflict('Las notas se ven cuando termina la evaluación')
  const person = result.fullname ?? result.rut
  const titles = new Map(result.competences.map(({ key, title }) => [key, title]))
  const titlesOf = (keys: readonly string[]) => keys.flatMap((key) => titles.get(key) ?? [])
  const pdf = await printer.render(resultTemplate, {
    employer: await employerOf(context, result),
    person,
    process: result.survey ?? result.process,
    facts: factsOf(result),
    final: { value: scoreText(result.final.value), how: howOf(result) },
    competences: result.competences.map((one) => competenceOf(result, one)),
    strengths: titlesOf(result.strengths),
    toImprove: titlesOf(result.toImprove),
    comments: [...Map.groupBy(result.comments, ({ question }) => question)].map(
      ([question, some]) => ({
        question,
        texts: some.map(({ text, group }) => `${text} · ${RaterGroup.label(group)}`),
      }),
    ),
    history: result.history.map(earlierOf),
    plans: result.plans.map(planOf),
    notes: notesOf(result),
    day: formatDate(context.today),
  })
  const file = `Resultado de ${person} en ${result.survey ?? result.process}.pdf`
  return keptPaper(context, {
    name: file.replaceAll('/', '-'),
    pdf,
    of: 'review',
    id: publicId('evaluationReview', result.id),
  })
}

const factsOf = (result: EvaluationResult) => [
  ['Persona', `${result.fullname ?? ''} · ${listedNumber(result.rut)}`] as const,
  ['Área', result.area ?? 'Sin área'] as const,
  ...(result.supervisorName ? [['Jefatura', result.supervisorName] as const] : []),
  ['Estado', ReviewStatus.label(result.status)] as const,
  ...(result.metOn ? [['Conversada el', formatDate(result.metOn)] as const] : []),
]

/** How the final is made, in one line. */
function howOf({ computed, calibrated, planShare, plansDone }: EvaluationResult) {
  return [
    `Promedio de competencias: ${scoreText(computed.value)}`,
    ...(calibrated === null ? [] : [`Calibrada: ${scoreText(calibrated)}`]),
    ...(plansDone === null || planShare === 0
      ? []
      : [`Planes cumplidos en ${scoreText(plansDone)} %, que pesan ${planShare} %`]),
  ].join(' · ')
}

const earlierOf = ({ title, startedAt, value, change }: EvaluationResult['history'][number]) =>
  [
    title,
    startedAt ? formatDate(todayAt(startedAt)) : '',
    scoreText(value),
    changeText(change),
  ] as const

const planOf = ({ objective, endDate, percent }: EvaluationResult['plans'][number]) =>
  [objective, formatDate(endDate), `${percent} %`] as const

type Competence = EvaluationResult['competences'][number]

function competenceOf(
  { scaleMin, scaleMax }: EvaluationResult,
  { title, score, groups }: Competence,
) {
  const long = (value: string | null) =>
    value === null ? 0 : Math.round((100 * (Number(value) - scaleMin)) / (scaleMax - scaleMin))
  return {
    title,
    value: scoreText(score.value),
    bars: groups.map(({ group, score: given }) => ({
      label: RaterGroup.label(group),
      value: given.value === null ? (given.leftOut[0]?.why ?? NO_SCORE) : scoreText(given.value),
      long: long(given.value),
    })),
  }
}

const reasonOf = ({ label, why }: { label: string; why: string }) =>
  `${label} (${why.toLowerCase()})`

const notesOf = (result: EvaluationResult) => [
  ...(result.leftOut.length === 0
    ? []
    : [`No entran en las notas: ${result.leftOut.map(reasonOf).join(', ')}.`]),
  `Los pares y el equipo se muestran desde ${result.minRaters} evaluadores.`,
  ...(result.acknowledgedAt
    ? [
        `Acuse de recibo el ${formatDate(todayAt(result.acknowledgedAt))}; no implica estar de ` +
          `acuerdo.${result.acknowledgeComment ? ` «${result.acknowledgeComment}»` : ''}`,
      ]
    : []),
]

/** The razón social of the newest contract of a person. */
async function employerOf({ tx, today }: Context, { evaluateeId }: EvaluationResult) {
  const held = await contractsOn(tx, today)
    .select('business.rut as employerRut')
    .where('contract.userId', '=', evaluateeId)
    .where('contract.status', '<>', 'DELETED')
    .orderBy('contract.initialDate', 'desc')
    .executeTakeFirst()
  return { name: held?.businessName ?? '', rut: held ? formatRut(held.employerRut) : '' }
}
