import type { startApi } from './api.ts'

const outcome = 'status message error { kind message field traceId }'
type Refusal = { kind: string; message: string; field: string | null } | null
type Answer<Data> = { error: Refusal; data: Data | null }
export type Held = { token: string; rut: string }
type Shown = { name: string; documentName: string; mail: string; consentSha256: string }

type Started = Pick<Awaited<ReturnType<typeof startApi>>, 'post' | 'database'>

/** What somebody without an account does by their link, and what is mailed to them. */
export function externalSigningOf({ post, database }: Started, mailbox: string) {
  const asked =
    <Data>(operation: string, fields: string) =>
    async (values: object) => {
      const input = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`
      const { json } = await post({
        query: `mutation ($input: ${input}!) { ${operation}(input: $input) {
          ${outcome} data { ${fields} } } }`,
        variables: { input: values },
      })
      return json?.data?.[operation] as Answer<Data>
    }
  /** What the page shows, or the refusal in words. */
  async function read(held: Held): Promise<Shown | string> {
    const { json } = await post({
      query: `query ($input: ExternalSigningInput!) { externalSigning(input: $input) {
        name documentName mail consentSha256 } }`,
      variables: { input: held },
    })
    const shown = json?.data?.['externalSigning'] as Shown | null | undefined
    return shown ?? JSON.stringify(json)
  }
  const mailTo = async (to: string, like: string) => {
    const { rows } = await database.owner.query<{ subject: string; text: string }>(
      `select subject, text_body as text from mail_outbox where recipient = $1 and subject like $2
       order by id desc limit 1`,
      [to, like],
    )
    return rows[0]
  }
  return {
    open: asked<{ url: string }>('openExternalSigning', 'name url'),
    askCode: asked<{ mail: string }>('requestExternalCode', 'mail until'),
    sign: asked<{ act: string }>('signExternally', 'document act'),
    reject: asked<{ act: string }>('rejectExternally', 'document act'),
    read,
    mailTo,
    /** The token of the last link. */
    linkOf: async (to = mailbox) => {
      const mail = await mailTo(to, 'Le toca firmar:%')
      const [, token = ''] = /\/public\/firma\/([\w-]+)/.exec(mail?.text ?? '') ?? []
      return token
    },
    /** The code that was mailed last. */
    codeOf: async (to = mailbox) =>
      ((await mailTo(to, '%es su código para firmar'))?.subject ?? '').slice(0, 6),
    consentSha256: async (held: Held) => {
      const shown = await read(held)
      return typeof shown === 'string' ? '' : shown.consentSha256
    },
  }
}
