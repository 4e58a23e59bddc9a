import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'
import { usualChoice } from '../model/celebration.ts'

type Choice = { birthday: boolean; anniversary: boolean }

/** What one's colleagues see of one's own days; null for an account that is nobody's. */
export async function celebrationChoice({ tx, actor }: Context): Promise<Choice | null> {
  if (actor.userId === null) return null
  const row = await tx
    .selectFrom('celebrationChoice')
    .select(['birthday', 'anniversary'])
    .where('userId', '=', actor.userId)
    .executeTakeFirst()
  return row ?? usualChoice
}

/** Chooses it, for oneself alone. */
export async function saveCelebrationChoice(context: Context, choice: Choice): Promise<Choice> {
  const { tx, actor, session, now } = context
  if (actor.userId === null || session.acting) {
    throw forbidden('La elección es de cada persona')
  }
  await tx
    .insertInto('celebrationChoice')
    .values({ userId: actor.userId, ...choice, updatedAt: now })
    .onConflict((on) =>
      on.columns(['companyId', 'userId']).doUpdateSet({ ...choice, updatedAt: now }),
    )
    .execute()
  return choice
}
