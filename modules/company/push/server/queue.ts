import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { PushKind } from '../model/push.ts'

/** What is said on the devices of a person: of which kind it is, and where it leads. */
export type NewPush = {
  readonly userId: number
  readonly kind: PushKind
  /** Once for each device and key. */
  readonly key: string
  /** A page of the product. */
  readonly link: string
}

/**
 * Says things on the devices of people that want to know of their kind, in the transaction of what
 * happened; the worker sends them. Nobody's devices cost anything: it is one statement.
 */
export async function pushToDevices(
  { tx }: Pick<Context, 'tx'>,
  said: readonly NewPush[],
): Promise<void> {
  if (said.length === 0) return
  await sql`
    insert into push_message (company_id, push_device_id, kind, key, link)
    select device.company_id, device.id, said.kind, said.key, said.link
    from unnest(
      ${said.map(({ userId }) => userId)}::bigint[], ${said.map(({ kind }) => kind)}::text[],
      ${said.map(({ key }) => key)}::text[], ${said.map(({ link }) => link)}::text[]
    ) as said (user_id, kind, key, link)
    join push_device device on device.company_id = app.current_company()
      and device.user_id = said.user_id and device.kinds @> array[said.kind]
    on conflict (company_id, push_device_id, key) do nothing`.execute(tx)
}
