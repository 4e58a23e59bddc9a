import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { CorrectionPart, RelativeAct } from '../model/catalogs.ts'

type Proposal = {
  part: CorrectionPart
  since: ISODate
  comment: string | null
  changes: Readonly<Record<string, unknown>>
  /** What those values replace. */
  before: Readonly<Record<string, unknown>>
  act?: RelativeAct
  memberId?: number | null
}

/** Keeps what somebody proposes of themself, until another person answers it. Answers its id. */
export async function keepProposal({ actor, session, tx }: Context, proposal: Proposal) {
  if (actor.userId === null) throw forbidden()
  const { changes, before, act = null, memberId = null, ...facts } = proposal
  const { id } = await tx
    .insertInto('dataCorrection')
    .values({
      ...facts,
      act,
      memberId,
      userId: actor.userId,
      changes: sql`${JSON.stringify(changes)}::jsonb`,
      before: sql`${JSON.stringify(before)}::jsonb`,
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}
