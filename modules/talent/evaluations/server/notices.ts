import { notify } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import type { LockedProcess } from './processes.queries.ts'

/** The page of a process. */
export const processLink = (id: number): string =>
  `/home/proceso-de-evaluacion/${publicId('evaluationProcess', id)}`

type Told = { id: number; evaluateeId: number; supervisorId: number | null }

/** Says to people that their results are there to read, and to their supervisors to meet them. */
export async function sayReleased(
  context: Context,
  process: Pick<LockedProcess, 'id' | 'title'>,
  reviews: readonly Told[],
): Promise<void> {
  const said = { kind: 'ANSWER' as const, link: processLink(process.id), shown: true }
  const supervisors = new Set(reviews.flatMap(({ supervisorId }) => supervisorId ?? []))
  await notify(context, [
    ...reviews.map(({ id, evaluateeId }) => ({
      ...said,
      userId: evaluateeId,
      key: `review-released:${id}`,
      title: `Sus resultados de ${process.title} están disponibles`,
      detail: 'Los conversará con su jefatura',
      mail: 'NOW' as const,
    })),
    ...[...supervisors].map((userId) => ({
      ...said,
      userId,
      key: `review-meetings:${process.id}:${context.today}`,
      title: `Converse con su equipo los resultados de ${process.title}`,
      detail: 'Registre cada conversación en el proceso',
      mail: 'DIGEST' as const,
    })),
  ])
}

/** Says to supervisors that the scores of their people are there to look at before they count. */
export async function sayCalibrating(
  context: Context,
  process: Pick<LockedProcess, 'id' | 'title'>,
): Promise<void> {
  const rows = await context.tx
    .selectFrom('review')
    .select('supervisorId')
    .distinct()
    .where('processId', '=', process.id)
    .execute()
  await notify(
    context,
    rows.flatMap(({ supervisorId }) =>
      supervisorId === null
        ? []
        : [
            {
              userId: supervisorId,
              kind: 'REMINDER' as const,
              key: `evaluation-calibration:${process.id}:${context.today}`,
              title: `Revise las notas de su equipo en ${process.title}`,
              detail: 'Puede proponer calibraciones antes de que se entreguen',
              link: processLink(process.id),
              shown: true,
              mail: 'DIGEST' as const,
            },
          ],
    ),
  )
}

type Acted = {
  id: number
  version: number
  processId: number
  supervisorId: number | null
  process: { title: string; keeperId: number | null }
}

/** Says to the supervisor that somebody acknowledged their results. */
export async function sayAcknowledged(context: Context, review: Acted): Promise<void> {
  const { id, supervisorId, processId, process } = review
  if (supervisorId === null) return
  await notify(context, [
    {
      userId: supervisorId,
      kind: 'ANSWER',
      key: `review-acknowledged:${id}`,
      title: `Una persona de su equipo acusó recibo en ${process.title}`,
      link: processLink(processId),
      shown: true,
      mail: 'DIGEST',
    },
  ])
}

/** Says to who began the process that a supervisor proposes a calibration. */
export async function sayProposed(context: Context, review: Acted): Promise<void> {
  const { id, version, processId, process } = review
  const { keeperId } = process
  if (keeperId === null || keeperId === context.actor.userId) return
  await notify(context, [
    {
      userId: keeperId,
      kind: 'REQUEST',
      key: `review-proposal:${id}:${version}`,
      title: `Una jefatura propone una calibración en ${process.title}`,
      link: processLink(processId),
      shown: true,
      mail: 'DIGEST',
    },
  ])
}
