import { publicId } from '#platform/model/ids.ts'
import { demoPassword } from '../../database/seed/logins.ts'
import type { WatchedApi } from './api.ts'

/** As many people at a time as the demo has with the service of people, each with all they may. */
const people = ['admin', 'supergerente', 'gerente'] as const
const formsOfEach = 3
const filesOfForm = 3
const FILE_BYTES = 10_240 * 1024

export type Uploaded = {
  readonly forms: number
  readonly megabytes: number
  /** What the process had at most, before and after, in megabytes. */
  readonly before: number
  readonly after: number
  /** Answered with an error of ours. */
  readonly broken: number
}

/** Forms of thirty megabytes each, all at once: what the API needs of memory for them. */
export async function uploads(api: WatchedApi, contractId: number): Promise<Uploaded> {
  const tokens = await Promise.all(people.map((username) => tokenOf(api, username)))
  const { peakMb: before } = await api.watched()
  const bytes = new Uint8Array(FILE_BYTES).fill(97)
  const sent = tokens.flatMap((token) =>
    Array.from({ length: formsOfEach }, () => send(api, token, bytes, contractId)),
  )
  const statuses = await Promise.all(sent)
  const { peakMb: after } = await api.watched()
  return {
    forms: sent.length,
    megabytes: (sent.length * filesOfForm * FILE_BYTES) / 2 ** 20,
    before,
    after,
    broken: statuses.filter((status) => status >= 500).length,
  }
}

async function tokenOf(api: WatchedApi, username: string): Promise<string> {
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { data { token } } }`
  const input = { username, password: demoPassword }
  const { text } = await api.ask(JSON.stringify({ query, variables: { input } }))
  const { data } = JSON.parse(text) as { data: { signIn: { data: { token: string } } } }
  return data.signIn.data.token
}

async function send(
  api: WatchedApi,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
  contractId: number,
) {
  const form = new FormData()
  form.append('relatedType', 'absence')
  form.append('relatedId', publicId('contract', contractId))
  for (let at = 0; at < filesOfForm; at += 1) {
    form.append('files', new Blob([bytes], { type: 'text/plain' }), `${at}.txt`)
  }
  const { status } = await fetch(`${api.address}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return status
}
