import { type NewNotice, notify } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { sendLinks } from './external-links.ts'
import type { SignerRow } from './requests.queries.ts'

type Giving = Pick<Context, 'tx' | 'session' | 'now'> & {
  services: Pick<Context['services'], 'publicUrl'>
}

/** Whose turn it is on a document. */
export type Given = {
  request: { id: number; expiresAt: Date }
  /** The document. */
  name: string
  signer: Pick<SignerRow, 'id' | 'ord' | 'userId' | 'mail' | 'name'>
  /** What tells its notice apart from others of the same turn. */
  key?: string
}

/** Tells each whose turn it is: in the product, or by a link that is mailed to them. */
export async function giveTurns(context: Giving, turns: readonly Given[]): Promise<void> {
  await notify(
    context,
    turns.flatMap(({ request: { id }, name, signer: { userId, ord }, key = `turn:${ord}` }) =>
      userId === null ? [] : [turnNotice({ id, userId, name, key })],
    ),
  )
  await sendLinks(
    context,
    turns.flatMap(({ request, name: document, signer: { id, mail, name } }) =>
      mail === null
        ? []
        : [
            {
              requestId: request.id,
              signerId: id,
              mail,
              signer: name ?? '',
              document,
              expiresAt: request.expiresAt,
            },
          ],
    ),
  )
}

/** The notice to whoever has the turn. */
export const turnNotice = ({
  id,
  userId,
  name,
  key,
}: {
  id: number
  userId: number
  name: string
  key: string
}): NewNotice => ({
  userId,
  kind: 'REQUEST',
  key: `signature:${id}:${key}`,
  title: `Le toca firmar «${name}»`,
  link: `/home/firma-digital/${publicId('signatureRequest', id)}`,
  shown: true,
  mail: 'NOW',
})
