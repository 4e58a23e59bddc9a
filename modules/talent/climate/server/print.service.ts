import { formatDate } from '#chile/dates.ts'
import { publicId } from '#platform/model/ids.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { ENGAGEMENT_DEFINITION } from '#modules/talent/surveys/model/scoring/engagement.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { highestPoint, warmth } from '../model/results.ts'
import { climateComments } from './comments.queries.ts'
import {
  type ClimateResults,
  climateResults,
  type QuestionAverage,
  reportQuestionAverages,
} from './results.queries.ts'
import { climateTemplate } from './results.template.ts'

/** Papers are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

/**
 * The results of a confidential survey on paper: the same groups, reasons and comments that its
 * reader sees on the page.
 *
 * @throws UserError while it is not published, and for a reader of none of its groups
 */
export async function printClimateResults(context: Context, { surveyId }: { surveyId: number }) {
  const results = await climateResults(context, { surveyId })
  const [first] = results.groups
  if (!results.sealedAt || !first) throw conflict('Se publica al cerrar')
  const questions = await reportQuestionAverages(context, { surveyId, group: first.id })
  const comments = await climateComments(context, { surveyId })
  const pdf = await printer.render(climateTemplate, {
    company: context.principal.shell.company?.name ?? '',
    title: results.title,
    facts: factsOf(results),
    dimensions: results.dimensions.map(({ title }) => title),
    groups: results.groups.map((group) => lineOf(results, group)),
    questions: questions.map(questionOf),
    comments: [...Map.groupBy(comments, ({ question }) => question)].map(([question, some]) => ({
      question,
      texts: some.map(({ text, group }) => `${text} · ${group}`),
    })),
    notes: [
      `Se muestran grupos de ${results.minGroup} o más respuestas, y ninguno del que se pueda ` +
        'deducir uno menor.',
    ],
    day: formatDate(context.today),
  })
  const file = `Resultados de ${results.title}.pdf`.replaceAll('/', '-')
  return keptPaper(context, {
    name: file,
    pdf,
    of: 'survey',
    id: publicId('survey', surveyId),
  })
}

const questionOf = ({ title, average, favourable, hidden }: QuestionAverage) =>
  [title, hidden ?? scoreText(average), favourable === null ? '' : `${favourable} %`] as const

type Group = ClimateResults['groups'][number]

function factsOf({ sealedAt, invited, answered, groups: [first] }: ClimateResults) {
  const counted = invited !== null && answered !== null
  return [
    ...(sealedAt ? [['Publicada', formatDate(todayAt(sealedAt))] as const] : []),
    ...(counted ? [['Respondieron', `${answered} de ${invited}`] as const] : []),
    ...(first ? factsOfGroup(first) : []),
  ]
}

const factsOfGroup = ({ label, final, hidden, enps, engagement }: Group) => [
  [`Nota · ${label}`, hidden ?? scoreText(final)] as const,
  ...(enps === null ? [] : [['eNPS', `${enps}`] as const]),
  ...(engagement === null
    ? []
    : [['Compromiso', `${scoreText(engagement)} de 100. ${ENGAGEMENT_DEFINITION}`] as const]),
]

function lineOf({ dimensions, groups }: ClimateResults, group: Group) {
  const most = highestPoint(groups)
  const values = dimensions.map(({ key }) => group.scores.find((score) => score.key === key)?.value)
  return {
    label: group.label,
    n: group.n === null ? '' : String(group.n),
    hidden: group.hidden,
    cells: [...values, group.final].map((value) => ({
      value: scoreText(value ?? null),
      warmth: Number(warmth(value ?? null, most) ?? '0'),
    })),
  }
}
