import { ApiError, type ErrorKind, send } from '#platform/web/api/api.ts'
import type { Asked } from '#modules/company/session/web/index.ts'

/** What a round to the provider is for. */
export type Round =
  | { purpose: 'SIGN_IN'; slug: string; page: string | undefined }
  | { purpose: 'LINK' | 'PROOF' }

/** What came of a round, as the server says it to the browser that began it. */
export type Finished = {
  purpose: 'SIGN_IN' | 'LINK' | 'PROOF' | null
  problem: string | null
  token: string | null
  browser: string | null
  second: Asked | null
  page: string | null
}

type Refused = { error?: { kind: ErrorKind; message: string; field: string | null } }

async function posted<Answer>(address: string, body: object): Promise<Answer> {
  const response = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: Answer & Refused = await response.json().catch(() => ({}))
  if (response.ok) return answer
  const { kind = 'internal', message = 'Ha ocurrido un error', field } = answer.error ?? {}
  throw new ApiError(kind, message, field ? { field } : {})
}

/** Begins a round: where the browser has to go. @throws ApiError */
export const startRound = async (round: Round): Promise<string> =>
  (await posted<{ url: string }>('/sso/start', round)).url

let ending: Promise<Finished> | undefined
/** Ends the round of this page, once however often it is drawn. @throws ApiError */
export const finishRound = (): Promise<Finished> => (ending ??= posted('/sso/finish', {}))

/** Tells the pages of this browser that a proof was given in a window of its own. */
const channel = () => new BroadcastChannel('minga-sso')

export function tellProved(): void {
  const one = channel()
  one.postMessage('proved')
  one.close()
}

/** Listens until it is stopped. */
export function whenProved(then: () => void): () => void {
  const one = channel()
  one.addEventListener('message', () => then())
  return () => one.close()
}
