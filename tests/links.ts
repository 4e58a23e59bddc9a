import type pg from 'pg'
import type { Session } from './client.ts'

const CHANGE = `mutation Change($input: ChangePasswordInput!) {
  changePassword(input: $input) { status message error { kind message field } data }
}`

/** The links of the last mail to an address, in the order in which it names the accounts. */
export async function linksTo(owner: pg.Client, recipient: string): Promise<string[]> {
  const { rows } = await owner.query<{ text: string | null }>(
    `select text_body as text from mail_outbox
     where recipient = $1 and text_body like '%/recover/%' order by id desc limit 1`,
    [recipient],
  )
  return [...(rows[0]?.text ?? '').matchAll(/\/recover\/([\w-]+)/g)].map(([, token]) => token ?? '')
}

type Invited = { nobody: Session; owner: pg.Client; to: string; password: string }

/** Opens the link of an invitation, as its reader does, and chooses a password. */
export async function acceptInvitation({ nobody, owner, to, password }: Invited): Promise<void> {
  const [token] = await linksTo(owner, to)
  if (!token) throw new Error(`No link was mailed to ${to}`)
  await nobody.mutate(CHANGE, { input: { token, newPassword: password } })
}
