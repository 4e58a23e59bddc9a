import { snapshotsOf } from '#modules/talent/surveys/server/index.ts'
import type { SurveyCheck } from '#modules/talent/surveys/model/checks.ts'
import { partOf, surveyStates } from '#modules/talent/surveys/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, forbidden, notFound, refuse } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { whyNot } from '#platform/model/states.ts'
import { cutPeople, LIMITS, TooManyCells } from '../model/cuts.ts'
import { type ClimateFamily, cutLabel, EVERYBODY } from '../model/families.ts'
import { type ChosenCuts, cutsWords, wrongCuts } from '../model/settings.ts'
import { sizesOf } from '../model/table.ts'
import { familiesOf, placesOf } from './places.queries.ts'

type Asked = { surveyId: number }
type Cuts = {
  families: readonly { family: ClimateFamily }[]
  crossings: readonly { one: ClimateFamily; other: ClimateFamily }[]
}

const byDefault = { families: ['area'], crossings: [] } as const satisfies ChosenCuts

/** A confidential survey whose rules the actor may write. */
async function kept(context: Context, surveyId: number) {
  const row = await context.tx
    .selectFrom('survey')
    .select(['id', 'type', 'status', 'privacy', 'minGroup', 'minComments'])
    .where('id', '=', surveyId)
    .where('status', '<>', 'DELETED')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  const part = partOf(row.type)
  if (!context.reach(`${part}.update`).all) {
    if (!context.can(`${part}.read`)) throw notFound()
    throw forbidden('Las encuestas son de toda la empresa, y este acceso no la alcanza entera')
  }
  if (row.privacy !== 'CONFIDENTIAL') {
    throw conflict('Solo los resultados de una encuesta confidencial se agrupan')
  }
  return row
}

/** What a survey says of its publication; the usual cuts while nobody said others. */
export async function cutsOf({ tx }: Pick<Context, 'tx'>, surveyId: number) {
  const row = await tx
    .selectFrom('climateSurvey')
    .select(['openToEveryone', 'version'])
    .select(sql<ClimateFamily[]>`families`.as('families'))
    .select(sql<[ClimateFamily, ClimateFamily][]>`crossings`.as('crossings'))
    .where('surveyId', '=', surveyId)
    .executeTakeFirst()
  return row ?? { ...byDefault, openToEveryone: false, version: 0 }
}

/** How the results of a survey will be published; fixed once it is active. */
export async function climateSettings(context: Context, { surveyId }: Asked) {
  const row = await kept(context, surveyId)
  const { families, crossings, ...own } = await cutsOf(context, surveyId)
  return {
    surveyId,
    ...own,
    families: families.map((family) => ({ family })),
    crossings: crossings.map(([one, other]) => ({ one, other })),
    minGroup: row.minGroup,
    minComments: row.minComments,
    fixed: whyNot(surveyStates, 'edit', { state: row.status, relations: [] }) ?? null,
  }
}
export type ClimateSettingsRow = Awaited<ReturnType<typeof climateSettings>>

const chosen = ({ families, crossings }: Cuts): ChosenCuts => ({
  families: families.map(({ family }) => family),
  crossings: crossings.map(({ one, other }) => [one, other] as const),
})

/** Says what the results of a survey are cut by, and who reads them, before it is activated. */
export async function updateClimateSettings(
  context: Context,
  {
    surveyId,
    version,
    openToEveryone,
    ...given
  }: Asked & Cuts & { version: number; openToEveryone: boolean },
) {
  const row = await kept(context, surveyId)
  const refusal = whyNot(surveyStates, 'edit', { state: row.status, relations: [] })
  if (refusal) throw conflict(refusal)
  const before = await cutsOf(context, surveyId)
  if (before.version !== version) {
    throw changedMeanwhile({ table: 'climateSurvey', key: { surveyId } })
  }
  const cuts = chosen(given)
  refuse(wrongCuts(cuts))
  refuse((await groupsMade(context, row, cuts)).problem)
  await sql`
    insert into climate_survey (company_id, survey_id, families, crossings, open_to_everyone)
    values (app.current_company(), ${surveyId}, ${JSON.stringify(cuts.families)}::jsonb,
      ${JSON.stringify(cuts.crossings)}::jsonb, ${openToEveryone})
    on conflict (company_id, survey_id) do update set families = excluded.families,
      crossings = excluded.crossings, open_to_everyone = excluded.open_to_everyone,
      version = climate_survey.version + 1`.execute(context.tx)
  return climateSettings(context, { surveyId })
}

/** The groups that some cuts would make of the people who are invited. */
export async function climateCutsPreview(context: Context, { surveyId, ...given }: Asked & Cuts) {
  const row = await kept(context, surveyId)
  const cuts = chosen(given)
  const wrong = wrongCuts(cuts)
  if (wrong) return { words: wrong.message, isPossible: false, cuts: [] }
  const { problem, words, counted } = await groupsMade(context, row, cuts)
  return { words: problem?.message ?? words, isPossible: problem === undefined, cuts: counted }
}
export type CutsPreview = Awaited<ReturnType<typeof climateCutsPreview>>

type Survey = { readonly id: number; readonly minGroup: number }

async function groupsMade(context: Context, { id, minGroup }: Survey, cuts: ChosenCuts) {
  const invited = await snapshotsOf(context, id)
  const people = invited.map(({ place }) => placesOf(cuts.families, place))
  const families = familiesOf(cuts.families, people)
  try {
    const { table, counts } = cutPeople({ families, crossings: cuts.crossings }, people)
    const sizes = sizesOf(table, counts)
    const cells = table.cells.map(({ families: of }, at) => ({
      cut: of.join('×') || EVERYBODY,
      isSmall: (sizes[at] ?? 0) < minGroup,
    }))
    const counted = [...Map.groupBy(cells, ({ cut }) => cut)].map(([cut, some]) => ({
      label: cutLabel(cut),
      groups: some.length,
      hidden: some.filter(({ isSmall }) => isSmall).length,
    }))
    const small = cells.filter(({ isSmall }) => isSmall).length
    return { words: cutsWords(cells.length, small, minGroup), counted, problem: undefined }
  } catch (error) {
    if (!(error instanceof TooManyCells)) throw error
    const message = `Son más de ${LIMITS.cells} grupos: quite un cruce o una forma de agrupar`
    return { words: message, counted: [], problem: { field: 'families', message } }
  }
}

/** What is looked at of the groups of a confidential survey before it is activated. */
export async function cutsCheck(
  context: Context,
  survey: Survey & { readonly privacy: string },
): Promise<readonly SurveyCheck[]> {
  if (survey.privacy !== 'CONFIDENTIAL') return []
  const { problem, words } = await groupsMade(context, survey, await cutsOf(context, survey.id))
  const level = problem ? 'ERROR' : 'OK'
  return [{ code: 'cuts', level, message: problem?.message ?? `Resultados: ${words}` }]
}
