import { notifyAnswer } from '#modules/company/notices/server/index.ts'
import { requirePerson } from '#modules/people/people/server/index.ts'
import { BlockScope, PrivacyBlock } from '#modules/people/sight/model/blocks.ts'
import { blocks } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import { fieldsOf, objectOfView, view } from '#platform/server/records/view.ts'
import { PrivacyRight } from '../model/catalogs.ts'
import { type BlockedPerson, type LiftedBlock, scopesOf } from '../model/request.ts'

type Of = { id: number; userId: number; kind: PrivacyRight }
type Choice = Pick<BlockedPerson, 'contact' | 'picture' | 'family' | 'fields'>

/** Closes the chosen parts of a person's data to everybody else, for a request of theirs. */
export async function closeParts(context: Context, { id, userId }: Of, choice: Choice) {
  const scopes = scopesOf(choice)
  if (scopes.length === 0) throw invalid('contact', 'Marque qué se bloquea')
  await blocks.put(context, { userId, requestId: id, scopes })
}

/** Ends what was blocked for a request, which ended. */
export const endParts = (context: Context, { id, kind }: Of, how: 'respondida' | 'retirada') =>
  blocks.endOf(context, id, {
    reason: `Solicitud de ${PrivacyRight.label(kind).toLowerCase()} ${how}`,
    loginId: context.session.loginId,
  })

const blockView = view({
  ...fieldsOf(PrivacyBlock, 'block', [
    ...(['id', 'userId', 'scope', 'since', 'until', 'requestId', 'endedReason'] as const),
    'version',
  ]),
})
export const PrivacyBlockType = objectOfView('PrivacyBlock', blockView)

/** The blocks of a person, the last one first: one's own, or those of the person who asked. */
export async function privacyBlocks(context: Context, { userId }: { userId: number | null }) {
  const whose = userId ?? context.actor.userId
  if (whose === null) return []
  await requirePerson(context, whose, 'privacyRequests.read')
  return blocksShown(context)
    .where('block.userId', '=', whose)
    .orderBy('block.id', 'desc')
    .execute()
}

const blocksShown = (context: Context) =>
  blockView.select(context, context.tx.selectFrom('privacyBlock as block'))

/** Opens again what was blocked: its person, or whoever answers; then its person gets a notice. */
export async function liftPrivacyBlock(context: Context, { id, version, reason }: LiftedBlock) {
  const { tx, actor, session } = context
  const block = await tx
    .selectFrom('privacyBlock')
    .select(['userId', 'scope'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!block) throw notFound()
  const isOwn = block.userId === actor.userId
  if (!isOwn) await requirePerson(context, block.userId, 'privacyRequests.update')
  const isEnded = await blocks.end(context, { id, version }, { reason, loginId: session.loginId })
  if (!isEnded) throw changedMeanwhile({ table: 'privacyBlock', key: { id } })
  if (!isOwn) {
    await notifyAnswer(context, {
      userId: block.userId,
      key: `privacy-block:${id}`,
      title: `Se levantó el bloqueo de ${BlockScope.label(block.scope).toLowerCase()}`,
      link: '/home/cuenta/mis-datos',
    })
  }
  return blocksShown(context).where('block.id', '=', id).executeTakeFirstOrThrow()
}
