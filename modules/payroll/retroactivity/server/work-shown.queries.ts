import type { Context } from '#platform/server/context.ts'

const failureShownSeconds = 20

/** Work of the worker that is not over, or that failed a moment ago, by its kind and its key. */
export async function workShown(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  kind: string,
  key: string,
) {
  const shownAfter = new Date(now.getTime() - failureShownSeconds * 1000)
  return tx
    .selectFrom('job')
    .select(['done', 'total', 'error', 'input'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['QUEUED', 'RUNNING']),
        eb.and([eb('status', '=', 'FAILED'), eb('finishedAt', '>', shownAfter)]),
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
